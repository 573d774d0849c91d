import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { minute } from '#domain/values/durations.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { hour } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import {
  bodyOf,
  fullFare,
  holdSeat,
  passengerOf,
  placeOf,
  type Ride,
  rideOf,
  ridesOf,
} from '../../support/shop/bookings.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const create = '/crs/rail-booking/create-pnr';
const select = '/tms/inventory/select-seat';

const booked = async (answer: Response) => z.decode(reservation, await answer.json());

type Pair = readonly [Ride, Ride];

const pairOf = (mayFollow: (one: Ride, other: Ride) => boolean, daysLater: number): Pair => {
  const first = ridesOf(shop, { daysAhead: 12 });
  const second = ridesOf(shop, { daysAhead: 12 + daysLater });
  for (const one of first) {
    const other = second.find((ride) => ride.runId !== one.runId && mayFollow(one, ride));
    if (other !== undefined) return [one, other];
  }
  throw new Error('No two runs follow each other so.');
};

const lonely = ({ units }: Ride, taken: number): string => units[taken]?.[0] ?? '';

const heldIn = async (ride: Ride, taken: number) =>
  placeOf(ride, await holdSeat(shop, ride, lonely(ride, taken)));

const sumOf = (lines: readonly { readonly rule: string; readonly amount: number }[]) =>
  lines.reduce((sum, { amount }) => sum + amount, 0);

test('[V-29] [C-07] there and back in one booking takes a twentieth off each way, and the row says so', async () => {
  const [there, back] = pairOf((one, other) => other.from === one.to && other.to === one.from, 3);
  const selections = [[await heldIn(there, 0)], [await heldIn(back, 0)]];
  const made = await booked(
    await shop.askJson(create, bodyOf([passengerOf([], { passengerMultiLegSeatSelections: selections })])),
  );
  const tickets = (made.passengers[0]?.tickets ?? []).flat();
  expect(tickets.map(({ runId }) => runId)).toEqual([there.runId, back.runId]);
  for (const { prices, amount } of tickets) {
    const [fare, discount, rounding] = prices;
    expect([fare?.rule, discount?.rule, discount?.row, rounding?.rule]).toEqual([
      'fare',
      'round-trip',
      'both-ways',
      'whole-lira',
    ]);
    expect(discount?.amount).toBe(-Math.round((fare?.amount ?? 0) * 0.05));
    expect(sumOf(prices)).toBe(amount);
  }
  expect(made.amount).toBe(tickets.reduce((sum, { amount }) => sum + amount, 0));
});

test.each([
  ['ends elsewhere', (one: Ride, other: Ride) => other.from === one.to && other.to !== one.from, 7],
  ['begins elsewhere', (one: Ride, other: Ride) => other.from !== one.to && other.to === one.from, 8],
] as const)('[V-29] a way back that %s takes nothing off', async (_, mayFollow, nth) => {
  const [there, back] = pairOf(mayFollow, 3);
  const selections = [[await heldIn(there, nth)], [await heldIn(back, nth)]];
  const passengers = [passengerOf([], { passengerMultiLegSeatSelections: selections })];
  const made = await booked(await shop.askJson(create, bodyOf(passengers)));
  const tickets = (made.passengers[0]?.tickets ?? []).flat();
  const fares = [there, back].map((ride) => Math.round(fullFare(shop, ride) * 100));
  expect(tickets.map(({ amount }) => amount)).toEqual(fares);
});

test('[S-11] [C-07] a change of trains is one booking with a seat and a ticket for each leg', async () => {
  const [first, second] = pairOf(
    (one, other) => other.from === one.to && other.to !== one.from && other.departure > one.arrival,
    0,
  );
  const places = [await heldIn(first, 0), await heldIn(second, 0)];
  const made = await booked(await shop.askJson(create, bodyOf([passengerOf(places)])));
  const [legs] = made.passengers[0]?.tickets ?? [];
  expect(legs?.map(({ runId, from, to }) => [runId, from.id, to.id])).toEqual([
    [first.runId, first.from, first.to],
    [second.runId, second.from, second.to],
  ]);
  expect(legs?.some(({ prices }) => prices.some(({ rule }) => rule === 'round-trip'))).toBe(false);
});

test('[V-26] legs that run at the same time are no journey', async () => {
  const [first, second] = pairOf(
    (one, other) => other.departure < one.arrival && other.departure >= one.departure,
    0,
  );
  const places = [await heldIn(first, 1), await heldIn(second, 1)];
  expect(await readOutcome(await shop.askJson(create, bodyOf([passengerOf(places)])))).toEqual([
    400,
    'seat-count-wrong',
  ]);
});

test.each([
  [
    'an hour before',
    (offset: number) => offset < -hour && offset > -3 * hour,
    3,
    [400, 'back-before-outward'],
  ],
  ['a minute before', (offset: number) => offset === -minute, 4, [400, 'back-before-outward']],
  ['in the minute of', (offset: number) => offset === 0, 5, [200, null]],
  ['a minute after', (offset: number) => offset === minute, 6, [200, null]],
] as const)(
  '[E-07] a way back that leaves %s the arrival is answered by its own name',
  async (_, is, nth, expected) => {
    const [there, back] = pairOf((one, other) => is(other.departure - one.arrival), 0);
    const selections = [[await heldIn(there, nth)], [await heldIn(back, nth)]];
    const passengers = [passengerOf([], { passengerMultiLegSeatSelections: selections })];
    expect(await readOutcome(await shop.askJson(create, bodyOf(passengers)))).toEqual(expected);
  },
);

