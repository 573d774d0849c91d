import { changingOf, outwardOf, ticketChangeOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { TicketChange } from '#panels/ticket-change/ticket-change.tsx';
import { useFlow } from '#panels/use-flow.ts';

/** The change of tickets, once their new seats are held. */
export const ChangedTickets = ({ booking }: { readonly booking: BookingActor }) => {
  const flow = useFlow(booking, ticketChangeOf, null);
  const change = useFlow(booking, changingOf, null);
  const chosen = useFlow(booking, outwardOf, null);
  return flow === null || change === null ? null : (
    <TicketChange flow={flow} change={change} chosen={chosen} />
  );
};
