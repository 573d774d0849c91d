import type { MouseEvent } from 'react';
import type { DayOffer, DaysAround } from '#domain/journey/day-offer.ts';
import type { JourneyView } from '#domain/journey/journey-view.ts';
import { type Direction, onDay, type TripWish } from '#domain/journey/trip-wish.ts';
import { arrivalThere, departureBack, type OtherWay } from '#domain/journey/way-back.ts';
import { dayNumberAt, dayNumberOf, type TravelDay, travelDayOf } from '#domain/time/travel-day.ts';
import { liraOf } from '#domain/values/kurus.ts';
import { briefDayText, weekdayText } from '#i18n/brief-day-text.ts';
import { longDayText } from '#i18n/day-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import type { Words } from '#i18n/words.ts';
import { useShop } from '#panels/shop.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './day-strip.css.ts';
import { listAddress } from './list-address.ts';

type Props = {
  readonly wish: TripWish;
  readonly direction: Direction;
  readonly view: JourneyView;
  readonly offers: DaysAround;
  /** What is travelled beside a journey of the list. */
  readonly others: readonly OtherWay[];
  /** Null where the link alone says it. */
  readonly onDay: ((day: TravelDay) => void) | null;
};

const around = [-3, -2, -1, 0, 1, 2, 3];

/** The days as they are known before anybody has told how they stand. */
const plainDays = (middle: TravelDay, today: TravelDay): readonly DayOffer[] =>
  around
    .map((by) => travelDayOf(dayNumberOf(middle) + by))
    .map((day) => ({ day, status: day < today ? 'past' : 'free', price: null }));

const availabilityText = ({ status: availability, price }: DayOffer, { say, language }: Words): string => {
  switch (availability) {
    case 'free':
      return price === null
        ? ''
        : say('journey-list.day.price', { amount: numberText(liraOf(price), language) });
    case 'sold-out':
      return say('journey-list.day.sold-out');
    case 'no-train':
      return say('journey-list.day.no-train');
    case 'not-on-sale':
      return say('journey-list.day.not-on-sale');
    case 'past':
      return say('journey-list.day.past');
  }
};

const heardText = (offer: DayOffer, words: Words): string => {
  const day = longDayText(offer.day, words);
  if (offer.status === 'free' && offer.price !== null) {
    return words.say('journey-list.day.free', { day, price: moneyText(offer.price, words) });
  }
  return [day, availabilityText(offer, words)].filter((part) => part !== '').join(', ');
};

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Whether a day has an hour after the ways there have arrived and before the ways back leave. */
const isBetween = (others: readonly OtherWay[]) => {
  const [since, until] = [arrivalThere(others), departureBack(others)];
  return (day: TravelDay): boolean =>
    (since === null || day >= travelDayOf(dayNumberAt(since))) &&
    (until === null || day <= travelDayOf(dayNumberAt(until)));
};

/** Null where all days cost the same. */
const cheapestOf = (days: readonly DayOffer[]): number | null => {
  const prices = days.flatMap(({ price }) => (price === null ? [] : [price]));
  return new Set(prices).size > 1 ? Math.min(...prices) : null;
};

/** Three days before the day of the list and three after it, but for those that are over, each with the least it costs. */
export const DayStrip = ({ wish, direction, view, offers, others, onDay: choose }: Props) => {
  const words = useWords();
  const here = direction === 'back' ? (wish.back ?? wish.outward) : wish.outward;
  const today = travelDayOf(dayNumberAt(useShop().now()));
  const known = offers.days.some(({ day }) => day === here) ? offers.days : plainDays(here, today);
  const shown = known.filter(({ day, status: availability }) => day === here || availability !== 'past');
  const cheapest = cheapestOf(shown);
  const isOfTrip = isBetween(others);
  const mayGo = ({ day, status: availability }: DayOffer) =>
    availability !== 'past' &&
    availability !== 'not-on-sale' &&
    (direction === 'outward' || day >= wish.outward) &&
    (day === here || isOfTrip(day));
  return (
    <nav aria-label={words.say('journey-list.days')} className={styles.strip}>
      <ol className={styles.days}>
        {shown.map((offer) => {
          const text = (
            <>
              <span aria-hidden="true" className={styles.weekday}>
                {weekdayText(offer.day, words)}
              </span>
              <span aria-hidden="true" className={styles.date}>
                {briefDayText(offer.day, words)}
              </span>
              <span
                aria-hidden="true"
                className={offer.price !== null && offer.price === cheapest ? styles.cheapest : styles.price}
              >
                {availabilityText(offer, words)}
              </span>
              <VisuallyHidden>{heardText(offer, words)}</VisuallyHidden>
            </>
          );
          return (
            <li key={offer.day} className={styles.item}>
              {mayGo(offer) ? (
                <a
                  href={listAddress(onDay(wish, direction, offer.day), view)}
                  aria-current={offer.day === here ? 'date' : undefined}
                  className={styles.day}
                  onClick={(event) => {
                    if (choose === null || !isPlain(event)) return;
                    event.preventDefault();
                    choose(offer.day);
                  }}
                >
                  {text}
                </a>
              ) : (
                <span className={styles.closed}>{text}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
};
