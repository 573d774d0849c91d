import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { loadSeatMaps as loadSeatMapsCall } from '#contract/seats/seat-maps.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { minute } from '#domain/values/durations.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { passengerOf, placeOf } from '../../support/shop/bookings.ts';
import { endsOf, findSeatRide, type SeatRide, seatWishOf } from '../../support/sold/seat-ride.ts';

let shop: TestShop;
let ride: SeatRide;

beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  ride = findSeatRide(shop);
});
afterAll(() => shop.end());

const ends = () => endsOf(ride);

const bodyOf = (seatNumber: string, more: Readonly<Record<string, unknown>> = {}) =>
  seatWishOf(ride, seatNumber, more);

const select = (seatNumber: string, more: Readonly<Record<string, unknown>> = {}) =>
  shop.askJson('/tms/inventory/select-seat?environment=dev&userId=1', bodyOf(seatNumber, more), {
    'x-forwarded-for': `203.0.113.${benches}`,
    'unit-id': '3895',
    authorization: 'eyJhbGciOiJub25lIn0.e30.',
  });

/** A bench of two nobody sits on, as its two numbers. */
let benches = 0;
const newBench = (): readonly [string, string] => {
  benches += 1;
  const units = [...new Set(ride.template.places.map(({ unit }) => unit))]
    .map((unit) => ride.template.places.filter((place) => place.unit === unit && place.cabinClass === 'Y1'))
    .filter(({ length }) => length === 2);
  const [first, second] = units[benches] ?? [];
  if (first === undefined || second === undefined) throw new Error('The coach is too small.');
  return [first.number, second.number];
};

const chosen = z.strictObject({
  allocationId: z.string(),
  selectedBookingClassId: z.literal(1),
  selectedFareFamilyId: z.literal(1),
  selectedPassengerTypeId: z.literal(0),
  lockFor: z.literal(10),
  now: z.int(),
  deadline: z.int(),
});

const readRefusal = async (answer: Response) => {
  const { type, code, detail } = z
    .object({ type: z.string(), code: z.int(), detail: z.string() })
    .parse(await answer.json());
  return { status: answer.status, type, code, nearest: detail.split(', ').length };
};

test('[C-06] an unmodified client holds a seat for ten minutes', async () => {
  const [seat] = newBench();
  const answer = await select(seat);
  const { now, deadline } = chosen.parse(await answer.json());
  expect([answer.status, Math.ceil((deadline - now) / minute)]).toEqual([200, 10]);
});

test('[E-07] a seat somebody has answers 400 and names the nearest places', async () => {
  const [seat] = newBench();
  await select(seat);
  expect(await readRefusal(await select(seat))).toEqual({
    status: 400,
    type: 'seat-taken',
    code: 9400,
    nearest: 3,
  });
});

test('[V-23] beside a man of another booking a woman is refused with 400', async () => {
  const [seat, beside] = newBench();
  await select(seat);
  expect(await readRefusal(await select(beside, { gender: 'F' }))).toEqual({
    status: 400,
    type: 'gender-beside',
    code: 9402,
    nearest: 3,
  });
});

