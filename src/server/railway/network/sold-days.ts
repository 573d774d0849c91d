import type { Kysely } from 'kysely';
import { dayNumberOfRun, trainOfRun } from '#domain/values/run-id.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/**
 * By a train's index: the days on which places of it are held or sold, tickets are valid, or a coach of it was taken from
 * sale. No day: it is only told of.
 */
export type SoldDays = ReadonlyMap<number, ReadonlySet<number>>;

export const readSoldDays = async (within: Kysely<Tables>): Promise<SoldDays> => {
  const held = await within.selectFrom('seat_hold').select('run_id').distinct().execute();
  const closed = await within.selectFrom('closed_coach').select('run_id').distinct().execute();
  const tickets = await within.selectFrom('ticket').select(['run_id', 'status']).distinct().execute();
  const sold = new Map<number, Set<number>>();
  for (const { run_id } of [...held, ...closed, ...tickets]) sold.set(trainOfRun(run_id), new Set());
  const valid = tickets.filter(({ status }) => status === 'valid');
  for (const { run_id } of [...held, ...closed, ...valid]) {
    sold.get(trainOfRun(run_id))?.add(dayNumberOfRun(run_id));
  }
  return sold;
};
