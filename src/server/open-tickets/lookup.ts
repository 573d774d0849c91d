import type { Kysely } from 'kysely';
import { foldDigits } from '#domain/fold-digits.ts';
import { locatorTyped } from '#domain/locator.ts';
import { surnameKeyOf } from '#domain/surname-key.ts';
import type { House } from '#server/house.ts';
import type { Session } from '#server/http/session.ts';
import type { Tables } from '#server/store/tables.ts';
import { type Budget, giveBack, spend } from '#server/tries/budget.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';

type Row = Tables['open_ticket'];

/** Who looks, and by which of the two numbers. The surname may be left out by the owner alone. */
export type Lookup = {
  readonly by: 'locator' | 'number';
  readonly number: string;
  readonly surname: string;
  readonly session: Session | null;
  readonly callerAddress: string;
};

const quarter = 15 * 60_000;
const ofAddress: Budget = { name: 'open-ticket-address', most: 10, within: quarter };
const ofNumber: Budget = { name: 'open-ticket-number', most: 5, within: 60 * 60_000 };
const ofAll: Budget = { name: 'open-ticket-all', most: 200, within: 60_000 };

const keyTyped = ({ by, number }: Lookup): string =>
  by === 'locator' ? locatorTyped(number) : foldDigits(number).replaceAll(/\s/g, '');

/** A hit and a miss cost the same question; whether the surname fits is judged over the same rows. */
const rowsOf = (db: Kysely<Tables>, lookup: Lookup): Promise<Row[]> =>
  db
    .selectFrom('open_ticket')
    .selectAll()
    .where(lookup.by, '=', keyTyped(lookup))
    .orderBy('made_at')
    .orderBy('number')
    .execute();

const mayKnow = (row: Row, { session, surname }: Lookup): boolean => {
  const key = surnameKeyOf(surname);
  return (session !== null && row.user_id === session.userId) || (key !== '' && row.surname_key === key);
};

/** The coupons somebody may know of, `[]` when there are none; null when too much was tried. What fits costs no try. */
export const openTicketsFor = async (
  lookup: Lookup,
  { db, clock }: House,
): Promise<readonly Row[] | null> => {
  const now = clock.now();
  const tries = [
    { budget: ofAddress, subject: callerSubjectOf(lookup.callerAddress) },
    { budget: ofNumber, subject: keyTyped(lookup) },
    { budget: ofAll, subject: 'everybody' },
  ];
  const mayTry = await Promise.all(tries.map((one) => spend(db, one, now)));
  if (mayTry.includes(false)) return null;
  const rows = await rowsOf(db, lookup);
  const known = rows.filter((row) => mayKnow(row, lookup));
  if (known.length > 0) await Promise.all(tries.map((one) => giveBack(db, one)));
  return known;
};
