import type { Transaction } from 'kysely';
import { optionDeadline } from '#domain/booking/reservation-option.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import { awaitsProof } from './awaits-proof.ts';
import { firstDeparture, holdIdsOf } from './change-option.ts';
import { postNotice } from './post-notice.ts';
import { lockedBooking } from './read-booking.ts';
import { recordEvent } from './record-event.ts';

type Within = Transaction<Tables>;
type Booking = Tables['booking'];

/** Until when a proved reservation stands, its places with it; as it is where they are held no longer. */
const provedDeadline = async (within: Within, booking: Booking, now: number): Promise<number> => {
  const { locator, created_at, deadline } = booking;
  const until = optionDeadline(await firstDeparture(within, locator), created_at);
  const holdIds = await holdIdsOf(within, locator);
  const prolonged = await holdsInSale.prolong(within, locator, holdIds, until, now);
  return prolonged.ok ? until : deadline;
};

/** Whoever follows the mailed link reads the e-mail of the booking: a reservation then stands for its whole time. */
export const proveBooking = async (
  within: Within,
  locator: string,
  app: Pick<AppContext, 'clock' | 'mail' | 'settings'>,
): Promise<void> => {
  const now = app.clock.now();
  const booking = await lockedBooking(within, locator);
  if (booking === undefined || booking.proven_at !== null) return;
  const isWaiting = awaitsProof(booking, now);
  const deadline = isWaiting ? await provedDeadline(within, booking, now) : booking.deadline;
  await within
    .updateTable('booking')
    .set((row) => ({ proven_at: now, deadline, revision: row('revision', '+', 1) }))
    .where('locator', '=', locator)
    .execute();
  await recordEvent(within, { locator, action: 'link-opened', by: 'guest', userId: null }, now);
  if (isWaiting) await postNotice(within, 'reserved', locator, app);
};
