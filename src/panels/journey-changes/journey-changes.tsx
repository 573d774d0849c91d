import type { Journey } from '#domain/journey/journey.ts';
import { changesOf } from '#domain/journey/journey-facts.ts';
import { durationText } from '#i18n/duration-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import * as styles from './journey-changes.css.ts';

type Props = { readonly journey: Journey; readonly nameOf: (station: number) => string };

/** Where one gets up on the way, and what for. */
export const JourneyChanges = ({ journey, nameOf }: Props) => {
  const words = useWords();
  const { say } = words;
  const changes = changesOf(journey);
  if (changes.length === 0) return null;
  return (
    <ul className={styles.changes}>
      {changes.map(({ station, minutes, to, isSameTrain }) => (
        <li key={station}>
          {isSameTrain
            ? say('journey-list.change.seat', { station: nameOf(station) })
            : say('journey-list.change.train', {
                station: nameOf(station),
                wait: durationText(minutes, words),
                train: to.number,
              })}
        </li>
      ))}
    </ul>
  );
};
