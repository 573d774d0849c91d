import type { Journey, JourneyLeg } from '#domain/journey/journey.ts';
import { minute } from '#domain/values/durations.ts';
import { clockText } from '#i18n/clock-text.ts';
import { useWords } from '#ui/hooks/words-context.ts';
import { PlaceName } from '#ui/theme/place-name.tsx';
import * as styles from './journey-stops.css.ts';

type Props = { readonly journey: Journey; readonly nameOf: (station: number) => string };

type Leg = { readonly leg: JourneyLeg; readonly nameOf: Props['nameOf'] };

const Stops = ({ leg: { number, departure, stops }, nameOf }: Leg) => {
  const words = useWords();
  return (
    <ol aria-label={words.say('journey-list.stops', { train: number })} className={styles.stops}>
      {stops.map(({ station, arrives, departs }, at) => (
        <li key={station} className={styles.stop}>
          <span className={styles.hour}>
            {clockText(departure + (at === stops.length - 1 ? arrives : departs) * minute, words)}
          </span>
          <PlaceName>{nameOf(station)}</PlaceName>
        </li>
      ))}
    </ol>
  );
};

/** Where a journey calls on its way, train by train. */
export const JourneyStops = ({ journey, nameOf }: Props) => (
  <>
    {journey.legs.map((leg) => (
      <Stops key={`${leg.runId} ${leg.from}`} leg={leg} nameOf={nameOf} />
    ))}
  </>
);
