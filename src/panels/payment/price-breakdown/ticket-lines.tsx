import type { PricedExtra } from '#domain/booking/extras-order.ts';
import { type HeldTicket, heldTicketsOf } from '#domain/booking/held-tickets.ts';
import type { BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import { plainNameOf } from '#domain/journey/station-name.ts';
import { clockText } from '#i18n/clock-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { nameIdOfExtra } from '#panels/extra-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './price-breakdown.css.ts';

const placeText = ({ coach, seat }: BookedTicket, { say }: Words): string =>
  coach === null || seat === null ? say('paper.no-seat') : say('price.place', { coach: coach.name, seat });

const Row = ({ passenger, ticket }: HeldTicket) => {
  const words = useWords();
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <bdi lang="tr" className={styles.name}>
          {passenger.firstName} {passenger.lastName}
        </bdi>
        <span className={styles.quiet}>
          <bdi lang="tr">{plainNameOf(ticket.from.name)}</bdi> –{' '}
          <bdi lang="tr">{plainNameOf(ticket.to.name)}</bdi> <bdi>{clockText(ticket.departure, words)}</bdi>
        </span>
        <span className={styles.quiet}>
          <bdi>{placeText(ticket, words)}</bdi>
          {passenger.tariff === null ? null : (
            <>
              {' · '}
              <bdi>{passenger.tariff.name}</bdi>
            </>
          )}
        </span>
      </span>
      <bdi className={styles.amount}>{moneyText(ticket.amount, words)}</bdi>
    </li>
  );
};

const ExtraRow = ({ passenger, extra, price }: Pick<HeldTicket, 'passenger'> & PricedExtra) => {
  const words = useWords();
  const name = nameIdOfExtra(extra);
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <span className={styles.name}>{name === null ? extra : words.say(name)}</span>
        <bdi lang="tr" className={styles.quiet}>
          {passenger.firstName} {passenger.lastName}
        </bdi>
      </span>
      <bdi className={styles.amount}>{moneyText(price, words)}</bdi>
    </li>
  );
};

type Props = {
  readonly bought: Reservation;
  /** What is bought for its tickets; none where the tickets themselves are bought. */
  readonly extras: readonly PricedExtra[];
};

/** One line for each ticket, or for what is bought for it. */
export const TicketLines = ({ bought, extras }: Props) => {
  const tickets = heldTicketsOf(bought);
  return (
    <ul className={styles.rows}>
      {extras.length === 0
        ? tickets.map(({ passenger, ticket }) => (
            <Row
              key={`${passenger.ordinal} ${ticket.runId} ${ticket.departure}`}
              passenger={passenger}
              ticket={ticket}
            />
          ))
        : tickets.flatMap((held) =>
            extras
              .filter(({ ticket }) => ticket === held.ticket.number)
              .map((extra) => (
                <ExtraRow key={`${extra.ticket} ${extra.extra}`} passenger={held.passenger} {...extra} />
              )),
          )}
    </ul>
  );
};
