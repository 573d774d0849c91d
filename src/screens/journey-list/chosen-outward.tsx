import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { classOffersOf } from '#domain/journey/journey-facts.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { moneyText } from '#i18n/money-text.ts';
import { familyName } from '#panels/family-name.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './chosen-outward.css.ts';
import { JourneyTimes } from './journey-times.tsx';

type Props = {
  readonly chosen: ChosenJourney;
  /** Why it cannot be changed now. */
  readonly why: string | null;
  readonly onChange: () => void;
};

/** The way there, as it was chosen, above the journeys back. */
export const ChosenOutward = ({ chosen: { journey, cabinClass, family }, why, onChange }: Props) => {
  const words = useWords();
  const { say } = words;
  const offer = classOffersOf(journey, family).find((each) => each.cabinClass === cabinClass);
  return (
    <section aria-labelledby="chosen-outward" className={styles.chosen}>
      <h2 id="chosen-outward" className={styles.name}>
        {say('journey-list.chosen-outward')}
      </h2>
      <JourneyTimes journey={journey} headingId="chosen-outward-times" nameOf={null} />
      <p className={styles.bought}>
        <span>{cabinName(cabinClass, words)}</span>
        <span>{familyName(family, words)}</span>
        {offer === undefined ? null : <span className={styles.price}>{moneyText(offer.price, words)}</span>}
      </p>
      <div className={styles.action}>
        <Button why={why} reason="heard" onClick={onChange}>
          {say('journey-list.change-outward')}
        </Button>
      </div>
    </section>
  );
};
