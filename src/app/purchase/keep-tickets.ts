import { waitFor } from 'xstate';
import type { ShopRouter } from '#app/boot/router.tsx';
import { addresses } from '#domain/shop/addresses.ts';
import { isList, seatHoldOf, ticketChangeOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';

/** The tickets stay as they are: what is held in their stead is released, and the reader goes home. */
export const keepTickets = async (booking: BookingActor, router: ShopRouter, at: number): Promise<void> => {
  ticketChangeOf(booking.getSnapshot())?.send({ type: 'change.declined' });
  seatHoldOf(booking.getSnapshot())?.send({ type: 'seats.left', at });
  await waitFor(booking, isList);
  await router.navigate({ href: addresses.home.path });
};
