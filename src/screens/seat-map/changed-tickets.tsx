import { Suspense } from 'react';
import { changingOf, outwardOf, ticketChangeOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { LoadingText } from '#ui/feedback/loading-text.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { TicketChange } from './lazy-ticket-change.tsx';

/** The change of tickets, once their new seats are held. */
export const ChangedTickets = ({ booking }: { readonly booking: BookingActor }) => {
  const { say } = useWords();
  const flow = useFlow(booking, ticketChangeOf, null);
  const change = useFlow(booking, changingOf, null);
  const chosen = useFlow(booking, outwardOf, null);
  return flow === null || change === null ? null : (
    <Suspense fallback={<LoadingText room="window" text={say('actions.reckoning')} />}>
      <TicketChange flow={flow} change={change} chosen={chosen} />
    </Suspense>
  );
};
