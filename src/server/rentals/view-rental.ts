import { viewRental as call } from '#contract/rental.ts';
import { granted, refused } from '#domain/answer.ts';
import { surnameKeyTyped } from '#domain/surname-key.ts';
import { browserSecretFor, keepBrowserSecret } from '#server/bookings/booking-cookie.ts';
import { keepBookingKey } from '#server/bookings/booking-keys.ts';
import { giveBackLookup, spendLookup } from '#server/bookings/lookup-budgets.ts';
import type { House } from '#server/house.ts';
import { type Asked, operation } from '#server/http/operation.ts';
import { hashOf } from '#server/secret.ts';
import { isBooked, rentalOf, rentalToActOn, toldRental } from './rental-rows.ts';

type Reader = Pick<Asked<unknown>, 'callerAddress' | 'cookies' | 'session'>;

/** Whoever brings the code of the letter may act on its rental, in this browser from now on. */
const byCode = async (code: string, { cookies, callerAddress }: Reader, { db, clock }: House) => {
  const now = clock.now();
  const looking = { callerAddress, locator: hashOf(code) };
  if ((await spendLookup(db, looking, now)) !== null) return refused('too-many-tries');
  const row = await db
    .selectFrom('rental_order')
    .selectAll()
    .where('code_hash', '=', hashOf(code))
    .executeTakeFirst();
  if (row === undefined || !isBooked(row)) return refused('rental-not-found');
  await giveBackLookup(db, looking);
  const secret = browserSecretFor(cookies);
  await keepBookingKey(db, { kind: 'browser', secret, locator: row.number }, now);
  return {
    ...granted(await toldRental(db, row, { mayAct: true, now })),
    cookies: [keepBrowserSecret(secret)],
  };
};

type Named = { readonly number: string; readonly lastName: string };

/** One answer for a number that does not exist and for a surname that is another. The own one that is not paid yet is no guess. */
const byName = async ({ number, lastName }: Named, reader: Reader, house: House) => {
  const { db, clock } = house;
  const now = clock.now();
  const own = await rentalToActOn(number, reader, house);
  if (own !== null) {
    return isBooked(own)
      ? granted(await toldRental(db, own, { mayAct: true, now }))
      : refused('rental-not-found');
  }
  const looking = { callerAddress: reader.callerAddress, locator: number };
  if ((await spendLookup(db, looking, now)) !== null) return refused('too-many-tries');
  const row = await rentalOf(db, number);
  const key = surnameKeyTyped(lastName);
  if (row === null || !isBooked(row) || key === '' || row.surname_key !== key) {
    return refused('rental-not-found');
  }
  await giveBackLookup(db, looking);
  return granted(await toldRental(db, row, { mayAct: false, now }));
};

export const viewRental = operation(call, ({ body, ...reader }, house) => {
  const { code, reservationNumber, lastName } = body;
  return code
    ? byCode(code, reader, house)
    : byName({ number: reservationNumber ?? '', lastName: lastName ?? '' }, reader, house);
});
