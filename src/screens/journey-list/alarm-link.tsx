import type { Journey } from '#domain/journey/journey.ts';
import { departureOf } from '#domain/journey/journey-facts.ts';
import { classesToAwait as fullClasses } from '#domain/seat/alarm-wish.ts';
import { alarmAddress } from '#domain/seat/seat-alarm.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { clockText } from '#i18n/clock-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { VisuallyHidden } from '#ui/theme/visually-hidden.tsx';
import * as styles from './journey-row.css.ts';

type Props = { readonly journey: Journey; readonly passengers: number };

/** Leads to a seat alarm, where a train or a class of it has too few free places for the party. */
export const AlarmLink = ({ journey, passengers }: Props) => {
  const words = useWords();
  const { say } = words;
  const [leg] = journey.legs;
  const full = fullClasses(journey, passengers);
  if (leg === undefined || full.length === 0) return null;
  const isWheelchairOnly = full.every(({ cabinClass }) => cabinClass === 'DSB');
  const outward = travelDayOf(dayNumberAt(departureOf(journey)));
  const wish = { from: leg.from, to: leg.to, outward, back: null, passengers, lapChildren: 0 };
  return (
    <a className={styles.alarm} href={alarmAddress(leg.runId, wish)}>
      {isWheelchairOnly ? say('journey-list.alarm.wheelchair') : say('journey-list.alarm')}
      <VisuallyHidden>
        {' '}
        ({say('journey-list.alarm.departs', { departs: clockText(departureOf(journey), words) })})
      </VisuallyHidden>
    </a>
  );
};
