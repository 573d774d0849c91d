import type { ReactNode } from 'react';
import type { TicketChange } from '#domain/booking/change-of-tickets.ts';
import { newTicketsOf } from '#domain/booking/new-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { changingOf, confirmedChangeOf, outwardOf } from '#machines/booking/booking.selectors.ts';
import { SumRow } from '#panels/payment/price-breakdown/sum-row.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useStations } from '#panels/stations.ts';
import { OldTickets } from '#panels/ticket-change/old-tickets.tsx';
import { useFlow } from '#panels/use-flow.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

type Props = { readonly booking: BookingActor };

/** The tickets that are exchanged, and the way to keep them. */
export const OldOnes = ({ change }: { readonly change: TicketChange }) => {
  const { say } = useWords();
  return (
    <OldTickets change={change} named="always" text={say('change.banner.paying')}>
      <LinkButton href={addresses.home.path}>{say('change.keep')}</LinkButton>
    </OldTickets>
  );
};

type Drawn = { readonly draw: (bought: Pick<Reservation, 'passengers'>) => ReactNode };

/** The tickets that come instead. */
export const NewOnes = ({ booking, draw }: Props & Drawn) => {
  const { nameOf } = useStations();
  const change = useFlow(booking, changingOf, null);
  const confirmed = useFlow(booking, confirmedChangeOf, null);
  const chosen = useFlow(booking, outwardOf, null);
  if (change === null || confirmed === null || chosen === null) return null;
  return draw(newTicketsOf(change, confirmed, chosen, nameOf));
};

/** What the sum of a change is made of. */
export const ChangeParts = ({ booking }: Props) => {
  const { say } = useWords();
  const confirmed = useFlow(booking, confirmedChangeOf, null);
  if (confirmed === null) return null;
  const sumOf = (part: 'after' | 'before' | 'fee') =>
    confirmed.quote.tickets.reduce((sum, ticket) => sum + ticket[part], 0);
  return (
    <>
      <SumRow what={say('change.worth-after')} amount={sumOf('after')} />
      <SumRow what={say('change.worth-before')} amount={-sumOf('before')} />
      <SumRow what={say('change.fee')} amount={sumOf('fee')} />
    </>
  );
};
