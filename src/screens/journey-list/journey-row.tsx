import type { Journey } from '#domain/journey/journey.ts';
import { classOffersOf, keyOf, placesOf, saleOpensAt } from '#domain/journey/journey-facts.ts';
import { journeyStatusOf } from '#domain/journey/journey-status.ts';
import { misfitOf } from '#domain/journey/way-back.ts';
import { momentText } from '#i18n/moment-text.ts';
import { JourneyChanges } from '#panels/journey-changes/journey-changes.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { BarredIcon } from '#ui/icons/barred-icon.tsx';
import { Disclosure } from '#ui/layout/disclosure.tsx';
import { AlarmLink } from './alarm-link.tsx';
import { JourneyClasses } from './journey-classes.tsx';
import { JourneyPlaces } from './journey-places.tsx';
import * as styles from './journey-row.css.ts';
import { JourneyStops } from './journey-stops.tsx';
import { JourneyTimes } from './journey-times.tsx';
import { pickName } from './list-address.ts';
import { TooEarly, TooLate } from './misfit.tsx';
import { NextChance } from './next-chance.tsx';
import type { RowOf } from './row-of.ts';

type Props = RowOf & { readonly journey: Journey };

const Offered = ({ journey, ...of }: Props) => {
  const words = useWords();
  const { say } = words;
  switch (journeyStatusOf(journey, of.choice.passengers, of.others)) {
    case 'free':
      return <JourneyClasses journey={journey} choice={of.choice} />;
    case 'not-on-sale':
      return (
        <Badge variant="info">
          {say('journey-list.opens', { moment: momentText(saleOpensAt(journey), words) })}
        </Badge>
      );
    case 'closed':
      return <Badge variant="warning">{say('journey-list.closed')}</Badge>;
    case 'no-shared-class':
      return <NoSharedClass />;
    case 'sold-out':
      return (
        <NextChance journey={journey} {...of}>
          <Badge icon={<BarredIcon />}>{say('journey-list.full')}</Badge>
        </NextChance>
      );
    case 'too-early':
      return <TooEarly journey={journey} {...of} />;
    case 'too-late':
      return <TooLate journey={journey} {...of} />;
  }
};

/** Each train has places, but none of a class that all of them have. */
const NoSharedClass = () => {
  const { say } = useWords();
  return (
    <div className={styles.full}>
      <Badge>{say('journey-list.no-shared-class')}</Badge>
      <span>{say('journey-list.no-shared-class.text')}</span>
    </div>
  );
};

/** One journey of a list. */
export const JourneyRow = ({ journey, ...of }: Props) => {
  const { say } = useWords();
  const key = keyOf(journey);
  const headingId = `sefer-${key}`;
  const forWheelchair = classOffersOf(journey, of.choice.family).find(
    ({ cabinClass, wheelchair }) => cabinClass === 'DSB' && wheelchair > 0,
  );
  const pick = `${key}:DSB`;
  const isFitting = misfitOf(journey.legs, of.others) === null;
  return (
    <li>
      <article aria-labelledby={headingId} className={styles.row}>
        <JourneyTimes journey={journey} headingId={headingId} nameOf={of.saysEnds ? of.nameOf : null} />
        <div className={styles.offered}>
          <Offered journey={journey} {...of} />
          {isFitting ? <AlarmLink journey={journey} passengers={of.choice.passengers} /> : null}
          <JourneyPlaces journey={journey} />
        </div>
        <div className={styles.more}>
          <JourneyChanges journey={journey} nameOf={of.nameOf} />
          <Disclosure summary={say('journey-list.details')}>
            <JourneyStops journey={journey} nameOf={of.nameOf} />
            {placesOf(journey).bound > 0 ? <p>{say('journey-list.places.bound.text')}</p> : null}
            {forWheelchair === undefined || !isFitting ? null : (
              <button
                type="submit"
                name={pickName}
                value={pick}
                className={styles.wheelchair}
                onClick={(event) => {
                  event.preventDefault();
                  const { family, choose } = of.choice;
                  choose({ journey, cabinClass: 'DSB', family }, pick);
                }}
              >
                {say('journey-list.choose.wheelchair')}
              </button>
            )}
          </Disclosure>
        </div>
      </article>
    </li>
  );
};
