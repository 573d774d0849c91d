import type { Transaction } from 'kysely';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { House } from '#server/sale/context/house.ts';
import { ownBooking } from './find-booking.ts';
import { postNotice } from './post-notice.ts';
import { readBooking } from './read-booking.ts';
import { tellEvent } from './tell-event.ts';
import { toldReservation } from './told-reservation.ts';

type Deed<Refused extends string> = (
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
  asked: Asked<Named>,
  house: House,
  deed: Deed<Refused>,
) => {
  const { db, clock, railway } = house;
  const { session, body, headers, language } = asked;
  const now = clock.now();
  const own = await ownBooking(body.locator, asked, house);
  if (!own.ok) return own;
  const { locator, kind } = own.value.booking;
  const userId = session?.userId ?? null;
  const call = { name, key: keyIn(headers, body.idempotencyKey), owner: locator, body };
  const said = await answerOnce(house, call, now, (lay) =>
    answerInTransaction(db, async (within): Promise<Answer<string, Refused>> => {
      const did = await deed(within, locator, now);
      if (!did.ok) return did;
      if (kind === 'reservation') await postNotice(within, notices[done], locator, house);
      await tellEvent(within, { locator, deed: done, by: userId === null ? 'guest' : 'member', userId }, now);
      await lay(within, locator);
      return granted(locator);
    }),
  );
  if (!said.ok) return said;
  const rows = await readBooking(db, locator);
  return rows === null
    ? refused('proof-needed')
    : granted(toldReservation(rows, railway.network(), { mayAct: true, language, now: clock.now() }));
};
