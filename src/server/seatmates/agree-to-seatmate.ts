import { agreeToSeatmate as call } from '#contract/seatmates.ts';
import { granted, refused } from '#domain/answer.ts';
import { tellEvent } from '#server/bookings/tell-event.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf } from '#server/secret.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { type Budget, spend } from '#server/tries/budget.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';

const followed: Budget = { name: 'seatmate-agreed', most: 20, within: 15 * 60_000 };

/** From now on whoever asked may sit beside the passengers of the booking the letter was sent for. */
export const agreeToSeatmate = operation(call, async ({ body, callerAddress }, { db, clock }) => {
  const now = clock.now();
  const one = { budget: followed, subject: callerSubjectOf(callerAddress) };
  if (!(await spend(db, one, now))) return refused('too-many-tries');
  const agreed = await inTransaction(db, async (within) => {
    const ask = await within
      .updateTable('seatmate_ask')
      .set({ agreed_at: now })
      .where('hash', '=', hashOf(body.code))
      .where('agreed_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('locator')
      .executeTakeFirst();
    if (ask === undefined) return false;
    const { locator } = ask;
    await tellEvent(within, { locator, deed: 'seatmate-agreed', by: 'guest', userId: null }, now);
    return true;
  });
  return agreed ? granted(null) : refused('seatmate-link-over');
});
