import type { Transaction } from 'kysely';
import { agreeToSeatmate as call } from '#contract/seats/seatmates.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { hashOf } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { recordEvent } from '#server/sale/bookings/record-event.ts';
import { operation } from '#server/sale/context/operation.ts';

const followed: Turns = { name: 'seatmate-agreed', most: 20, within: 15 * minute, browsers: wideNet };

/** Pressed again, as after an answer that was lost, it stands until the train leaves. */
const hasAgreed = async (within: Transaction<Tables>, hash: string, now: number): Promise<boolean> => {
  const ask = await within
    .selectFrom('seatmate_ask')
    .select('locator')
    .where('hash', '=', hash)
    .where('agreed_at', 'is not', null)
    .where('departs_at', '>', now)
    .executeTakeFirst();
  return ask !== undefined;
};

/** From now on whoever asked may sit beside the passengers of the booking the letter was sent for. */
export const agreeToSeatmate = operation(call, async (asked, app) => {
  const { db, clock } = app;
  const now = clock.now();
  const over = await refusalOfTry(asked, followed, app);
  if (over !== null) return over;
  const hash = hashOf(asked.body.code);
  const agreed = await inTransaction(db, async (within) => {
    const ask = await within
      .updateTable('seatmate_ask')
      .set({ agreed_at: now })
      .where('hash', '=', hash)
      .where('agreed_at', 'is', null)
      .where('expires_at', '>', now)
      .returning('locator')
      .executeTakeFirst();
    if (ask === undefined) return hasAgreed(within, hash, now);
    const { locator } = ask;
    await recordEvent(within, { locator, action: 'seatmate-agreed', by: 'guest', userId: null }, now);
    return true;
  });
  return agreed ? granted(null) : refused('seatmate-link-over');
});
