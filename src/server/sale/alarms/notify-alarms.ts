import type { Kysely, Transaction } from 'kysely';
import { type Repeating, startRepeating } from '#server/platform/repeating.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { forgetKeysOf, keepAlarmKey } from './alarm-keys.ts';
import { alarmRungLetter } from './alarm-letters.ts';
import {
  type Counting,
  type Placed,
  placedIn,
  planOf,
  rungOf,
  runsToCheck,
  upcomingAlarmRows,
} from './alarm-queues.ts';
import type { Planned } from './plan-tellings.ts';

/** What telling leans on. */
export type Telling = Counting & Pick<AppContext, 'db' | 'clock' | 'mail' | 'settings'>;

/** Letters and what they change stand together: whoever is told is told once, whatever is killed in between. */
const carryOut = async (
  within: Transaction<Tables>,
  { row, leg }: Placed,
  { id, notified, ...plan }: Planned,
  { mail, railway, settings }: Telling,
): Promise<void> => {
  const { since, chanceUntil, knows, tellingsLeft } = plan;
  await within
    .updateTable('seat_alarm')
    .set({ since, chance_until: chanceUntil, knows, tellings_left: tellingsLeft })
    .where('id', '=', id)
    .execute();
  if (notified === 'not-now') return;
  const letter = alarmRungLetter(
    {
      ...rungOf({ row, leg }),
      code: await keepAlarmKey(within, id),
      chanceUntil,
      tellingsLeft,
    },
    { network: railway.network(), origin: settings.origin },
  );
  await mail.post(letter, within);
};

const rowsOf = (db: Kysely<Tables>, runId: number, now: number) =>
  upcomingAlarmRows(db, now).where('run_id', '=', runId).orderBy('id');

/** A run's queue is locked as a whole while it is looked at, so that two processes never tell of one place twice. */
const notifyRun = (telling: Telling, runId: number): Promise<void> =>
  inTransaction(telling.db, async (within) => {
    const now = telling.clock.now();
    const rows = await rowsOf(within, runId, now).forUpdate().execute();
    // What another process told before it let go of the queue was counted from changes that must be seen here too.
    await telling.occupancy.caughtUp();
    const alarms = new Map(placedIn(rows, telling).map((alarm) => [alarm.id, alarm]));
    for (const plan of planOf([...alarms.values()], telling, now)) {
      const alarm = alarms.get(plan.id);
      if (alarm !== undefined) await carryOut(within, alarm, plan, telling);
    }
  });

/** What is over is forgotten: its train has left, or it has told for the last time and its chance is over. */
const forgetOver = (db: Kysely<Tables>, now: number): Promise<void> =>
  inTransaction(db, async (within) => {
    const over = await within
      .deleteFrom('seat_alarm')
      .where((row) =>
        row.or([
          row('departs_at', '<=', now),
          row.and([row('tellings_left', '=', 0), row('chance_until', '<=', now)]),
        ]),
      )
      .returning('id')
      .execute();
    for (const { id } of over) await forgetKeysOf(within, id);
  });

/** Looks at every queue, and tells whoever is next where places are free. */
export const notifyAlarms = async (telling: Telling): Promise<void> => {
  const { db, clock } = telling;
  const now = clock.now();
  for (const runId of await runsToCheck(db, telling, now)) {
    const alarms = placedIn(await rowsOf(db, runId, now).execute(), telling);
    if (planOf(alarms, telling, now).length > 0) await notifyRun(telling, runId);
  }
  await forgetOver(db, now);
};

const everyMilliseconds = 1_000;

/** Looks once a second, until stopped. */
export const startTelling = (telling: Telling & Pick<AppContext, 'log'>): Repeating =>
  startRepeating(
    () => notifyAlarms(telling),
    everyMilliseconds,
    (reason) => telling.log.error('alarms-not-told', reason),
  );
