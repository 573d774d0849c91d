import { newTicketsOf } from '#domain/booking/new-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { changingOf, confirmedChangeOf, outwardOf } from '#machines/booking/booking.selectors.ts';
import type { SumPart } from '#panels/payment/price-breakdown/price-breakdown.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useStations } from '#panels/stations.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useWords } from '#ui/hooks/words-context.ts';

type NewTickets = Pick<Reservation, 'passengers'> & { readonly parts: readonly SumPart[] };

/** What is bought where tickets are exchanged, and what its sum is made of; null where none are. */
export const useNewTickets = (booking: BookingActor): NewTickets | null => {
  const { say } = useWords();
  const { nameOf } = useStations();
  const change = useFlow(booking, changingOf, null);
  const confirmed = useFlow(booking, confirmedChangeOf, null);
  const chosen = useFlow(booking, outwardOf, null);
  if (change === null || confirmed === null || chosen === null) return null;
  const sumOf = (part: 'after' | 'before' | 'fee') =>
    confirmed.quote.tickets.reduce((sum, ticket) => sum + ticket[part], 0);
  return {
    ...newTicketsOf(change, confirmed, chosen, nameOf),
    parts: [
      [say('change.worth-after'), sumOf('after')],
      [say('change.worth-before'), -sumOf('before')],
      [say('change.fee'), sumOf('fee')],
    ],
  };
};
