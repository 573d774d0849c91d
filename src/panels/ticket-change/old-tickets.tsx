import type { ReactNode } from 'react';
import type { TicketChange } from '#domain/booking/change-of-tickets.ts';
import { type HeldTicket, heldTicketsOf } from '#domain/booking/held-tickets.ts';
import { titleOfRide } from '#domain/journey/train-title.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { coachText } from '#i18n/coach-text.ts';
import { longDayText } from '#i18n/day-text.ts';
import { hoursText } from '#i18n/hours-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { FoldedOnPhone } from '#ui/layout/folded-on-phone.tsx';
import { Ways } from '#ui/layout/ways.tsx';
import { classes } from '#ui/theme/classes.ts';
import * as styles from './old-tickets.css.ts';

type Props = {
  readonly change: TicketChange;
  /** Whether they are called the present ones on a phone too: beside what is paid for they would pass for it. */
  readonly named?: 'always' | 'wide';
  /** What else is to be known on this page. */
  readonly text: string;
  /** The way to keep the tickets; left out where another one stands already. */
  readonly children?: ReactNode;
};

type Old = Required<Pick<Props, 'named'>> & {
  readonly old: readonly HeldTicket[];
  readonly names: 'said' | 'unsaid';
};

const Tickets = ({ old, names, named }: Old) => {
  const words = useWords();
  const { say } = words;
  return (
    <ul className={styles.tickets}>
      {old.map(({ passenger, ticket }) => (
        <li key={ticket.number} className={styles.ticket}>
          <span className={classes(named === 'always' ? undefined : styles.wideOnly, styles.quiet)}>
            {say('change.banner.old')}
          </span>
          {names === 'unsaid' ? null : <bdi lang="tr">{`${passenger.firstName} ${passenger.lastName}`}</bdi>}
          <span className={styles.strong}>
            {longDayText(travelDayOf(dayNumberAt(ticket.departure)), words)}
          </span>
          <span className={styles.strong}>{hoursText(ticket.departure, ticket.arrival, words)}</span>
          <bdi lang="tr" className={styles.wideOnly}>
            {titleOfRide(ticket)}
          </bdi>
          {ticket.seat === null || ticket.coach === null ? null : (
            <span>
              {say('seat-map.seat-of', { coach: coachText(ticket.coach.name, words), seat: ticket.seat })}
            </span>
          )}
          <span className={styles.strong}>{moneyText(ticket.amount, words)}</span>
        </li>
      ))}
    </ul>
  );
};

/** Above every page of a change: the tickets that are exchanged, as they are, and the way to keep them. A phone has the room for one. */
export const OldTickets = ({ change: { booking, tickets }, named = 'wide', text, children }: Props) => {
  const { say } = useWords();
  const old = heldTicketsOf(booking).filter(
    ({ ticket }) => ticket.number !== null && tickets.includes(ticket.number),
  );
  const shown = (
    <Tickets old={old} named={named} names={booking.passengers.length === 1 ? 'unsaid' : 'said'} />
  );
  const isOne = old.length === 1;
  return (
    <div className={styles.whole}>
      <Notice variant="info" title={say('change.banner', { locator: booking.locator })}>
        {isOne ? shown : null}
        <FoldedOnPhone
          summary={isOne ? say('change.banner.instead') : say('change.banner.count', { count: old.length })}
        >
          <div className={styles.more}>
            {isOne ? null : shown}
            <p>{text}</p>
            {children === undefined ? null : <Ways>{children}</Ways>}
          </div>
        </FoldedOnPhone>
      </Notice>
    </div>
  );
};
