import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusals } from '#contract/wire/refusals.ts';
import type { WantedSeat } from '#domain/seat/held-seat.ts';
import { coachIdOf } from '#domain/values/run-id.ts';
import { bookingCallsBy } from '#gateway/bookings/booking-calls.ts';
import { seatCallsBy } from '#gateway/seats/seat-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { createContactDraft, createPassengerDraft, wantedSeat } from '#test/support/passengers.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';
import { type Ride, rideOf } from '../../support/shop/bookings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const { signal } = new AbortController();
let parties = 0;

/** The calls of a browser that chooses seats in a coach nobody has touched. */
const start = () => {
  const browser = browserFetch(shop);
  parties += 1;
  const { clock } = shop.open.app;
  const surroundings = {
    origin: `http://127.0.0.1:${shop.port}`,
    environment: 'LOCAL-DEV',
    language: 'tr',
  } as const;
  const gateway = openGateway(surroundings, () => 0);
  const ride = rideOf(shop, { nth: parties });
  const party = `party-of-a-browser-${String(parties).padStart(4, '0')}`;
  return {
    browser,
    ride,
    party,
    seats: seatCallsBy(gateway, clock.now),
    bookings: bookingCallsBy(gateway, 'tr', clock.now),
  };
};

const wantedOn = ({ runId, coach, from, to }: Ride, passenger: number, seat: string): WantedSeat =>
  wantedSeat({
    passenger,
    seat,
    coachId: coachIdOf(runId, coach),
    fromStation: from,
    toStation: to,
  });

const placesOf = ({ units }: Ride, ...benches: readonly number[]): readonly string[] =>
  benches.map((bench) => units[bench]?.[0] ?? '');

/** What is taken of the coach by now. */
const takenOn = async ({ seats, ride: { runId, from, to, coach } }: ReturnType<typeof start>) => {
  const taken = await seats.findTaken({ runId, from, to, leg: 0, party: null }, signal);
  const coaches = taken.ok ? taken.value.coaches : [];
  const own = coaches.find(({ coachId }) => coachId === coachIdOf(runId, coach));
  return own?.taken.map(({ seat }) => seat).toSorted();
};

test('[S-11] seats are held all or none, priced, and what a new one stands in for is given back', async () => {
  const browser = start();
  const { seats, ride, party } = browser;
  const [first = '', second = '', third = ''] = placesOf(ride, 0, 1, 2);
  const held = await seats.holdSeats(
    { wanted: [wantedOn(ride, 0, first), wantedOn(ride, 1, second)], held: [], party },
    signal,
  );
  if (!held.ok) throw new Error(held.refusal);
  expect(held.value.map(({ seat, amount }) => [seat, amount > 0])).toEqual([
    [first, true],
    [second, true],
  ]);
  const moved = await seats.holdSeats(
    { wanted: [wantedOn(ride, 0, third)], held: held.value, party },
    signal,
  );
  expect(moved.ok && moved.value.map(({ seat, passenger }) => [passenger, seat])).toEqual([
    [1, second],
    [0, third],
  ]);
  expect(await takenOn(browser)).toEqual([second, third].toSorted());
});

test('[S-11] each of several seats has the price it is sold at, not that of another', async () => {
  const { seats, ride, party } = start();
  const [first = '', second = ''] = placesOf(ride, 0, 1);
  const wanted = [wantedOn(ride, 0, first), { ...wantedOn(ride, 1, second), family: 'FLEX' as const }];
  const together = await seats.holdSeats({ wanted, held: [], party }, signal);
  const amounts = together.ok ? together.value.map(({ family, amount }) => [family, amount] as const) : [];
  const [standard, flexible] = amounts.map(([, amount]) => amount);
  expect(amounts.map(([family]) => family)).toEqual(['STANDART', 'FLEX']);
  expect(flexible).toBeGreaterThan(standard ?? 0);
});

test('[V-24] a pet that is named before its passenger has the place beside them: it is asked for after theirs', async () => {
  const { seats, ride, party } = start();
  const [own = '', beside = ''] = ride.units.find(({ length }) => length > 1) ?? [];
  const wanted = [{ ...wantedOn(ride, 1, beside), tariffId: 12 }, wantedOn(ride, 0, own)];
  const answer = await seats.holdSeats({ wanted, held: [], party }, signal);
  expect(answer.ok ? answer.value.map(({ seat }) => seat) : answer.refusal).toEqual([beside, own]);
});

