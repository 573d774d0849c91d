import type { HeldTicket } from '#domain/held-tickets.ts';
import { CardList } from '#ui/card-list.tsx';
import { TicketCard, type TicketRank } from './ticket-card.tsx';

type Own = { readonly tickets: readonly HeldTicket[]; readonly rank?: TicketRank };

const keyOf = ({ passenger, ticket }: HeldTicket): string =>
  `${passenger.ordinal} ${ticket.runId} ${ticket.departure} ${ticket.number ?? ''}`;

/** Tickets, one below the other. */
export const TicketList = ({ tickets, rank = 'h3' }: Own) => (
  <CardList items={tickets} keyOf={keyOf}>
    {({ passenger, ticket }) => <TicketCard passenger={passenger} ticket={ticket} rank={rank} />}
  </CardList>
);
