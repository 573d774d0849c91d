import { cancelSeatAlarm as call } from '#contract/seats/seat-alarms.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { hashOf } from '#server/platform/secret.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { operation } from '#server/sale/context/operation.ts';
import { forgetKeysOf } from './alarm-keys.ts';

const followed: Budget = { name: 'seat-alarm-cancelled', most: 30, within: 15 * minute };

/** Ends the alarm one of whose letters brought the code, and forgets whose it was. */
export const cancelSeatAlarm = operation(call, async ({ body, callerAddress }, { db, clock }) => {
  const one = { budget: followed, subject: callerSubjectOf(callerAddress) };
  if (!(await spend(db, one, clock.now()))) return refused('too-many-tries');
  const ended = await inTransaction(db, async (within) => {
    const alarms = await within
      .deleteFrom('seat_alarm')
      .where('id', 'in', (from) =>
        from.selectFrom('seat_alarm_key').select('alarm').where('hash', '=', hashOf(body.code)),
      )
      .returning('id')
      .execute();
    for (const { id } of alarms) await forgetKeysOf(within, id);
    return alarms.length;
  });
  return ended === 0 ? refused('alarm-over') : granted(null);
});