test('[E-07] one seat that is taken gives none, and what was held stays held', async () => {
  const there = start();
  const [first = '', second = ''] = placesOf(there.ride, 0, 1);
  const other = `${there.party}-of-others`;
  await there.seats.holdSeats({ wanted: [wantedOn(there.ride, 0, first)], held: [], party: other }, signal);
  const answer = await there.seats.holdSeats(
    {
      wanted: [wantedOn(there.ride, 0, second), wantedOn(there.ride, 1, first)],
      held: [],
      party: there.party,
    },
    signal,
  );
  expect(answer.ok ? 'granted' : answer.refusal).toBe('seat-taken');
  const again = await there.seats.holdSeats(
    { wanted: [wantedOn(there.ride, 0, second)], held: [], party: `${there.party}-again` },
    signal,
  );
  expect(again.ok).toBe(true);
});

test('[E-07] a seat that was held and is chosen once more stays held, when another is taken and when no price is told', async () => {
  const browser = start();
  const { seats, ride, party } = browser;
  const [first = '', second = '', third = ''] = placesOf(ride, 0, 1, 2);
  const other = `${party}-of-others`;
  await seats.holdSeats({ wanted: [wantedOn(ride, 0, third)], held: [], party: other }, signal);
  const once = await seats.holdSeats({ wanted: [wantedOn(ride, 0, first)], held: [], party }, signal);
  const held = once.ok ? once.value : [];
  const both = (beside: string) => [wantedOn(ride, 0, first), wantedOn(ride, 1, beside)];
  const beside = await seats.holdSeats({ wanted: both(third), held, party }, signal);
  expect(beside.ok ? 'granted' : beside.refusal).toBe('seat-taken');
  expect(await takenOn(browser)).toEqual([first, third].toSorted());
  const { status, code } = refusals['price-unknown'];
  const body = {
    timestamp: '',
    traceId: '',
    status: '',
    type: 'price-unknown',
    code,
    message: '',
    detail: '',
  };
  const answer = { kind: 'answer', status, body: { ...body, title: null } } as const;
  await shop.open.world?.carryOut({ do: 'meet', name: 'check-seat-prices', with: answer, times: 1 });
  const unpriced = await seats.holdSeats({ wanted: both(second), held, party }, signal);
  expect(unpriced.ok ? 'granted' : unpriced.refusal).toBe('price-unknown');
  expect(await takenOn(browser)).toEqual([first, third].toSorted());
});

test('[S-09] asked again after a reload the same seats are the same hold, and time is lengthened for all', async () => {
  const { seats, ride, party } = start();
  const [first = ''] = placesOf(ride, 0);
  const wanted = [wantedOn(ride, 0, first)];
  const once = await seats.holdSeats({ wanted, held: [], party }, signal);
  const again = await seats.holdSeats({ wanted, held: [], party }, signal);
  if (!once.ok || !again.ok) throw new Error('The seat was not held.');
  expect(again.value.map(({ holdId }) => holdId)).toEqual(once.value.map(({ holdId }) => holdId));
  const longer = await seats.extendHold({ seats: again.value }, signal);
  const before = again.value[0]?.deadline ?? 0;
  expect(longer.ok && [longer.value.deadline - before, longer.value.left]).toEqual([600_000, 0]);
});

test('[S-14] held seats become one booking, which is read and given up by the browser that made it', async () => {
  const { seats, bookings, ride, party } = start();
  const [first = ''] = placesOf(ride, 0);
  const held = await seats.holdSeats({ wanted: [wantedOn(ride, 0, first)], held: [], party }, signal);
  if (!held.ok) throw new Error(held.refusal);
  const wish = {
    key: `booking ${held.value[0]?.holdId}`,
    mode: 'sale',
    passengers: [createPassengerDraft()],
    contact: createContactDraft(),
    seats: held.value,
  } as const;
  const made = await bookings.createBooking(wish, signal);
  const again = await bookings.createBooking(wish, signal);
  if (!made.ok || !again.ok) throw new Error('No booking was made.');
  const { locator } = made.value;
  const own = { locator, order: null };
  expect([again.value.locator, made.value.amount]).toEqual([locator, held.value[0]?.amount]);
  const read = await bookings.loadBooking(own, signal);
  expect(read.ok && read.value.booking.status).toBe('active');
  expect(await bookings.releaseBooking(own, signal)).toEqual({ ok: true, value: null });
  const after = await bookings.loadBooking(own, signal);
  expect(after.ok && after.value.booking.status).toBe('cancelled');
  expect(await bookings.releaseBooking(own, signal)).toEqual({ ok: true, value: null });
});

test('[A-01] of a booking another browser made nothing is told', async () => {
  const { bookings } = start();
  const answer = await bookings.loadBooking({ locator: 'K7Q2ZT', order: null }, signal);
  expect(answer.ok ? 'granted' : answer.refusal).toBe('booking-not-found');
});
