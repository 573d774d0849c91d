import { bookingOver } from '#app/ports/bookings.ts';
import type { LazyGateway } from '#app/ports/gateway.ts';
import { seatHoldOver } from '#app/ports/seats.ts';
import { ticketChangeOver } from '#app/ports/tickets.ts';
import type { Language } from '#domain/values/language.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { seatHoldMachine } from '#machines/seat-hold/seat-hold.machine.ts';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import { paymentPlugged } from './payment-machine.ts';

export type Plugging = {
  readonly gateway: LazyGateway;
  readonly clock: ServerClock;
  readonly language: Language;
};

/** The booking with all its children, plugged in. */
export const bookingPlugged = (plugging: Plugging) => {
  const { gateway, clock } = plugging;
  return bookingMachine.provide({
    actors: {
      ...bookingOver(plugging),
      seatHold: seatHoldMachine.provide({ actors: seatHoldOver(gateway, clock) }),
      ticketChange: ticketChangeMachine.provide({ actors: ticketChangeOver(gateway) }),
      payment: paymentPlugged(gateway, clock),
    },
  });
};
