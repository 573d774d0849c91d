import type { HeldTicket } from '#domain/booking/held-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { eventsOfTicket } from '#domain/booking/ticket-events.ts';
import { CardList } from '#ui/layout/card-list.tsx';
import { TicketCard, type TicketRank } from './ticket-card.tsx';

type Props = {
  readonly booking: Reservation;
  /** In the order in which they are shown. */
  readonly tickets: readonly HeldTicket[];
  readonly rank?: TicketRank;
};

const keyOf = ({ passenger, ticket }: HeldTicket): string =>
  `${passenger.ordinal} ${ticket.runId} ${ticket.departure} ${ticket.number ?? ''}`;

/** Tickets, one below the other. */
export const TicketList = ({ booking, tickets, rank = 'h3' }: Props) => (
  <CardList items={tickets} keyOf={keyOf}>
    {({ passenger, ticket }) => (
      <TicketCard
        locator={booking.locator}
        passenger={passenger}
        ticket={ticket}
        events={eventsOfTicket(ticket, booking)}
        rank={rank}
      />
    )}
  </CardList>
);
