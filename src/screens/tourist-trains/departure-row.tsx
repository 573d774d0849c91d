import { viewNames } from '#domain/journey/journey-view.ts';
import type { TouristDeparture } from '#domain/journey/tourist-departure.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { clockText } from '#i18n/clock-text.ts';
import { longDayText } from '#i18n/day-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { LinkButton } from '#ui/buttons/link-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import * as styles from './tourist-trains.css.ts';

type Props = { readonly departure: TouristDeparture };

const dayOf = (instant: number): string => travelDayOf(dayNumberAt(instant));

/** The list of that day, with tourist trains alone. */
const listHref = ({ from, to, departure }: TouristDeparture): string => {
  const outward = dayOf(departure);
  const trip = tripQueryOf({ from: from.id, to: to.id, outward, back: null, passengers: 1, lapChildren: 0 });
  return `${addresses['journey-list'].path}?${trip}&${viewNames.trainType}=TURISTIK_TREN`;
};

const Availability = ({ departure }: Props) => {
  const words = useWords();
  const { say } = words;
  const { status, price, places, saleOpensAt } = departure;
  switch (status) {
    case 'free':
      return (
        <>
          <span className={styles.price}>
            {price === null ? null : say('tourist-trains.from', { price: moneyText(price, words) })}
          </span>
          <span className={styles.quiet}>{say('journey-list.places', { count: places })}</span>
          <LinkButton href={listHref(departure)} aria-describedby={`departure-${departure.runId}`}>
            {say('tourist-trains.buy')}
          </LinkButton>
        </>
      );
    case 'full':
      return <Badge icon={<BarredIcon />}>{say('journey-list.full')}</Badge>;
    case 'closed':
      return <Badge variant="warning">{say('tourist-trains.closed')}</Badge>;
    case 'not-on-sale':
      return (
        <Badge variant="info">{say('journey-list.opens', { moment: momentText(saleOpensAt, words) })}</Badge>
      );
  }
};

/** When a tourist train leaves and arrives, and whether it can be bought. */
export const DepartureRow = ({ departure }: Props) => {
  const words = useWords();
  const { say } = words;
  return (
    <li className={styles.row}>
      <div>
        <h3 id={`departure-${departure.runId}`} className={styles.day}>
          {longDayText(dayOf(departure.departure), words)}
        </h3>
        <p className={styles.quiet}>
          {say('tourist-trains.hours', {
            departs: clockText(departure.departure, words),
            arrives: momentText(departure.arrival, words),
          })}
        </p>
      </div>
      <div className={styles.availability}>
        <Availability departure={departure} />
      </div>
    </li>
  );
};
