import { afterAll, beforeAll, expect, test } from 'vitest';
import { bookingWish } from '#contract/bookings/booking-wish.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { IdentityRegister } from '#server/counterparts/identity-register/identity-register.ts';
import { makeBooking } from '#server/sale/bookings/make-booking.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyOf, holdSeat, newBench, passengerOf, placeOf } from '../../support/shop/bookings.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const known = '10000000146';
const stranger = '99999999990';
const silent = '77777777770';

let visitors = 0;
const fromAnew = () => {
  visitors += 1;
  return { 'x-forwarded-for': `203.0.113.${visitors}` };
};

/** Books a place nobody holds: past the register, the place is what is refused. */
const guess = async (identityNumber: string, address: Readonly<Record<string, string>>) => {
  const { ride, seats } = newBench(shop, { daysAhead: 9 });
  const place = placeOf(ride, { holdId: 'nobody-holds-this', seat: seats[0] ?? '' });
  const body = bodyOf([passengerOf([place], { identityNumber })]);
  return (await readOutcome(await shop.askJson('/crs/rail-booking/create-pnr', body, address)))[1];
};

const guesses = async (count: number, of: string, address: Readonly<Record<string, string>>) => {
  const results = await Promise.all(Array.from({ length: count }, () => guess(of, address)));
  return [...new Set(results)];
};

test('[V-10] after twenty strangers an address is told nothing, of persons the register knows neither', async () => {
  const address = fromAnew();
  expect(await guesses(20, stranger, address)).toEqual(['identity-not-verified']);
  expect(await guess(stranger, address)).toBe('too-many-tries');
  expect(await guess(known, address)).toBe('too-many-tries');
  expect(await guess(known, fromAnew())).toBe('selection-time-expired');
});

test('[V-10] [E-03] persons the register knows, or cannot be asked for, are no guesses', async () => {
  const address = fromAnew();
  for (let round = 0; round < 3; round += 1) {
    expect(await guesses(9, known, address)).toEqual(['selection-time-expired']);
    expect(await guesses(9, silent, address)).toEqual(['identity-unreachable']);
  }
  expect(await guess(stranger, address)).toBe('identity-not-verified');
});

/** Knows everybody as a man, and asks for no gender where none is given. */
const registerOfMen: IdentityRegister = {
  verify: ({ gender }) => Promise.resolve(gender === 'F' ? 'no' : 'yes'),
};

const bookAsHeld = async (held: Gender) => {
  const { ride, seats } = newBench(shop, { daysAhead: 9 });
  const place = placeOf(ride, await holdSeat(shop, ride, seats[0] ?? '', { gender: held }));
  const { gender: _, ...passenger } = passengerOf([place]);
  const wish = bookingWish.parse(bodyOf([passenger]));
  const caller = { callerAddress: '203.0.113.250', cookies: {}, session: null };
  const booker = { userId: null, caller, language: 'tr' } as const;
  const app = { ...shop.open.app, identityRegister: registerOfMen };
  return makeBooking(wish, booker, app, () => Promise.resolve());
};

test('[V-23] whoever leaves the gender open is asked for as the place is held', async () => {
  const refused = await bookAsHeld('F');
  expect(refused.ok ? null : refused.refusal).toBe('identity-not-verified');
  const made = await bookAsHeld('M');
  const row = await shop.open.app.db
    .selectFrom('passenger_private')
    .select('gender')
    .where('locator', '=', made.ok ? made.value : '')
    .executeTakeFirst();
  expect(row).toEqual({ gender: 'M' });
});
