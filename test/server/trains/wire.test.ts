import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { safeDecode } from 'zod/mini';
import { journeys } from '#contract/journeys/journeys.ts';
import { availabilityAnswer } from '#contract/journeys/train-availability.ts';
import { fullPriceOf } from '#domain/fare/price.ts';
import { dayNumberAt, startOfDay, travelDayOf } from '#domain/time/travel-day.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { availabilityShape } from '#test/support/railway/availability-shape.ts';
import { misshapen, readShaped } from '#test/support/railway/shape.ts';

const path = '/tms/train/train-availability';
const timeLimit = 120_000;
const hour = 3_600_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, timeLimit);
afterAll(() => shop.end());

const two = (part: number) => String(part).padStart(2, '0');

/** The day's midnight of the railway a week from now. */
const midnight = () => startOfDay(dayNumberAt(shop.open.app.clock.now()) + 7);

const written = (instant: number, pad: (part: number) => string = two) => {
  const at = new Date(instant);
  return `${pad(at.getUTCDate())}-${pad(at.getUTCMonth() + 1)}-${at.getUTCFullYear()} ${two(at.getUTCHours())}:00:00`;
};

const route = (from: number, to: number, departureDate: string) => ({
  departureStationId: from,
  arrivalStationId: to,
  departureDate,
});

const body = (...searchRoutes: readonly Readonly<Record<string, unknown>>[]) => ({
  searchRoutes,
  passengerTypeCounts: [{ id: 0, count: 1 }],
  searchReservation: false,
});

const answered = async (sent: unknown, at = path, headers: Record<string, string> = {}) => {
  const answer = await shop.askJson(at, sent, headers);
  const text = await answer.text();
  const read = safeDecode(availabilityAnswer, JSON.parse(text));
  if (!read.success) throw new Error(`${answer.status} ${text.slice(0, 300)} ${read.error.message}`);
  return { text, answer: read.data };
};

const departuresOf = ({ answer }: Awaited<ReturnType<typeof answered>>, way = 0) =>
  (answer.trainLegs[way]?.trainAvailabilities ?? []).map(
    ({ trains }) => trains[0]?.segments[0]?.departureTime ?? 0,
  );

const typesOf = async (blTrainTypes: readonly string[]) => {
  const { answer } = await answered({ ...body(route(98, 1325, written(midnight()))), blTrainTypes });
  return new Set(
    answer.trainLegs[0]?.trainAvailabilities.flatMap(({ trains }) => trains.map(({ type }) => type)),
  );
};

const asked = async (from: number, to: number, party = { passengers: 1, women: 0, men: 0 }) => {
  const answer = await shop.askJson('/tms/train/journeys', {
    ways: [{ from, to, day: travelDayOf(dayNumberAt(midnight())) }],
    party,
  });
  const read = safeDecode(journeys.granted, await answer.json());
  if (!read.success) throw read.error;
  return read.data.ways[0]?.journeys ?? [];
};

const byText = (one: readonly unknown[], other: readonly unknown[]) =>
  String(one).localeCompare(String(other));

