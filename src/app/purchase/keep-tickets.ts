import { waitFor } from 'xstate';
import { addresses } from '#domain/shop/addresses.ts';
import { isList, seatHoldOf, ticketChangeOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';

type Way = { readonly go: (path: string) => unknown; readonly at: number };

/** The tickets stay as they are: what is held in their stead is released, and the reader goes home. */
export const keepTickets = async (booking: BookingActor, { go, at }: Way): Promise<void> => {
  ticketChangeOf(booking.getSnapshot())?.send({ type: 'change.declined' });
  seatHoldOf(booking.getSnapshot())?.send({ type: 'seats.left', at });
  await waitFor(booking, isList);
  go(addresses.home.path);
};
