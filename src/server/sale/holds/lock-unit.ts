import { sql, type Transaction } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Claim } from './claim.ts';
import type { Guards } from './guards.ts';

const makeRows = (within: Transaction<Tables>, { wanted, place, masks }: Claim): Promise<unknown> =>
  within
    .insertInto('seat_unit')
    .values(
      masks.flatMap((mask, part) =>
        mask === '0' ? [] : [{ run_id: wanted.runId, coach: wanted.coach, unit: place.unit, part }],
      ),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** Keeps the rows of a unit until the transaction ends, and says whether the claimed bits are free in them. */
export const lockUnit = async (
  within: Transaction<Tables>,
  claim: Claim,
  { lock }: Guards,
): Promise<boolean> => {
  const { wanted, place, masks, ordinal } = claim;
  await makeRows(within, claim);
  const [women, men] = [sql.ref(`a${ordinal}`), sql.ref(`b${ordinal}`)];
  const rows = within
    .selectFrom('seat_unit')
    .select(['part', sql<string>`(${women} | ${men})::text`.as('taken')])
    .where('run_id', '=', wanted.runId)
    .where('coach', '=', wanted.coach)
    .where('unit', '=', place.unit)
    .orderBy('part');
  const locked = await (lock ? rows.forUpdate() : rows).execute();
  return locked.every(({ part, taken }) => (BigInt(taken) & BigInt(masks[part === 0 ? 0 : 1])) === 0n);
};
