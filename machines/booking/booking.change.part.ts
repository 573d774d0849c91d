import { canReplaceTickets, isChanged } from '#domain/booking/change-of-tickets.ts';
import { areHad } from '#domain/booking/extras-order.ts';
import { type PurchaseStatus, purchaseStatusOf } from '#domain/booking/purchase-status.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { noRefusal } from '#machines/kit/flow/refusal-heard.ts';
import type { ChangeEnd } from '#machines/ticket-change/ticket-change.model.ts';
import { fitsBeside } from './booking.beside.part.ts';
import type { Booking, SeenBooking } from './booking.model.ts';

type Context = Booking['context'];
type Change = Partial<Context>;
type WithContext = { readonly context: Context };

const noSeatsHeld = { seats: [], ...noRefusal } as const;

export const isForChange = ({ context }: WithContext, chosen: ChosenJourney): boolean =>
  context.changing !== null &&
  canReplaceTickets(context.changing)(chosen.journey) &&
  fitsBeside({ context }, chosen);

export const orderSaved = (_: WithContext, end: ChangeEnd): Change =>
  end.kind === 'due' ? { order: end.order, ...noSeatsHeld } : {};

export const changedNow = (_: WithContext, end: ChangeEnd): Change =>
  end.kind === 'done' ? { receipt: end.receipt, ...noSeatsHeld } : {};

/** What is asked of a booking that was made, or whose tickets are exchanged. */
export const madeIn = ({ context: { booking, changing, order } }: WithContext) => ({
  locator: (changing?.booking ?? booking)?.locator ?? '',
  order,
});

/** Tickets stand where they are bought, and where they are exchanged; extra services where the tickets have them. */
export const statusIn = (
  { changing, mode, extras }: Context,
  { booking, payTime }: SeenBooking,
): PurchaseStatus => {
  if (changing === null && mode !== 'extra-services') return purchaseStatusOf(booking);
  const isDone = changing === null ? areHad(extras, booking) : isChanged(changing, booking);
  if (isDone) return 'ticketed';
  return payTime === 'over' ? 'over' : 'open';
};
