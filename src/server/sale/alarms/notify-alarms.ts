import type { Kysely, Transaction } from 'kysely';
import { type Repeating, startRepeating } from '#server/platform/repeating.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { spend } from '#server/platform/tries/budget.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { ringingTry } from './alarm-budgets.ts';
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
import type { Planned } from './plan-notices.ts';

/** What notifying leans on. */
export type Notifying = Counting & Pick<AppContext, 'db' | 'clock' | 'mail' | 'settings'>;

/** Letters and what they change stand together: whoever is told is told once, whatever is killed in between. A mailbox that has had its letters is passed over. */
const carryOut = async (
  within: Transaction<Tables>,
  { row, leg }: Placed,
  { id, notified, ...plan }: Planned,
  { clock, mail, railway, settings }: Notifying,
): Promise<void> => {
  const { since, chanceUntil, knows, noticesLeft } = plan;
  if (notified === 'now' && !(await spend(within, ringingTry(row.email), clock.now()))) {
    await within.updateTable('seat_alarm').set({ knows }).where('id', '=', id).execute();
    return;
  }
  await within
    .updateTable('seat_alarm')
    .set({ since, chance_until: chanceUntil, knows, tellings_left: noticesLeft })
    .where('id', '=', id)
    .execute();
  if (notified === 'not-now') return;
  const letter = alarmRungLetter(
    {
      ...rungOf({ row, leg }),
      code: await keepAlarmKey(within, id),
      chanceUntil,
      noticesLeft: noticesLeft,
    },
    { network: railway.network(), origin: settings.origin },
  );
  await mail.post(letter, within);
};

const rowsOf = (db: Kysely<Tables>, runId: number, now: number) =>
  upcomingAlarmRows(db, now).where('run_id', '=', runId).orderBy('id');

/** A run's queue is locked as a whole while it is looked at, so that two processes never tell of one place twice. */
const notifyRun = (notifying: Notifying, runId: number): Promise<void> =>
  inTransaction(notifying.db, async (within) => {
    const now = notifying.clock.now();
    const rows = await rowsOf(within, runId, now).forUpdate().execute();
    // What another process told before it let go of the queue was counted from changes that must be seen here too.
    await notifying.occupancy.caughtUp();
    const alarms = new Map(placedIn(rows, notifying).map((alarm) => [alarm.id, alarm]));
    for (const plan of planOf([...alarms.values()], notifying, now)) {
      const alarm = alarms.get(plan.id);
      if (alarm !== undefined) await carryOut(within, alarm, plan, notifying);
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
export const notifyAlarms = async (notifying: Notifying): Promise<void> => {
  const { db, clock } = notifying;
  const now = clock.now();
  for (const runId of await runsToCheck(db, notifying, now)) {
    const alarms = placedIn(await rowsOf(db, runId, now).execute(), notifying);
    if (planOf(alarms, notifying, now).length > 0) await notifyRun(notifying, runId);
  }
  await forgetOver(db, now);
};

const everyMilliseconds = 1_000;

/** Looks once a second, until stopped. */
export const startNotifying = (notifying: Notifying & Pick<AppContext, 'log'>): Repeating =>
  startRepeating(
    () => notifyAlarms(notifying),
    everyMilliseconds,
    (reason) => notifying.log.error('alarms-not-sent', reason),
  );
