import type { Journey } from '#domain/journey/journey.ts';
import {
  type ClassOffer,
  classOffersOf,
  departureOf,
  hasRoomFor,
  keyOf,
  seatsFor,
} from '#domain/journey/journey-facts.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { clockText } from '#i18n/clock-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { Spinner } from '#ui/buttons/spinner.tsx';
import { afterPaint } from '#ui/hooks/after-paint.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './journey-classes.css.ts';
import { pickName } from './list-address.ts';
import type { ListChoice } from './list-choice.ts';

type Props = { readonly journey: Journey; readonly choice: ListChoice };

type Offered = Props & { readonly offer: ClassOffer };

const Class = ({ journey, offer, choice }: Offered) => {
  const words = useWords();
  const { say } = words;
  const { cabinClass } = offer;
  const seats = seatsFor(offer);
  const places = say('journey-list.places', { count: seats });
  const pick = `${keyOf(journey)}:${cabinClass}`;
  const mayChoose = hasRoomFor(offer, choice.passengers);
  const shortage =
    seats === 0 ? say('journey-list.full') : say('journey-list.too-few', { passengers: choice.passengers });
  const departs = clockText(departureOf(journey), words);
  return (
    <li>
      <button
        type="submit"
        name={pickName}
        value={pick}
        aria-disabled={mayChoose ? undefined : true}
        aria-busy={choice.pendingPick === pick ? true : undefined}
        className={styles.offer}
        onClick={(event) => {
          event.preventDefault();
          if (!mayChoose) return;
          const chosen = { journey, cabinClass, family: choice.family };
          afterPaint(event.currentTarget, () => choice.choose(chosen, pick));
        }}
      >
        <span className={styles.cabin}>
          {cabinName(cabinClass, words)}
          <VisuallyHidden>, </VisuallyHidden>
        </span>
        <span className={styles.price}>
          {choice.pendingPick === pick ? <Spinner /> : null}
          {moneyText(offer.price, words)}
          <VisuallyHidden>, </VisuallyHidden>
        </span>
        <span className={styles.places}>{mayChoose ? places : shortage}</span>
        {mayChoose ? <VisuallyHidden>. {say('journey-list.choose', { departs })}</VisuallyHidden> : null}
      </button>
    </li>
  );
};

/** In which classes a journey can be travelled, for how much, and how many places are left. */
export const JourneyClasses = ({ journey, choice }: Props) => (
  <ul className={styles.offers}>
    {classOffersOf(journey, choice.family)
      .filter(({ cabinClass }) => cabinClass !== 'DSB')
      .map((offer) => (
        <Class key={offer.cabinClass} journey={journey} offer={offer} choice={choice} />
      ))}
  </ul>
);
