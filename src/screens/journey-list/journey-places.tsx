import type { Journey } from '#domain/journey/journey.ts';
import { placesOf } from '#domain/journey/journey-facts.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { WheelchairIcon } from '#ui/icons/wheelchair-icon.tsx';
import * as styles from './journey-row.css.ts';

/** Free places by whom they are for: for anybody, in a wheelchair, or beside one who travels alone. */
export const JourneyPlaces = ({ journey }: { readonly journey: Journey }) => {
  const { say } = useWords();
  const { general, wheelchair, bound } = placesOf(journey);
  return (
    <ul className={styles.counts}>
      <li>{say('journey-list.places.general', { count: general })}</li>
      <li className={styles.count}>
        <WheelchairIcon />
        {say('journey-list.places.wheelchair', { count: wheelchair })}
      </li>
      {bound > 0 ? <li>{say('journey-list.places.bound', { count: bound })}</li> : null}
    </ul>
  );
};