test('[V-28] [S-11] a dependent passenger on another train than the main one is refused', async () => {
  const [one, other] = [rideOf(shop, { daysAhead: 14 }), rideOf(shop, { daysAhead: 15 })];
  const main = passengerOf([await heldIn(one, 0)]);
  const dependent = passengerOf([await heldIn(other, 0)], { dependentPassengerIndex: 0 });
  expect(await readOutcome(await shop.askJson(create, bodyOf([main, dependent])))).toEqual([
    400,
    'seat-count-wrong',
  ]);
  const nobody = passengerOf([await heldIn(one, 2)], { dependentPassengerIndex: 7 });
  expect(await readOutcome(await shop.askJson(create, bodyOf([main, nobody])))).toEqual([
    400,
    'dependent-elsewhere',
  ]);
});

test('[V-25] a covered couchette begun by fewer than four is refused, and closed by four it is sold', async () => {
  const ride = rideOf(shop, { cabinClass: 'D', daysAhead: 9 });
  const party = 'four-friends-in-one-compartment';
  const [unit = []] = ride.units;
  const passengers = [];
  for (const seat of unit.slice(0, 4)) {
    passengers.push(passengerOf([placeOf(ride, await holdSeat(shop, ride, seat, { party }))]));
  }
  const three = await shop.askJson(create, bodyOf(passengers.slice(0, 3)));
  expect(await readOutcome(three)).toEqual([400, 'couchette-not-closed']);
  expect((await booked(await shop.askJson(create, bodyOf(passengers)))).passengers.length).toBe(4);
});

test('[V-24] a place held for a person is not booked for a pet', async () => {
  const ride = rideOf(shop, { daysAhead: 16 });
  const party = 'somebody-with-a-cat-who-sits-here';
  const [first = '', second = ''] = ride.units.find((unit) => unit.length === 2) ?? [];
  const own = placeOf(ride, await holdSeat(shop, ride, first, { party }));
  const beside = placeOf(ride, await holdSeat(shop, ride, second, { party }));
  const answer = await shop.askJson(
    create,
    bodyOf([passengerOf([own]), passengerOf([beside], { typeId: 12 })]),
  );
  expect(await readOutcome(answer)).toEqual([400, 'place-of-another']);
});

test.each([
  ['full', {}, 400],
  ['companion', { typeId: 6 }, 400],
  ['disabled', { typeId: 5 }, 200],
  ['full with a wheelchair', { hasWheelchair: true }, 200],
])('[V-27] [E-08] a wheelchair place is booked by one who travels as %s: %j, %i', async (_, more, status) => {
  const ride = rideOf(shop, { cabinClass: 'DSB', daysAhead: 19, nth: wheelchairRides });
  wheelchairRides += 1;
  const held = await holdSeat(shop, ride, lonely(ride, 0), { occupant: 'wheelchair-user' });
  const main = passengerOf([placeOf(ride, held)], more);
  const answer = await shop.askJson(create, bodyOf([main]));
  expect(answer.status).toBe(status);
});

test('[V-24] a dog without its whole compartment is refused', async () => {
  const ride = rideOf(shop, { daysAhead: 17 });
  const party = 'somebody-with-a-dog-who-sits-here';
  const row = ride.units.find((unit) => unit.length === 2);
  const [seat = '', other = ''] = row ?? [];
  const own = placeOf(ride, await holdSeat(shop, ride, seat, { party }));
  const elsewhere = ride.units.filter((unit) => unit.length === 2)[4]?.[0] ?? other;
  const dog = placeOf(ride, { holdId: own.allocationId, seat: elsewhere });
  const answer = await shop.askJson(create, bodyOf([passengerOf([own]), passengerOf([dog], { typeId: 13 })]));
  expect(await readOutcome(answer)).toEqual([400, 'compartment-not-whole']);
});

let wheelchairRides = 0;

const selected = z.object({
  allocationId: z.string(),
  selectedBookingClassId: z.int(),
  selectedFareFamilyId: z.int(),
  lockFor: z.int(),
});

test.each([
  ['with the lock date it was told', (lockFor: number) => lockFor],
  ['with a lock date it reckoned itself', () => Date.now() + 10 * hour],
])('[C-06] [C-07] an unmodified client selects a seat and books it %s', async (_, lockDate) => {
  const ride = rideOf(shop, { daysAhead: 18, nth: 1 });
  const place = {
    trainCarId: coachIdOf(ride.runId, ride.coach),
    fromStationId: ride.from,
    toStationId: ride.to,
    seatNumber: lonely(ride, lockDate.length === 1 ? 2 : 4),
  };
  const hold = selected.parse(
    await (
      await shop.askJson(`${select}?environment=dev&userId=1`, {
        ...place,
        gender: 'F',
        passengerTypeId: 0,
        totalPassengerCount: 1,
        fareFamilyId: 0,
      })
    ).json(),
  );
  const { name, lastName, birthDate, phoneCountryCode, phoneAreaCode, phoneNumber, email } = passengerOf([]);
  const answer = await shop.askJson(`${create}?environment=dev&userId=1`, {
    allocationId: hold.allocationId,
    preReservation: false,
    passengers: [
      {
        name,
        lastName,
        birthDate,
        contact: false,
        phoneCountryCode,
        phoneAreaCode,
        phoneNumber,
        email,
        countryId: 1,
        identityNumber: '10000000146',
        loyaltyNumber: '',
        gdpr: false,
        passengerMultiLegSeatSelections: [
          [
            {
              ...place,
              lockForDate: lockDate(hold.lockFor),
              selectedBookingClassId: hold.selectedBookingClassId,
              selectedFareFamilyId: hold.selectedFareFamilyId,
              selectedCabinClassId: 2,
            },
          ],
        ],
      },
    ],
  });
  expect(answer.status).toBe(200);
  expect((await booked(answer)).locator).toMatch(/^[A-HJ-NP-Z2-9]{6}$/);
});
