import type { Kysely } from 'kysely';
import { type CouponLookup, parseCouponKey } from '#domain/booking/coupon-lookup.ts';
import { parseSurnameKey } from '#domain/person/surname-key.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { hour, minute } from '#domain/values/durations.ts';
import { type Caller, narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { type Guess, giveBackGuess, spendGuess } from '#server/people/access/lookup-budgets.ts';
import { mayActOn } from '#server/people/access/may-act.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Budget } from '#server/platform/tries/budget.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

type Row = Tables['open_ticket'];

/** By which of the two numbers. The surname may be left out by whoever may act on the booking it came from. */
export type Lookup = CouponLookup;

type LookupRefusal = 'open-ticket-not-found' | 'more-proof-needed' | 'too-many-tries';

const ofCaller: Turns = { name: 'open-ticket-address', most: 10, within: 15 * minute, browsers: narrowNet };
const ofNumber: Budget = { name: 'open-ticket-number', most: 5, within: hour };
const ofAll: Budget = { name: 'open-ticket-all', most: 200, within: minute };

const guessOf = (lookup: Lookup, caller: Caller): Guess => ({
  caller,
  turns: ofCaller,
  others: [
    { budget: ofNumber, subject: parseCouponKey(lookup) },
    { budget: ofAll, subject: 'everybody' },
  ],
});

/** A hit and a miss cost the same question; whether the surname fits is judged over the same rows. */
const rowsOf = (db: Kysely<Tables>, lookup: Lookup): Promise<Row[]> =>
  db
    .selectFrom('open_ticket')
    .selectAll()
    .where(lookup.by, '=', parseCouponKey(lookup))
    .orderBy('made_at')
    .orderBy('number')
    .execute();

const nobodys = { locator: '', user_id: null };

/**
 * The coupons somebody may know of, at least one. Whoever may act on the booking they came from makes no guess, so that
 * no stranger's guesses stand in the way; a surname that fits costs none.
 */
export const openTicketsFor = async (
  lookup: Lookup,
  reader: Caller,
  app: Pick<AppContext, 'db' | 'clock' | 'issued'>,
): Promise<Answer<readonly [Row, ...Row[]], LookupRefusal>> => {
  const [first, ...others] = await rowsOf(app.db, lookup);
  const mayAct = await mayActOn({ booking: first ?? nobodys }, reader, app);
  if (first !== undefined && mayAct) return granted([first, ...others]);
  const guess = guessOf(lookup, reader);
  const refusal = await spendGuess(guess, app);
  if (refusal !== null) return refusal;
  const key = parseSurnameKey(lookup.surname);
  const [known, ...more] = [first, ...others].filter((row) => row?.surname_key === key && key !== '');
  if (known === undefined) return refused('open-ticket-not-found');
  await giveBackGuess(guess, app);
  return granted([known, ...more.flatMap((row) => row ?? [])]);
};
