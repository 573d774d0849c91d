import type { PricedExtra } from '#domain/booking/extras-order.ts';
import { type HeldRide, type HeldTicket, heldTicketsOf, ridesOf } from '#domain/booking/held-tickets.ts';
import type { BookedTicket, Reservation } from '#domain/booking/reservation.ts';
import { type NamedStation, nameReadIn } from '#domain/journey/named-station.ts';
import { titleOfRide } from '#domain/journey/train-title.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { clockText } from '#i18n/clock-text.ts';
import { coachText } from '#i18n/coach-text.ts';
import { longDayText } from '#i18n/day-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import type { Words } from '#i18n/words.ts';
import { nameIdOfExtra } from '#panels/extra-words.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { PlaceName } from '#ui/theme/place-name.tsx';
import * as styles from './price-breakdown.css.ts';

const placeText = ({ coach, seat }: BookedTicket, words: Words): string =>
  coach === null || seat === null
    ? words.say('paper.no-seat')
    : words.say('price.place', { coach: coachText(coach.name, words), seat });

/** One beside the other with a dot between them; none where a line ends or begins. */
const Parts = ({ texts }: { readonly texts: readonly string[] }) => (
  <span className={styles.parts}>
    <span className={styles.lines}>
      {texts.map((text, nth) => (
        <span key={text} className={styles.part}>
          {nth === 0 ? null : <span className={styles.dot}> · </span>}
          <bdi>{text}</bdi>
        </span>
      ))}
    </span>
  </span>
);

const Row = ({ passenger, ticket }: HeldTicket) => {
  const words = useWords();
  return (
    <li className={styles.row}>
      <span className={styles.what}>
        <bdi lang="tr" className={styles.name}>
          {passenger.firstName} {passenger.lastName}
        </bdi>
        <Parts
          texts={[
            placeText(ticket, words),
            cabinName(ticket.cabinClass, words),
            ...(passenger.tariff === null ? [] : [passenger.tariff.name]),
          ]}
        />
      </span>
      <bdi className={styles.amount}>{moneyText(ticket.amount, words)}</bdi>
    </li>
  );
};

type Halt = { readonly at: number; readonly station: NamedStation; readonly days: number };

const Stop = ({ at, station, days }: Halt) => {
  const words = useWords();
  return (
    <span className={styles.stop}>
      <span className={styles.hour}>{clockText(at, words)}</span>
      <span>
        <PlaceName>{nameReadIn(station, words.language)}</PlaceName>
        {days > 0 ? ` (${words.say('journey-list.next-day', { days })})` : ''}
      </span>
    </span>
  );
};

/** When and by which train, then who sits where. */
const Ride = ({ ride, held }: HeldRide) => {
  const words = useWords();
  const day = dayNumberAt(ride.departure);
  return (
    <li className={styles.ride}>
      <div className={styles.run}>
        <p className={styles.name}>{longDayText(travelDayOf(day), words)}</p>
        <Stop at={ride.departure} station={ride.from} days={0} />
        <Stop at={ride.arrival} station={ride.to} days={dayNumberAt(ride.arrival) - day} />
        <bdi lang="tr" className={styles.quiet}>
          {titleOfRide(ride)}
        </bdi>
      </div>
      <ul className={styles.rows}>
        {held.map(({ passenger, ticket }) => (
          <Row key={passenger.ordinal} passenger={passenger} ticket={ticket} />
        ))}
      </ul>
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
  readonly bought: Pick<Reservation, 'passengers'>;
  /** What is bought for its tickets; none where the tickets themselves are bought. */
  readonly extras: readonly PricedExtra[];
};

/** What is travelled, with a line for each ticket, or for what is bought for it. */
export const TicketLines = ({ bought, extras }: Props) => (
  <ul className={extras.length === 0 ? styles.rides : styles.rows}>
    {extras.length === 0
      ? ridesOf(bought).map(({ ride, held }) => (
          <Ride key={`${ride.runId} ${ride.departure} ${ride.from.id}`} ride={ride} held={held} />
        ))
      : heldTicketsOf(bought).flatMap((held) =>
          extras
            .filter(({ ticket }) => ticket === held.ticket.number)
            .map((extra) => (
              <ExtraRow key={`${extra.ticket} ${extra.extra}`} passenger={held.passenger} {...extra} />
            )),
        )}
  </ul>
);
