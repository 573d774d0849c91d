import { inTransaction } from '#server/platform/store/transaction.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { forgetKeysOf } from './alarm-keys.ts';
import { alarmEndedLetter } from './alarm-letters.ts';
import { placedIn, rungOf } from './alarm-queues.ts';

/** What ending alarms leans on. */
export type EndingAlarms = Pick<AppContext, 'db' | 'mail' | 'railway' | 'settings'>;

/** Whoever waits for a train that does not run is told so, and forgotten. */
export const endAlarmsOf = (runId: number, { db, mail, railway, settings }: EndingAlarms): Promise<void> =>
  inTransaction(db, async (within) => {
    const rows = await within
      .selectFrom('seat_alarm')
      .selectAll()
      .where('run_id', '=', runId)
      .orderBy('id')
      .forUpdate()
      .execute();
    for (const alarm of placedIn(rows, { railway })) {
      const around = { network: railway.network(), origin: settings.origin };
      await mail.post(alarmEndedLetter(rungOf(alarm), around), within);
    }
    for (const { id } of rows) {
      await within.deleteFrom('seat_alarm').where('id', '=', id).execute();
      await forgetKeysOf(within, id);
    }
  });
