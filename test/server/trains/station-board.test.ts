import { afterAll, beforeAll, expect, test } from 'vitest';
import { safeDecode, type ZodMiniType } from 'zod/mini';
import { trainAvailability } from '#contract/journeys/train-availability.ts';
import * as calls from '#contract/journeys/trains.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import { dayNumberAt, startOfDay } from '#domain/time/travel-day.ts';
import { day as dayLong, minute } from '#domain/values/durations.ts';
import { coachIdOf, runIdOf } from '#domain/values/run-id.ts';
import { namedStationIn } from '#server/railway/context/named-station.ts';
import { runsOn, type Train } from '#server/railway/network/railway.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';

const timeLimit = 120_000;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
}, timeLimit);
afterAll(() => shop.end());

const network = () => shop.open.app.railway.network();
const now = () => shop.open.app.clock.now();
const nextWeek = () => dayNumberAt(now()) + 7;

const trainBy = (is: (train: Train) => boolean): Train => {
  const found = network().trains.find((train) => train !== undefined && is(train));
  if (found === undefined) throw new Error('There is no such train.');
  return found;
};

const runningDay = ({ calendar }: Train, from = nextWeek()): number => {
  const days = Array.from({ length: 14 }, (_, after) => from + after);
  return days.find((day) => runsOn(calendar, day)) ?? 0;
};

type Call<Granted extends ZodMiniType> = {
  readonly method: string;
  readonly path: string;
  readonly granted: Granted;
};

const asked = async <Granted extends ZodMiniType>(
  { method, path, granted }: Call<Granted>,
  body: unknown,
  headers: Record<string, string> = {},
) => {
  const answer =
    method === 'get' ? await shop.ask(path, { headers }) : await shop.askJson(path, body, headers);
  const text = await answer.text();
  const read = safeDecode(granted, JSON.parse(text));
  if (!read.success) throw new Error(`${answer.status} ${text.slice(0, 200)}`);
  return read.data;
};

const refusedAs = async ({ path }: { readonly path: string }, body: unknown) => {
  const answer = await shop.askJson(path, body);
  const { code, type } = await answer.json();
  return [answer.status, code, type];
};

const typesIn = async (train: Train) => {
  const trainId = runIdOf(train.index, runningDay(train));
  const { passengerTypes } = await asked(calls.loadPassengerTypes, { trainId }, { 'accept-language': 'en' });
  return passengerTypes;
};

const hasPlaces = (code: string) => (train: Train) =>
  train.coaches.some(({ template }) =>
    network()
      .templates.get(template)
      ?.places.some(({ cabinClass }) => cabinClass === code),
  );

const touristTrains = () => asked(calls.loadTouristicTrains, undefined);

const two = (part: number) => String(part).padStart(2, '0');
const moment = (instant: number) => {
  const at = new Date(instant);
  return `${two(at.getUTCDate())}-${two(at.getUTCMonth() + 1)}-${at.getUTCFullYear()} ${two(at.getUTCHours())}:00:00`;
};

test('[C-06] a run is told stop by stop', async () => {
  const train = trainBy(({ number }) => number === '81003');
  const day = runningDay(train);
  const run = await asked(calls.loadTrainSegments, { trainId: runIdOf(train.index, day) });
  expect(
    run.segments.map(({ segment, departureTime, arrivalTime }) => [
      segment.departureStation.id,
      segment.arrivalStation.id,
      departureTime,
      arrivalTime,
    ]),
  ).toEqual(
    train.stops
      .slice(1)
      .map((next, at) => [
        train.stops[at]?.station,
        next.station,
        startOfDay(day) + (train.stops[at]?.departure ?? 0) * minute,
        startOfDay(day) + next.arrival * minute,
      ]),
  );
  expect([run.number, run.trainDate]).toEqual(['81003', day * dayLong]);
});

test('[C-06] a run that is not there is unknown to every call that names one', async () => {
  const trainId = runIdOf(9999, nextWeek());
  const paths = [
    calls.loadTrainSegments,
    calls.loadPassengerTypes,
    calls.findCars,
    calls.loadCabinCapacities,
  ];
  for (const call of paths) {
    expect(await refusedAs(call, { trainId })).toEqual([400, 9303, 'train-unknown']);
  }
});

test('[C-06] pets travel sitting, dogs in compartments that are sold whole, all types have their name in the reader’s language', async () => {
  const beds = await typesIn(trainBy(({ type }) => type === 'TURISTIK_TREN'));
  const loca = await typesIn(trainBy(hasPlaces('L')));
  const without = await typesIn(trainBy((train) => hasPlaces('Y1')(train) && !hasPlaces('L')(train)));
  const codes = (types: typeof beds) => types.map(({ code }) => code);
  expect([codes(beds).includes('pet'), codes(beds).includes('dog')]).toEqual([false, false]);
  expect([codes(loca).includes('pet'), codes(loca).includes('dog')]).toEqual([true, true]);
  expect([codes(without).includes('pet'), codes(without).includes('dog')]).toEqual([true, false]);
  expect(loca.find(({ id }) => id === 0)).toEqual({
    id: 0,
    code: 'full',
    name: loca[0]?.name,
    fromMonths: 0,
    underMonths: 0,
    citizensOnly: false,
    discountRate: 0,
    occupiesSeat: true,
  });
  expect(loca.every(({ name }) => /^\p{L}/u.test(name))).toBe(true);
});