describe('[C-06] train-availability of the operator is answered unchanged', () => {
  test('the whole real answer has the shape public clients read', async () => {
    const { text, answer } = await answered(body(route(93, 1325, written(midnight()))));
    expect(misshapen(readShaped(text), availabilityShape)).toEqual([]);
    expect(answer.trainLegs[0]?.resultCount).toBe(answer.trainLegs[0]?.trainAvailabilities.length);
    expect(answer.trainLegs[0]?.resultCount).toBeGreaterThan(15);
  });

  test('a day of the railway is asked for by its midnight in UTC, and the answer goes from there for a day', async () => {
    const found = departuresOf(await answered(body(route(98, 1325, written(midnight())))));
    expect(found.filter((at) => at < midnight() || at >= midnight() + 24 * hour)).toEqual([]);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  test('clients that ask from 00:00 in UTC are answered from three in the morning to three in the next', async () => {
    const begin = midnight() + 3 * hour;
    const found = departuresOf(await answered(body(route(98, 1325, written(begin)))));
    const day = departuresOf(await answered(body(route(98, 1325, written(midnight())))));
    expect(found.filter((at) => at < begin || at >= begin + 24 * hour)).toEqual([]);
    expect(day.filter((at) => at >= begin).every((at) => found.includes(at))).toBe(true);
  });

  test('days without padding, and day 0 for the last of the month before, are read', async () => {
    const plain = departuresOf(await answered(body(route(98, 1325, written(midnight())))));
    expect(departuresOf(await answered(body(route(98, 1325, written(midnight(), String)))))).toEqual(plain);
    const now = new Date(shop.open.app.clock.now());
    const first = Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1);
    const lastDay = written(first - 3 * hour);
    const dayNought = `0-${new Date(first).getUTCMonth() + 1}-${new Date(first).getUTCFullYear()} 21:00:00`;
    const ofLastDay = departuresOf(await answered(body(route(98, 1325, lastDay))));
    expect(ofLastDay.length).toBeGreaterThan(0);
    expect(departuresOf(await answered(body(route(98, 1325, dayNought))))).toEqual(ofLastDay);
  });

  test.each([
    ['with names, types and a black list', { searchType: 'DOMESTIC', blTrainTypes: ['TURISTIK_TREN'] }],
    ['with an empty black list', { blTrainTypes: [] }],
    ['with a black list that repeats itself', { blTrainTypes: ['TURISTIK_TREN', 'TURISTIK_TREN'] }],
    ['with another passenger type', { passengerTypeCounts: [{ id: 1, count: 2 }] }],
    ['with nothing beside the routes', { passengerTypeCounts: undefined, searchReservation: undefined }],
    ['with fields nobody knows', { lang: 'TR', something: { else: 1 } }],
  ])('%s', async (_, more) => {
    const sent = {
      ...body({
        ...route(98, 1325, written(midnight())),
        departureStationName: 'ANKARA GAR',
        arrivalStationName: 'İSTANBUL(SÖĞÜTLÜÇEŞME)',
      }),
      ...more,
    };
    const plain = departuresOf(await answered(body(route(98, 1325, written(midnight())))));
    expect(departuresOf(await answered(sent))).toEqual(plain);
  });

  test('the black list takes its trains out and leaves the others', async () => {
    expect((await typesOf([])).has('YHT')).toBe(true);
    const others = await typesOf(['YHT']);
    expect([others.has('YHT'), others.has('AH')]).toEqual([false, true]);
  });

  test.each([
    ['no header of the operator at all', {}],
    ['a bare token and a unit', { authorization: 'eyJh.bGci.x', 'unit-id': '3895' }],
    ['Bearer, and the unit spelled otherwise', { authorization: 'Bearer eyJh.bGci.x', 'Unit-Id': '4237' }],
    ['the old credential', { authorization: 'Basic c29tZTpib2R5' }],
    [
      'the headers of late 2026',
      {
        'x-tms-xsrf-token': 'x',
        'captcha-session': 'x',
        'channel-code': '3',
        'device-id': 'x',
        'application-name': 'TCDD',
        channelid: '3',
      },
    ],
  ])('is answered with %s, whatever stands in the query', async (_, headers) => {
    const sent = body(route(98, 1325, written(midnight())));
    const plain = departuresOf(await answered(sent));
    const given = await answered(sent, `${path}?environment=dev&userId=1`, headers);
    expect(departuresOf(given)).toEqual(plain);
  });

  test('there and back are two legs', async () => {
    const found = await answered(
      body(route(98, 1325, written(midnight())), route(1325, 98, written(midnight() + 24 * hour))),
    );
    expect(found.answer.legCount).toBe(2);
    expect(found.answer.trainLegs.map(({ resultCount }) => resultCount > 0)).toEqual([true, true]);
    expect(departuresOf(found, 1).every((at) => at >= midnight() + 24 * hour)).toBe(true);
  });

  test('several ways at once are one call of their own', async () => {
    const ways = [
      route(98, 1325, written(midnight())),
      route(93, 796, written(midnight())),
      route(98, 566, written(midnight())),
    ];
    const { answer } = await answered(body(...ways), '/tms/train/multiple-train-availability');
    expect([answer.legCount, answer.trainLegs.every(({ resultCount }) => resultCount > 0)]).toEqual([
      3,
      true,
    ]);
  });

  test.each([
    ['[E-06] a station nobody knows', 9300, 'station-unknown', () => route(999_999, 98, written(midnight()))],
    ['[E-06] the same station twice', 9301, 'stations-alike', () => route(98, 98, written(midnight()))],
    [
      '[E-06] stations no ticket joins',
      9305,
      'stations-unpaired',
      () => route(300, 1325, written(midnight())),
    ],
    ['[E-06] [604] a day that is over', 604, 'day-not-on-sale', () => route(98, 1325, '01-01-2020 00:00:00')],
    ['[E-06] [604] a day too far away', 604, 'day-not-on-sale', () => route(98, 1325, '01-01-2090 00:00:00')],
  ])('%s is refused with a sentence', async (_, code, type, way) => {
    const answer = await shop.askJson(path, body(way()), { 'accept-language': 'en' });
    const json = await answer.json();
    expect([answer.status, json.code, json.type]).toEqual([400, code, type]);
    expect(json.message).toMatch(/\w+ .*\.$/);
  });

  test.each(['31-02-2027 21:00:00', '2027-02-01 21:00:00', '1-13-2027 21:00:00', '', '01-02-2027'])(
    'a day written as “%s” is not understood',
    async (departureDate) => {
      const answer = await shop.askJson(path, body(route(98, 1325, departureDate)));
      expect([answer.status, (await answer.json()).type]).toEqual([400, 'call-not-understood']);
    },
  );
});

describe('[C-06] the shop’s own search', () => {
  test('tells the same trains as the wire', async () => {
    const found = await asked(98, 1325);
    const { answer } = await answered(body(route(98, 1325, written(midnight()))));
    expect(
      found.map(({ kind, legs }) => [kind, legs.map(({ runId, departure }) => [runId, departure])]),
    ).toEqual(
      answer.trainLegs[0]?.trainAvailabilities.map(({ connection, trains }) => [
        connection ? 'transfer' : 'direct',
        trains.map(({ id, segments }) => [id, segments[0]?.departureTime]),
      ]),
    );
    expect(
      found.map(({ legs }) =>
        legs.map(({ cabins }) =>
          cabins
            .filter(({ general, wheelchair, bound }) => general + wheelchair + bound > 0)
            .map(({ cabinClass, price, general, wheelchair, bound }) => [
              cabinClass,
              fullPriceOf(price ?? 0, { family: 'STANDART', surcharge: 0 }) / 100,
              general + wheelchair + bound,
            ])
            .toSorted(byText),
        ),
      ),
    ).toEqual(
      answer.trainLegs[0]?.trainAvailabilities.map(({ trains }) =>
        trains.map((train) =>
          train.cabinClassAvailabilities
            .map(({ cabinClass, availabilityCount }) => [
              cabinClass.code,
              train.availableFareInfo[0]?.cabinClasses.find((fare) => fare.cabinClass.id === cabinClass.id)
                ?.minPrice,
              availabilityCount,
            ])
            .toSorted(byText),
        ),
      ),
    );
  });

  test('tells journeys with changes, each stop in minutes after its leg departs', async () => {
    const found = await asked(796, 312);
    const changing = found.find(({ kind }) => kind === 'transfer');
    expect(changing?.legs.length).toBeGreaterThan(1);
    for (const { stops, from, to, departure, arrival } of changing?.legs ?? []) {
      expect([stops[0]?.station, stops[0]?.departs, stops.at(-1)?.station, stops.at(-1)?.arrives]).toEqual([
        from,
        0,
        to,
        (arrival - departure) / 60_000,
      ]);
    }
  });

  test('counts a place beside a stranger only for who may take it', async () => {
    const [journey] = await asked(98, 1325);
    const leg = journey?.legs[0];
    const { app } = shop.open;
    const train = app.railway.network().trains.find((each) => each?.number === leg?.number);
    const coach = train?.coaches.find(({ template }) =>
      app.railway
        .network()
        .templates.get(template)
        ?.places.some(({ cabinClass }) => cabinClass === 'Y1'),
    );
    const places = app.railway.network().templates.get(coach?.template ?? -1)?.places ?? [];
    const bench = places.find(
      ({ cabinClass, unit, number }) =>
        cabinClass === 'Y1' &&
        places.filter((each) => each.unit === unit && each.number !== number).length === 1,
    );
    const held = await app.seats.hold({
      runId: leg?.runId ?? 0,
      coach: coach?.index ?? 0,
      seat: bench?.number ?? '',
      fromStop: 0,
      toStop: (train?.stops.length ?? 0) - 1,
      gender: 'F',
      occupant: 'passenger',
      party: crypto.randomUUID(),
    });
    expect(held.ok).toBe(true);
    await app.occupancy.caughtUp();
    const boundFor = async (women: number, men: number) => {
      const [first] = await asked(98, 1325, { passengers: women + men, women, men });
      return first?.legs[0]?.cabins.find(({ cabinClass }) => cabinClass === 'Y1')?.bound;
    };
    expect([await boundFor(1, 0), await boundFor(0, 1), await boundFor(0, 0)]).toEqual([1, 0, 1]);
  });
});
