import type { Transaction } from 'kysely';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { describeReservation } from './describe-reservation.ts';
import { ownBooking } from './find-booking.ts';
import { postNotice } from './post-notice.ts';
import { readBooking } from './read-booking.ts';
import { recordEvent } from './record-event.ts';

type Action<Refused extends string> = (
  within: Transaction<Tables>,
  locator: string,
  now: number,
) => Promise<Answer<null, Refused>>;

type Named = { readonly locator: string; readonly idempotencyKey?: string | null | undefined };

const notices = { 'option-extended': 'option-extended', cancelled: 'reservation-cancelled' } as const;

/** Does one thing to a booking for whoever may act on it, once for each key, and tells the booking as it then stands. */
export const actOnOption = async <Refused extends string>(
  name: string,
  done: keyof typeof notices,
  asked: OperationRequest<Named>,
  app: AppContext,
  action: Action<Refused>,
) => {
  const { db, clock, railway } = app;
  const { session, body, headers, language } = asked;
  const now = clock.now();
  const own = await ownBooking(body.locator, asked, app);
  if (!own.ok) return own;
  const { booking } = own.value;
  const { locator } = booking;
  const isMailed = booking.kind === 'reservation' && booking.proven_at !== null;
  const userId = session?.userId ?? null;
  const call = { name, key: keyIn(headers, body.idempotencyKey), owner: locator, body };
  const result = await answerOnce(app, call, now, (saveAnswer) =>
    answerInTransaction(db, async (within): Promise<Answer<string, Refused>> => {
      const did = await action(within, locator, now);
      if (!did.ok) return did;
      if (isMailed) await postNotice(within, notices[done], locator, app);
      await recordEvent(
        within,
        { locator, action: done, by: userId === null ? 'guest' : 'member', userId },
        now,
      );
      await saveAnswer(within, locator);
      return granted(locator);
    }),
  );
  if (!result.ok) return result;
  const rows = await readBooking(db, locator);
  return rows === null
    ? refused('proof-needed')
    : granted(describeReservation(rows, railway.network(), { mayAct: true, language, now: clock.now() }));
};