test('[C-06] tourist trains are told with the opening of their sale: to buy, closed for a while, or not open yet', async () => {
  const { trains } = await touristTrains();
  expect(new Set(trains.map(({ type }) => type))).toEqual(new Set(['TURISTIK_TREN']));
  for (const each of trains) {
    const isOpen = each.saleOpeningTime <= now();
    expect([each.status, each.availability > 0, each.minPrice !== null]).toEqual(
      isOpen ? ['BUY', true, true] : ['NOT_OPEN', false, false],
    );
  }
  expect(new Set(trains.map(({ status }) => status))).toEqual(new Set(['BUY', 'NOT_OPEN']));
  const [first] = trains;
  const train = trainBy(({ number }) => number === first?.number);
  await shop.open.app.db
    .insertInto('closed_coach')
    .values(train.coaches.map(({ index }) => ({ run_id: first?.trainId ?? 0, coach: index })))
    .execute();
  await expect
    .poll(async () => (await touristTrains()).trains[0]?.status, { timeout: 10_000 })
    .toBe('TEMPORARILY_CLOSED');
});

test('[C-06] a tourist train whose last place is held is full', async () => {
  const [, second] = (await touristTrains()).trains;
  const train = trainBy(({ number }) => number === second?.number);
  const party = crypto.randomUUID();
  const wanted = train.coaches.flatMap(({ index, template }) =>
    (network().templates.get(template)?.places ?? []).map((place) => ({
      runId: second?.trainId ?? 0,
      coach: index,
      seat: place.number,
      fromStop: 0,
      toStop: train.stops.length - 1,
      gender: 'F' as const,
      occupant: isWheelchairPlace(place) ? ('wheelchair-user' as const) : ('passenger' as const),
      party,
    })),
  );
  const answers = await Promise.all(wanted.map((place) => shop.open.app.seats.hold(place)));
  expect([answers.length > 50, answers.filter(({ ok }) => !ok)]).toEqual([true, []]);
  await shop.open.app.occupancy.caughtUp();
  const [, full] = (await touristTrains()).trains;
  expect([full?.trainId, full?.status, full?.availability, full?.minPrice]).toEqual([
    second?.trainId,
    'FULL',
    0,
    null,
  ]);
});

test('[C-06] coaches and classes are counted over a stretch, and a held seat is not free', async () => {
  const train = trainBy(({ number }) => number === '81003');
  const runId = runIdOf(train.index, runningDay(train));
  const stations = train.stops.map(({ station }) => station);
  const [from, via] = stations;
  const to = stations.at(-1);
  const stretch = { trainId: runId, fromStationId: from, toStationId: via };
  const before = await asked(calls.loadCabinCapacities, stretch);
  expect(before.capacities.every(({ capacity, availability }) => capacity === availability)).toBe(true);
  const { cars } = await asked(calls.findCars, { ...stretch, cabinClassId: 2 });
  expect(
    cars.every(({ cabinClasses }) => cabinClasses.some(({ cabinClass }) => cabinClass.code === 'Y1')),
  ).toBe(true);
  const [car] = cars;
  const coach = train.coaches.find(({ index }) => index === car?.carIndex);
  const seat = network()
    .templates.get(coach?.template ?? -1)
    ?.places.find(({ cabinClass }) => cabinClass === 'Y1');
  const held = await shop.open.app.seats.hold({
    runId,
    coach: coach?.index ?? 0,
    seat: seat?.number ?? '',
    fromStop: 0,
    toStop: 1,
    gender: 'M',
    occupant: 'passenger',
    party: crypto.randomUUID(),
  });
  expect([held.ok, car?.id]).toEqual([true, coachIdOf(runId, coach?.index ?? -1)]);
  await shop.open.app.occupancy.caughtUp();
  const sumOf = async (asking: unknown) => {
    const { capacities } = await asked(calls.loadCabinCapacities, asking);
    return capacities
      .filter(({ cabinClass }) => cabinClass.code === 'Y1')
      .map(({ capacity, availability }) => capacity - availability);
  };
  expect(await sumOf(stretch)).toEqual([1]);
  expect(await sumOf({ trainId: runId })).toEqual([1]);
  expect(await sumOf({ trainId: runId, fromStationId: via, toStationId: to })).toEqual([0]);
  expect(await refusedAs(calls.findCars, { trainId: runId, fromStationId: to, toStationId: from })).toEqual([
    400,
    9300,
    'station-unknown',
  ]);
});

test('[C-06] ramps stand at the thirteen stations of fast trains; a regional ticket is good for a day', async () => {
  const all = await asked(calls.loadRampedStations, {});
  expect(all.length).toBe(13);
  expect(all.find(({ id }) => id === 98)).toEqual(namedStationIn(network(), 98));
  expect(await asked(calls.loadRampedStations, { stationIds: [98, 4] })).toEqual(
    all.filter(({ id }) => id === 98),
  );
  expect(await asked(calls.loadRegionalValidity, undefined)).toEqual({ validHours: 24 });
});

test('[C-06] a search within the country leaves out trains that leave it', async () => {
  const train = trainBy(({ type }) => type.startsWith('ULUSLARARASI'));
  const begin = startOfDay(runningDay(train));
  const from = train.stops[0]?.station ?? 0;
  const reached = shop.open.app.railway.network().pairs.get(from);
  const to = train.stops.findLast(({ station }) => reached?.has(station))?.station;
  const route = {
    departureStationId: from,
    arrivalStationId: to,
    departureDate: moment(begin),
  };
  const isListedFor = async (searchType: string) => {
    const answer = await shop.askJson(trainAvailability.path, { searchRoutes: [route], searchType });
    const text = await answer.text();
    return text.includes(`"number":"${train.number}"`);
  };
  expect([await isListedFor('INTERNATIONAL'), await isListedFor('DOMESTIC')]).toEqual([true, false]);
});
