import { cancelSeatAlarm as call } from '#contract/seats/seat-alarms.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { hashOf } from '#server/platform/secret.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { operation } from '#server/sale/context/operation.ts';
import { forgetKeysOf } from './alarm-keys.ts';

const followed: Turns = { name: 'seat-alarm-cancelled', most: 30, within: 15 * minute, browsers: wideNet };

/** Ends the alarm one of whose letters brought the code, and forgets whose it was. */
export const cancelSeatAlarm = operation(call, async (asked, app) => {
  const { db } = app;
  const over = await refusalOfTry(asked, followed, app);
  if (over !== null) return over;
  const ended = await inTransaction(db, async (within) => {
    const alarms = await within
      .deleteFrom('seat_alarm')
      .where('id', 'in', (from) =>
        from.selectFrom('seat_alarm_key').select('alarm').where('hash', '=', hashOf(asked.body.code)),
      )
      .returning('id')
      .execute();
    for (const { id } of alarms) await forgetKeysOf(within, id);
    return alarms.length;
  });
  return ended === 0 ? refused('alarm-over') : granted(null);
});