test('[V-23] one browser chooses for a couple, and so does who names their party', async () => {
  const [one, two] = newBench();
  const [three, four] = newBench();
  const browser = browserClient(shop);
  const party = 'the-two-of-us-1234567890';
  const answers = [
    await browser.post('/tms/inventory/select-seat', bodyOf(one)),
    await browser.post('/tms/inventory/select-seat', bodyOf(two, { gender: 'F' })),
    await select(three, { party }),
    await select(four, { party, gender: 'F' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
});

test.each(['a guest', 'a member'])('[V-23] what %s books begins a new party', async (who) => {
  const [one, two] = newBench();
  const member = await memberOf(shop);
  const [browser, authorized] =
    who === 'a member' ? [member.client, member.authorized] : [browserClient(shop), {}];
  const choose = (seat: string, gender: string) =>
    browser.post('/tms/inventory/select-seat', bodyOf(seat, { gender }), authorized);
  const { allocationId } = chosen.parse(await (await choose(one, 'F')).json());
  const held = { holdId: allocationId, seat: one };
  const { fromStationId: from, toStationId: to } = ends();
  const place = placeOf({ runId: ride.runId, coach: ride.coach, from, to }, held);
  const wish = { preReservation: false, passengers: [passengerOf([place])] };
  const made = await browser.post('/crs/rail-booking/create-pnr', wish, authorized);
  const after = await choose(two, 'M');
  expect([made.status, await readRefusal(after)]).toEqual([
    200,
    { status: 400, type: 'gender-beside', code: 9402, nearest: 3 },
  ]);
});

test('[V-23] a member keeps one party until something is booked, and is not the party of the guest', async () => {
  const [one, two] = newBench();
  const [three, four] = newBench();
  const { client, authorized } = await memberOf(shop);
  const choose = (seat: string, gender: string, headers: Readonly<Record<string, string>>) =>
    client.post('/tms/inventory/select-seat', bodyOf(seat, { gender }), headers);
  const answers = [
    await choose(one, 'F', authorized),
    await choose(two, 'M', authorized),
    await choose(three, 'F', authorized),
    await choose(four, 'M', {}),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 400]);
});

test('a party chooses a coach full, then waits until its seats would be free again', async () => {
  const party = 'who-wants-the-whole-train';
  const choose = () => select('99Z', { party });
  const statuses: number[] = [];
  for (let turn = 0; turn < 90; turn += 1) statuses.push((await choose()).status);
  expect(statuses).toEqual([...Array.from({ length: 88 }, () => 400), 429, 429]);
  expect((await select('99Z', { party: 'somebody-else-of-this-house' })).status).toBe(400);
});

test('seat numbers are understood in either case', async () => {
  const [seat] = newBench();
  expect((await select(seat.toLowerCase())).status).toBe(200);
});

test('[C-06] a seat is let go with an empty answer, once', async () => {
  const [seat] = newBench();
  const { allocationId } = chosen.parse(await (await select(seat)).json());
  const body = { trainCarId: coachIdOf(ride.runId, ride.coach), allocationId, seatNumber: seat };
  const first = await shop.askJson('/tms/inventory/release-seat', body);
  const second = await shop.askJson('/tms/inventory/release-seat', body);
  expect([first.status, await first.text(), second.status]).toEqual([200, '', 400]);
  expect((await select(seat, { gender: 'F' })).status).toBe(200);
});

const seatMaps = z.object({
  seatMaps: z.array(
    z.object({
      trainCarId: z.int(),
      trainCarIndex: z.int(),
      trainCarOnSale: z.boolean(),
      availableSeatCount: z.int(),
      allocationSeats: z.array(z.object({ seatNumber: z.string(), genders: z.array(z.string()) })),
      seatPrices: z.array(z.object({ seatNumber: z.string(), cabinClassId: z.int() })),
      seatMapTemplate: z.object({
        id: z.int(),
        description: z.string(),
        seatMaps: z.array(
          z.object({ id: z.int(), seatNumber: z.string(), item: z.object({ saleable: z.boolean() }) }),
        ),
      }),
    }),
  ),
});

const loadMaps = async () =>
  (
    await shop.askJson('/tms/seat-maps/load-by-train-id', { ...ends(), trainId: ride.runId, legIndex: 0 })
  ).json();

test('[C-06] the map of a run names every coach, what is sold in it and what is taken', async () => {
  const [seat] = newBench();
  await select(seat, { gender: 'F' });
  const { seatMaps: maps } = seatMaps.parse(await loadMaps());
  expect(maps.map(({ trainCarIndex }) => trainCarIndex)).toEqual(
    ride.train.coaches.map(({ index }) => index),
  );
  const own = maps.find(({ trainCarIndex }) => trainCarIndex === ride.coach);
  expect(own?.allocationSeats.filter(({ seatNumber }) => seatNumber === seat)).toEqual([
    { seatNumber: seat, genders: ['F'] },
  ]);
  expect(own?.seatPrices.map(({ seatNumber }) => seatNumber)).toEqual(
    ride.template.places.map(({ number }) => number),
  );
  expect(own?.availableSeatCount).toBe(ride.template.places.length - (own?.allocationSeats.length ?? 0));
  const cells = own?.seatMapTemplate.seatMaps ?? [];
  expect(cells.filter(({ item }) => item.saleable).length).toBe(ride.template.places.length);
  expect(cells.filter(({ item }) => !item.saleable).map(({ seatNumber }) => seatNumber)).toEqual(
    ride.template.fittings.map(() => ''),
  );
});

test('[C-06] the shop reads from the map the coach as it is built', async () => {
  const read = understood(loadSeatMapsCall.granted, await loadMaps());
  const own = read.ok ? read.value.seatMaps.find(({ index }) => index === ride.coach) : undefined;
  expect(own?.coach).toEqual(ride.template);
});

test('[C-06] who sits where is told without the drawing', async () => {
  const [seat] = newBench();
  await select(seat);
  const trainCarId = coachIdOf(ride.runId, ride.coach);
  const answer = await shop.askJson('/tms/inventory/find-seat-map-allocations', {
    ...ends(),
    trainId: ride.runId,
    trainCarId,
  });
  const answered = z
    .object({
      seatMapAllocations: z.array(z.object({ trainCarId: z.int(), allocationSeats: z.array(z.unknown()) })),
    })
    .parse(await answer.json());
  expect(answered.seatMapAllocations.map((coach) => coach.trainCarId)).toEqual([trainCarId]);
  expect(answered.seatMapAllocations[0]?.allocationSeats).toContainEqual({
    seatNumber: seat,
    genders: ['M'],
  });
});

const prices = '/tms/inventory/check-seat-selection-prices';

test('[C-06] what seats cost is told for held ones and for ones only thought of', async () => {
  const [seat, other] = newBench();
  const party = 'two-who-want-to-know-1234';
  const { allocationId } = chosen.parse(await (await select(seat, { party })).json());
  const price = z.object({
    totalPrice: z.number(),
    seatPrices: z.array(z.object({ seatNumber: z.string() })),
  });
  const [held, less] = await Promise.all(
    [0, 1].map((passengerTypeId) =>
      shop.askJson(prices, { seatSelections: [{ allocationId, passengerTypeId }] }),
    ),
  );
  const thought = await shop.askJson(`${prices}-simulation`, {
    seatSelections: [bodyOf(seat), bodyOf(other, { passengerTypeId: 1 })],
  });
  const { totalPrice: full } = price.parse(await held?.json());
  expect(price.parse(await less?.json()).totalPrice).toBeLessThan(full);
  const both = price.parse(await thought.json());
  expect(both.seatPrices.map(({ seatNumber }) => seatNumber)).toEqual([seat, other]);
  expect([full > 0, both.totalPrice > full, both.totalPrice < 2 * full]).toEqual([true, true, true]);
});

test('[C-06] a price is refused for a hold that is over, a seat that is not there and a tariff nobody knows', async () => {
  const gone = await shop.askJson(prices, { seatSelections: [{ allocationId: 'A'.repeat(34) }] });
  const noSeat = await shop.askJson(`${prices}-simulation`, { seatSelections: [bodyOf('99Z')] });
  const [seat] = newBench();
  const noTariff = await shop.askJson('/tms/inventory/check-seat-selection-prices-simulation', {
    seatSelections: [bodyOf(seat, { passengerTypeId: 99 })],
  });
  const refusals = [await readRefusal(gone), await readRefusal(noSeat), await readRefusal(noTariff)];
  expect(refusals.map(({ status, type }) => [status, type])).toEqual([
    [400, 'selection-time-expired'],
    [400, 'seat-unknown'],
    [400, 'tariff-unknown'],
  ]);
});

test.each([
  ['a run nobody knows', { trainId: 99 }],
  ['stations the other way round', { fromStationId: -1 }],
])('the map of %s is refused', async (_name, more) => {
  const answer = await shop.askJson('/tms/seat-maps/load-by-train-id', {
    ...ends(),
    trainId: ride.runId,
    ...more,
  });
  expect(answer.status).toBe(400);
});
