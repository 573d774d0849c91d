import type { Reservation } from '#domain/reservation.ts';
import { fileOfTickets } from '#domain/ticket-addresses.ts';
import { TicketCard } from '#panels/ticket-card/ticket-card.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Ways } from '#ui/ways.tsx';
import { useWords } from '#ui/words-context.ts';
import * as styles from './payment-result.css.ts';

const ticketsOf = ({ passengers }: Reservation) =>
  passengers.flatMap((passenger) =>
    passenger.tickets.flatMap((legs) => legs.map((ticket) => ({ passenger, ticket }))),
  );

/** All tickets of a booking, with what can be done with them on paper. */
export const BoughtTickets = ({ booking }: { readonly booking: Reservation }) => {
  const { say } = useWords();
  const tickets = ticketsOf(booking);
  const file = fileOfTickets(tickets.flatMap(({ ticket }) => ticket.boardingCode ?? []));
  return (
    <section className={styles.result} aria-labelledby="bought-tickets">
      <h2 id="bought-tickets">{say('result.tickets', { count: tickets.length })}</h2>
      <Ways>
        {file === null ? null : (
          <LinkButton href={file} look="primary">
            {say('result.file')}
          </LinkButton>
        )}
        <Button onClick={() => window.print()}>{say('result.print')}</Button>
      </Ways>
      <ul className={styles.tickets}>
        {tickets.map(({ passenger, ticket }) => (
          <li key={`${passenger.ordinal} ${ticket.runId} ${ticket.departure}`}>
            <TicketCard passenger={passenger} ticket={ticket} />
          </li>
        ))}
      </ul>
    </section>
  );
};
