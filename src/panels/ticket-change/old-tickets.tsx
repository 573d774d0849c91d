import type { ReactNode } from 'react';
import type { TicketChange } from '#domain/booking/change-of-tickets.ts';
import { heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { clockText } from '#i18n/clock-text.ts';
import { longDayText } from '#i18n/day-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { Ways } from '#ui/layout/ways.tsx';
import * as styles from './old-tickets.css.ts';

type Props = {
  readonly change: TicketChange;
  /** What else is to be known on this page. */
  readonly text: string;
  /** The way to keep the tickets; left out where another one stands already. */
  readonly children?: ReactNode;
};

/** Above every page of a change: the tickets that are exchanged, as they are, and the way to keep them. */
export const OldTickets = ({ change: { booking, tickets }, text, children }: Props) => {
  const words = useWords();
  const { say } = words;
  const old = heldTicketsOf(booking).filter(
    ({ ticket }) => ticket.number !== null && tickets.includes(ticket.number),
  );
  return (
    <Notice variant="info" title={say('change.banner', { locator: booking.locator })}>
      <ul className={styles.tickets}>
        {old.map(({ passenger, ticket }) => (
          <li key={ticket.number} className={styles.ticket}>
            <span className={styles.quiet}>{say('change.banner.old')}</span>
            {booking.passengers.length === 1 ? null : (
              <bdi lang="tr">{`${passenger.firstName} ${passenger.lastName}`}</bdi>
            )}
            <span className={styles.strong}>
              {longDayText(travelDayOf(dayNumberAt(ticket.departure)), words)}
            </span>
            <span className={styles.strong}>
              {say('seat-map.train.hours', {
                departs: clockText(ticket.departure, words),
                arrives: clockText(ticket.arrival, words),
              })}
            </span>
            <bdi>{ticket.commercialName}</bdi>
            {ticket.seat === null || ticket.coach === null ? null : (
              <span>{say('seat-map.seat-of', { coach: ticket.coach.index + 1, seat: ticket.seat })}</span>
            )}
            <span className={styles.strong}>{moneyText(ticket.amount, words)}</span>
          </li>
        ))}
      </ul>
      <p>{text}</p>
      {children === undefined ? null : <Ways>{children}</Ways>}
    </Notice>
  );
};
