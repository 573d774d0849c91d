import { viewRental as call } from '#contract/rentals/rental.ts';
import { parseSurnameKey } from '#domain/person/surname-key.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { browserSecretFor } from '#server/people/access/booking-cookie.ts';
import { keepBookingKey, spendLinkKey } from '#server/people/access/booking-keys.ts';
import { type Caller, type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { giveBackLookup, spendLookup } from '#server/people/access/lookup-budgets.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { describeRental, isBooked, rentalNumberIn, rentalOf, rentalToActOn } from './rental-rows.ts';
import { whyUnpaid } from './unpaid-rental.ts';

/** While the shop is guessed at, the mailed link is what is asked for: it has a budget of its own. */
const followed: Turns = { name: 'rental-link-followed', most: 20, within: 15 * minute, browsers: wideNet };

/** Whoever follows the mailed link, once, may act on its rental, in this browser from now on. */
const byCode = async (code: string, reader: Caller, app: AppContext) => {
  const { db, clock } = app;
  const now = clock.now();
  const over = await refusalOfTry(reader, followed, app);
  if (over !== null) return over;
  const number = await spendLinkKey(db, code, now);
  const row = number === null ? null : await rentalOf(db, number);
  if (row === null || !isBooked(row)) return refused('link-used-or-old');
  const { secret, cookies } = browserSecretFor(reader.cookies);
  await keepBookingKey(db, { kind: 'browser', secret, locator: row.number }, now);
  return {
    ...granted(await describeRental(db, row, { mayAct: true, now })),
    cookies,
  };
};

type Named = { readonly number: string; readonly lastName: string };

/** One answer for a number that does not exist and for a surname that is another. The own one is no guess, nor is none at all. */
const byName = async ({ number, lastName }: Named, reader: Caller, app: AppContext) => {
  const { db, clock } = app;
  const now = clock.now();
  const own = await rentalToActOn(number, reader, app);
  if (own !== null) {
    return isBooked(own)
      ? granted(await describeRental(db, own, { mayAct: true, now }))
      : refused(await whyUnpaid(db, own, now));
  }
  const key = parseSurnameKey(lastName);
  if (key === '') return refused('rental-not-found');
  const looking = { caller: reader, locator: number };
  const refusal = await spendLookup(looking, app);
  if (refusal !== null) return refusal;
  const row = await rentalOf(db, number);
  if (row === null || !isBooked(row) || row.surname_key !== key) {
    return refused('rental-not-found');
  }
  await giveBackLookup(looking, app);
  return granted(await describeRental(db, row, { mayAct: false, now }));
};

export const viewRental = operation(call, ({ body, ...reader }, app) => {
  const { code, reservationNumber, lastName } = body;
  return code
    ? byCode(code, reader, app)
    : byName({ number: rentalNumberIn(reservationNumber ?? ''), lastName: lastName ?? '' }, reader, app);
});
