import type { Journey } from '#domain/journey/journey.ts';
import {
  type ClassOffer,
  classOffersOf,
  departureOf,
  hasRoomFor,
  keyOf,
  seatsFor,
} from '#domain/journey/journey-facts.ts';
import { type FareFamily, fareFamilies } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { clockText } from '#i18n/clock-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { familyName } from '#panels/family-name.ts';
import { Spinner } from '#ui/buttons/spinner.tsx';
import { afterPaint } from '#ui/hooks/after-paint.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './journey-classes.css.ts';
import { pickName } from './list-address.ts';
import type { ListChoice } from './list-choice.ts';

type Props = { readonly journey: Journey; readonly choice: ListChoice };

type Offered = Props & {
  readonly offer: ClassOffer;
  /** The same class as it is sold under other conditions; null where it is not. */
  readonly otherwise: { readonly family: FareFamily; readonly price: Kurus } | null;
};

/** What each pays and, where several travel, what all of them do. */
const Price = ({ price, passengers }: { readonly price: Kurus; readonly passengers: number }) => {
  const words = useWords();
  const { say } = words;
  return (
    <>
      <span className={styles.amount}>{moneyText(price, words)}</span>
      {passengers > 1 ? <span className={styles.each}>{say('journey-list.each')}</span> : null}
    </>
  );
};

const Class = ({ journey, offer, otherwise, choice }: Offered) => {
  const words = useWords();
  const { say } = words;
  const { cabinClass, price } = offer;
  const { passengers, family, pendingPick, choose } = choice;
  const seats = seatsFor(offer);
  const places = say('journey-list.places', { count: seats });
  const pick = `${keyOf(journey)}:${cabinClass}`;
  const mayChoose = hasRoomFor(offer, passengers);
  const shortage = seats === 0 ? say('journey-list.full') : say('journey-list.too-few', { passengers });
  const departs = clockText(departureOf(journey), words);
  const take = (pressed: Element, by: FareFamily, named: string) => {
    if (!mayChoose) return;
    afterPaint(pressed, () => choose({ journey, cabinClass, family: by }, named));
  };
  return (
    <li className={styles.item} data-closed={mayChoose ? undefined : ''}>
      <button
        type="submit"
        name={pickName}
        value={pick}
        aria-disabled={mayChoose ? undefined : true}
        aria-busy={pendingPick === pick ? true : undefined}
        className={styles.offer}
        onClick={(event) => {
          event.preventDefault();
          take(event.currentTarget, family, pick);
        }}
      >
        <span className={styles.cabin}>
          {cabinName(cabinClass, words)}
          <VisuallyHidden>, </VisuallyHidden>
        </span>
        <span className={styles.price}>
          {pendingPick === pick ? <Spinner /> : null}
          {otherwise === null ? null : <span className={styles.family}>{familyName(family, words)} </span>}
          <Price price={price} passengers={passengers} />
          <VisuallyHidden>, </VisuallyHidden>
        </span>
        {passengers > 1 ? (
          <span className={styles.total}>
            {say('journey-list.total', { passengers, total: moneyText(price * passengers, words) })}
            <VisuallyHidden>, </VisuallyHidden>
          </span>
        ) : null}
        <span className={styles.places}>{mayChoose ? places : shortage}</span>
        {mayChoose ? <VisuallyHidden>. {say('journey-list.choose', { departs })}</VisuallyHidden> : null}
      </button>
      {otherwise === null || !mayChoose ? null : (
        <button
          type="button"
          aria-busy={pendingPick === `${pick}:${otherwise.family}` ? true : undefined}
          className={styles.otherwise}
          onClick={({ currentTarget }) => {
            take(currentTarget, otherwise.family, `${pick}:${otherwise.family}`);
          }}
        >
          <VisuallyHidden>{cabinName(cabinClass, words)}, </VisuallyHidden>
          {pendingPick === `${pick}:${otherwise.family}` ? <Spinner /> : null}
          <span className={styles.other}>{familyName(otherwise.family, words)}</span>
          <span className={styles.other}>
            <Price price={otherwise.price} passengers={passengers} />
          </span>
          <VisuallyHidden>. {say('journey-list.choose', { departs })}</VisuallyHidden>
        </button>
      )}
    </li>
  );
};

/** In which classes a journey can be travelled, under which conditions, for how much, and how many places are left. */
export const JourneyClasses = ({ journey, choice }: Props) => {
  const other = fareFamilies.find((family) => family !== choice.family) ?? choice.family;
  const otherwise = classOffersOf(journey, other);
  return (
    <ul className={styles.offers}>
      {classOffersOf(journey, choice.family)
        .filter(({ cabinClass }) => cabinClass !== 'DSB')
        .map((offer) => {
          const same = otherwise.find(({ cabinClass }) => cabinClass === offer.cabinClass);
          return (
            <Class
              key={offer.cabinClass}
              journey={journey}
              offer={offer}
              otherwise={same === undefined ? null : { family: other, price: same.price }}
              choice={choice}
            />
          );
        })}
    </ul>
  );
};
