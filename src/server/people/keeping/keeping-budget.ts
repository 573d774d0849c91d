import { type Kysely, sql } from 'kysely';
import { hour, minute } from '#domain/values/durations.ts';
import type { Allow } from '#server/platform/allowance.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, refusalOfTries } from '#server/platform/tries/budget.ts';
import { callerSubjectOf, isAllowedFrom, netsOf } from '#server/platform/tries/caller-subject.ts';

/** One write: by which keeper, from where, and how long what it keeps is. */
export type Writing = { readonly keeper: string; readonly callerAddress: string; readonly signs: number };

/** A keeper writes at each step it takes; an address has many of them behind it. */
const writesOfKeeper = 300;
const writesOfAddress = 3000;
/** No flow of ours is as long. Whoever sends longer ones fills the store, and may do so seldom. */
const ordinary = 16_384;
const longOfKeeper = 20;
const longOfAddress = 80;

/** The purchase of one passenger that `npm run bench -- way` makes writes 45 times, 5,270 signs or fewer each. Each write leaves the one before it on the disk for a while. */
const block = 4096;
const blocksOfKeeper = 2048;
const blocksOfAddress = 65_536;

const mayFill = ({ keeper, callerAddress, signs }: Writing, allow: Allow): boolean =>
  Array.from({ length: Math.ceil(signs / block) }).every(
    () =>
      allow(`keep-block by ${keeper}`, blocksOfKeeper, hour) &&
      isAllowedFrom(callerAddress, { name: 'keep-block', most: blocksOfAddress, within: hour }, allow),
  );

/** Whether a keeper, and the address it writes from, may write once more. */
export const mayWrite = (writing: Writing, allow: Allow): boolean => {
  const { keeper, callerAddress, signs } = writing;
  const isAllowed = (ofNetwork: Budget) => isAllowedFrom(callerAddress, ofNetwork, allow);
  const isLong = signs > ordinary;
  return (
    allow(`keep-flow by ${keeper}`, writesOfKeeper, minute) &&
    isAllowed({ name: 'keep-flow', most: writesOfAddress, within: minute }) &&
    (!isLong ||
      (allow(`keep-long by ${keeper}`, longOfKeeper, hour) &&
        isAllowed({ name: 'keep-long', most: longOfAddress, within: hour }))) &&
    mayFill(writing, allow)
  );
};

const begunByKeeper: Budget = { name: 'keeping-begun-by-keeper', most: 60, within: hour };
const begunFromAddress: Budget = { name: 'keeping-begun-from-address', most: 400, within: hour };
/** All that is kept for all browsers, in bytes. */
const mostKept = 2 ** 30;

/** What was written over stays in the table's files, which never shrink: only where these are large is it counted what they hold. */
const isFull = async (db: Kysely<Tables>, most: number): Promise<boolean> => {
  const { rows } = await sql<{ readonly bytes: string }>`select case
    when pg_total_relation_size('kept_flow') <= ${most} then 0
    else (select coalesce(sum(octet_length(sealed)), 0) from kept_flow) end as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0) > most;
};

/** Whether one flow more may be kept: each takes room until it is forgotten. Counted for all processes together. */
export const mayBegin = async (
  { keeper, callerAddress }: Writing,
  db: Kysely<Tables>,
  now: number,
  most = mostKept,
): Promise<boolean> => {
  const tries = [
    ...netsOf(callerSubjectOf(callerAddress), begunFromAddress).toReversed(),
    { budget: begunByKeeper, subject: keeper },
  ];
  return (await refusalOfTries(db, tries, now)) === null && !(await isFull(db, most));
};
