import { type ReactNode, useId } from 'react';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { nameReadIn } from '#domain/journey/named-station.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { ArrowIcon } from '#ui/icons/arrow-icon.tsx';
import { CardHead } from '#ui/layout/card-head.tsx';
import { FactsList } from '#ui/layout/facts-list.tsx';
import { PlaceName } from '#ui/theme/place-name.tsx';
import * as styles from './booking-card.css.ts';
import { BookingLocator } from './booking-locator.tsx';
import { FileOfTickets } from './file-of-tickets.tsx';
import { BookingBadge } from './status-badge.tsx';
import { TicketList } from './ticket-list.tsx';

type Props = {
  readonly booking: Reservation;
  /** What can be done with it. */
  readonly children?: ReactNode;
};

/** A booking among others: what became of it, its tickets, and what can be done. */
export const BookingCard = ({ booking, children }: Props) => {
  const words = useWords();
  const { say, language } = words;
  const { locator, kind, status, amount, createdAt, deadline } = booking;
  const id = useId();
  const tickets = heldTicketsOf(booking);
  const [first] = tickets;
  const codes = tickets.flatMap(({ ticket }) => ticket.boardingCode ?? []);
  const waits = status === 'active' || status === 'option-expired';
  const facts = [
    [
      kind === 'reservation' ? say('booking.reserved-at') : say('booking.bought-at'),
      momentText(createdAt, words),
    ],
    [say('paper.price'), moneyText(amount, words)],
    ...(waits ? [[say('booking.deadline'), momentText(deadline, words)] as const] : []),
  ] as const;
  return (
    <article className={styles.booking} aria-labelledby={id}>
      <CardHead>
        <h3 id={id} className={styles.route}>
          {first === undefined ? (
            say('booking.without-tickets', { locator })
          ) : (
            <>
              <PlaceName>{nameReadIn(first.ticket.from, language)}</PlaceName> <ArrowIcon />{' '}
              <PlaceName>{nameReadIn(first.ticket.to, language)}</PlaceName>
            </>
          )}
        </h3>
        <BookingBadge status={status} />
      </CardHead>
      <BookingLocator locator={locator} size="line" />
      <FactsList facts={facts} />
      <FileOfTickets codes={codes} />
      {children}
      <TicketList booking={booking} tickets={tickets} rank="h4" />
    </article>
  );
};
