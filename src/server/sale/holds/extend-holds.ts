import type { Kysely, Transaction } from 'kysely';
import { startOfDay } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { dayNumberOfRun, trainOfRun } from '#domain/values/run-id.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { holdKeyOf } from './hold-id.ts';
import { isAlive } from './live-holds.ts';
import { isOneOf } from './one-of.ts';
import type { SeatSettings } from './seat-settings.ts';
import type { ExtensionAnswer } from './seats.ts';

type Terms = {
  readonly network: Network;
  readonly settings: SeatSettings;
  readonly now: () => number;
};

const lockedHolds = (within: Transaction<Tables>, named: ReturnType<typeof isOneOf>) =>
  within
    .selectFrom('seat_hold')
    .select(['run_id', 'from_stop', 'state', 'booking', 'deadline', 'extended'])
    .where(named)
    .orderBy('run_id')
    .orderBy('coach')
    .orderBy('unit')
    .orderBy('id')
    .forUpdate()
    .execute();

type Hold = Awaited<ReturnType<typeof lockedHolds>>[number];

const departureOf = ({ trains }: Network, { run_id, from_stop }: Hold): number => {
  const departure = trains[trainOfRun(run_id)]?.stops[from_stop]?.departure;
  return departure === undefined ? 0 : startOfDay(dayNumberOfRun(run_id)) + departure * minute;
};

/** Whether a hold expired is judged with its row locked: meanwhile nobody clears it away. */
export const extendHolds = (
  db: Kysely<Tables>,
  holdIds: readonly string[],
  { network, settings: { extensionsByAsking, extensionMinutes }, now }: Terms,
): Promise<ExtensionAnswer> =>
  inTransaction(db, async (within): Promise<ExtensionAnswer> => {
    const wanted = new Set(holdIds);
    const keys = [...wanted].flatMap((holdId) => holdKeyOf(holdId) ?? []);
    if (keys.length === 0 || keys.length < wanted.size) return refused('selection-time-expired');
    const named = isOneOf(keys);
    const holds = await lockedHolds(within, named);
    const judgedAt = now();
    if (holds.length < keys.length || !holds.every(isAlive(judgedAt))) {
      return refused('selection-time-expired');
    }
    const deadline = Math.max(...holds.map((hold) => hold.deadline)) + extensionMinutes * minute;
    const mayExtend = (hold: Hold): boolean =>
      hold.booking === null && hold.extended < extensionsByAsking && deadline <= departureOf(network, hold);
    if (!holds.every(mayExtend)) return refused('hold-not-extended');
    await within
      .updateTable('seat_hold')
      .set(({ eb }) => ({ deadline, extended: eb('extended', '+', 1) }))
      .where(named)
      .execute();
    const most = Math.max(...holds.map(({ extended }) => extended));
    return granted({ now: judgedAt, deadline, left: extensionsByAsking - most - 1 });
  });
