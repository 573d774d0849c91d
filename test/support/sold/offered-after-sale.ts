import { onTestFinished } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { type BookingAction, bookingActions } from '#domain/booking/booking-actions.ts';
import type { ChangeChoiceRefusal } from '#domain/booking/change-of-tickets.ts';
import type { DeductedAction } from '#domain/booking/deductions.ts';
import { purchaseStatusOf } from '#domain/booking/purchase-status.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import type { ChoiceRefusal } from '#domain/booking/ticket-choice.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import { reservationOptionMachine } from '#machines/reservation-option/reservation-option.machine.ts';
import { ticketActionsMachine } from '#machines/ticket-actions/ticket-actions.machine.ts';
import { offeredForSale } from '#panels/open-sale/open-sale.flow.ts';
import { againstChanging, againstOf } from '#panels/ticket-actions/ticket-actions-views.ts';

const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));

const option = reservationOptionMachine.provide({ actors: { optionEnd: never } });
const actions = ticketActionsMachine.provide({ actors: { deductionEnd: never } });

const offeredForOption = (booking: Reservation): readonly BookingAction[] => {
  const flow = createActor(option, { input: { booking } }).start();
  onTestFinished(() => {
    flow.stop();
  });
  const read = flow.getSnapshot();
  const events = {
    pay: null,
    'convert-to-sale': { type: 'sale.asked' },
    'extend-option': { type: 'extension.asked', key: 'k' },
    'cancel-reservation': { type: 'cancellation.asked' },
  } as const;
  return bookingActions.filter((action) => {
    const event = events[action];
    return event !== null && read.can(event);
  });
};

/** What the page offers its reader for a whole booking. */
export const offeredForBooking = (booking: Reservation): readonly BookingAction[] => {
  if (!booking.mayAct) return [];
  switch (purchaseStatusOf(booking)) {
    case 'reserved':
      return offeredForOption(booking);
    case 'open':
      return offeredForSale(booking);
    default:
      return [];
  }
};

type Offered = { readonly may: boolean; readonly reason: ChangeChoiceRefusal | ChoiceRefusal | null };

/** What the page offers for tickets of a booking at an hour, and the reason it gives where it does not. */
export const offeredForTickets = (
  booking: Reservation,
  chosen: readonly string[],
  now: number,
): Readonly<Record<DeductedAction, Offered>> => {
  const flow = createActor(actions, { input: { booking, now } }).start();
  onTestFinished(() => {
    flow.stop();
  });
  for (const number of flow.getSnapshot().context.chosen) flow.send({ type: 'ticket.toggled', number });
  for (const number of chosen) flow.send({ type: 'ticket.toggled', number });
  const read = flow.getSnapshot();
  return {
    change: { may: read.can({ type: 'change.asked' }), reason: againstChanging(read) },
    return: { may: read.can({ type: 'deal.asked', action: 'return' }), reason: againstOf('return')(read) },
    'convert-to-open-ticket': {
      may: read.can({ type: 'deal.asked', action: 'convert-to-open-ticket' }),
      reason: againstOf('convert-to-open-ticket')(read),
    },
  };
};
