import type { ComponentType } from 'react';
import type { CopiedTickets } from '#domain/booking/copied-tickets.ts';
import { type HeldTicket, heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { ticketAddresses } from '#domain/shop/ticket-addresses.ts';
import { PrintButton } from '#ui/buttons/print-button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './bought-tickets.css.ts';
import { FileOfTickets } from './file-of-tickets.tsx';
import { TicketList } from './ticket-list.tsx';

/** What keeps tickets on the reader's device. */
export type Keeping = { readonly Copies: ComponentType<CopiedTickets> };

type Props = Keeping & {
  readonly booking: Reservation;
  /** Whether the server has just told how the booking stands. One that was kept may lack tickets that hold. */
  readonly isReadAnew: boolean;
};

/** What was exchanged comes last. */
const goneOf = ({ ticket }: HeldTicket): number => (ticket.status === 'changed' ? 1 : 0);

/** All tickets of a booking, with what can be done on paper with those that hold. */
export const BoughtTickets = ({ booking, isReadAnew, Copies }: Props) => {
  const { say } = useWords();
  const tickets = heldTicketsOf(booking).toSorted((one, other) => goneOf(one) - goneOf(other));
  const codes = tickets.flatMap(({ ticket }) => ticket.boardingCode ?? []);
  const areIssued = tickets.some(({ ticket }) => ticket.number !== null);
  const are = booking.mayAct && isReadAnew ? 'all' : 'some';
  return (
    <section className={styles.bought} aria-labelledby="bought-tickets">
      <h2 id="bought-tickets">
        {areIssued ? say('result.tickets', { count: tickets.length }) : say('result.journey')}
      </h2>
      <FileOfTickets codes={codes} variant="primary">
        <PrintButton />
      </FileOfTickets>
      {codes.length > 0 || booking.mayAct ? (
        <Copies
          key={[are, ...codes].join(' ')}
          locator={booking.locator}
          addresses={codes.map((code) => ticketAddresses(code).page)}
          are={are}
        />
      ) : null}
      <TicketList booking={booking} tickets={tickets} />
    </section>
  );
};
