import { changingAt, locatorAt, wishAt } from '#app/routing/booking-address.ts';
import { dueAt, orderAt } from '#app/routing/due-address.ts';
import { againstChange, type TicketChange, ticketChangeOf } from '#domain/booking/change-of-tickets.ts';
import type { ExtrasOrder } from '#domain/booking/extras-order.ts';
import { type Reservation, unknownBooking } from '#domain/booking/reservation.ts';
import { choosableTicketsOf } from '#domain/booking/ticket-deal.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import type { BookingCalls } from '#gateway/bookings/booking-calls.ts';
import type { ExtrasCalls } from '#gateway/tickets/extras-calls.ts';
import type { Booking } from '#machines/booking/booking.model.ts';
import { parseEarlierInput } from './earlier-input.ts';

type Beginning = {
  readonly here: OwnAddress | null;
  /** What was typed before the chart has changed. */
  readonly kept: unknown;
  readonly calls: () => Promise<BookingCalls>;
  readonly extras: () => Promise<ExtrasCalls>;
  readonly now: number;
};

const endless = new AbortController().signal;

/** The booking that was made before, whatever has become of it; without an answer it is asked for again later. */
const madeBefore = async (locator: string, calls: Beginning['calls']): Promise<Reservation> => {
  const answer = await (await calls()).loadBooking({ locator, order: null }, endless).catch(() => null);
  return answer?.ok ? answer.value.booking : unknownBooking(locator);
};

/** The tickets an address names, as far as their reader may exchange them so. */
const changeNamed = async (
  here: OwnAddress,
  calls: Beginning['calls'],
  now: number,
): Promise<TicketChange | null> => {
  const named = changingAt(here);
  if (named === null) return null;
  const change = ticketChangeOf(await madeBefore(named.locator, calls), named.tickets);
  return againstChange(change, choosableTicketsOf(change.booking, now)) === null ? change : null;
};

/** The order an address names, as long as it can be paid. */
const orderNamed = async (here: OwnAddress, calls: Beginning['extras']): Promise<ExtrasOrder | null> => {
  const named = orderAt(here);
  return named && (await calls()).find(named, endless).catch(() => null);
};

/** What a booking is begun with that has no snapshot: the address says it, or what was typed before. */
export const bookingInput = async ({
  here,
  kept,
  calls,
  extras,
  now,
}: Beginning): Promise<Booking['input']> => {
  const { wish, passengers, contact, locator } = parseEarlierInput(kept);
  const named = here && locatorAt(here);
  const due = here && dueAt(here);
  const changing = here && (await changeNamed(here, calls, now));
  const ordered = here && (await orderNamed(here, extras));
  const wanted = due ?? locator;
  const made = wanted === null ? null : await madeBefore(wanted, calls);
  return {
    mode: due !== null && made?.kind === 'reservation' ? 'reservation-to-sale' : 'sale',
    payer: 'guest',
    wish: (here && wishAt(here)) ?? wish,
    booking: named === null ? made : unknownBooking(named),
    passengers,
    contact,
    party: `party-${crypto.randomUUID()}`,
    now,
    ...(changing && { changing }),
    ...(ordered && { ordered }),
  };
};
