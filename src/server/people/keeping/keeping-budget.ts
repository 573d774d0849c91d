import { type Kysely, sql } from 'kysely';
import { hour, minute } from '#domain/values/durations.ts';
import type { Allow } from '#server/platform/allowance.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, refusalOfTries, type Try } from '#server/platform/tries/budget.ts';
import { callerSubjectOf, netsOf } from '#server/platform/tries/caller-subject.ts';

/** One write: by which keeper, from where, and how long what it keeps is. */
export type Writing = { readonly keeper: string; readonly callerAddress: string; readonly signs: number };

/** A keeper writes at each step it takes; an address has many of them behind it. */
const writesOfKeeper = 300;
const writesOfAddress = 3000;
/** No flow of ours is as long. Whoever sends longer ones fills the store, and may do so seldom. */
const ordinary = 16_384;
const longOfKeeper = 20;
const longOfAddress = 80;

/** Whether a keeper, and the address it writes from, may write once more. */
export const mayWrite = ({ keeper, callerAddress, signs }: Writing, allow: Allow): boolean => {
  const network = callerSubjectOf(callerAddress);
  const isAllowed = (name: string, mostOfNetwork: number, within: number) =>
    netsOf(network, mostOfNetwork).every(({ subject, most }) =>
      allow(`${name} from ${subject}`, most, within),
    );
  const isLong = signs > ordinary;
  return (
    allow(`keep-flow by ${keeper}`, writesOfKeeper, minute) &&
    isAllowed('keep-flow', writesOfAddress, minute) &&
    (!isLong ||
      (allow(`keep-long by ${keeper}`, longOfKeeper, hour) && isAllowed('keep-long', longOfAddress, hour)))
  );
};

const begunByKeeper: Budget = { name: 'keeping-begun-by-keeper', most: 60, within: hour };
const begunFromAddress: Budget = { name: 'keeping-begun-from-address', most: 400, within: hour };
/** All that is kept for all browsers, in bytes on the disk. */
const mostKept = 2 ** 30;

const isFull = async (db: Kysely<Tables>): Promise<boolean> => {
  const { rows } = await sql<{
    readonly bytes: string;
  }>`select pg_total_relation_size('kept_flow') as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0) > mostKept;
};

/** Whether one flow more may be kept: each takes room until it is forgotten. Counted for all processes together. */
export const mayBegin = async (
  { keeper, callerAddress }: Writing,
  db: Kysely<Tables>,
  now: number,
): Promise<boolean> => {
  const tries: readonly Try[] = [
    { budget: begunByKeeper, subject: keeper },
    ...netsOf(callerSubjectOf(callerAddress), begunFromAddress.most).map(({ subject, most }) => ({
      budget: { ...begunFromAddress, most },
      subject,
    })),
  ];
  return (await refusalOfTries(db, tries, now)) === null && !(await isFull(db));
};
