import { Fragment } from 'react';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { changesOf } from '#domain/journey/journey-facts.ts';
import { titleOfLeg } from '#domain/journey/train-title.ts';
import type { Direction } from '#domain/journey/trip-wish.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { cabinName } from '#i18n/cabin-name.ts';
import { longDayText } from '#i18n/day-text.ts';
import { hoursText } from '#i18n/hours-text.ts';
import { backOf, isChanging, mayChangeJourney, outwardOf } from '#machines/booking/booking.selectors.ts';
import { holdsSeats } from '#panels/held-seats.ts';
import { JourneyChanges } from '#panels/journey-changes/journey-changes.tsx';
import type { BookingActor } from '#panels/shop.ts';
import { useStations } from '#panels/stations.ts';
import { useFlow } from '#panels/use-flow.ts';
import { Button } from '#ui/buttons/button.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { trip, trips, tripTimes } from './chosen-trips.css.ts';
import { quiet, strong } from './seat-map.css.ts';

type Props = { readonly booking: BookingActor };

const Trip = ({ chosen, direction }: { readonly chosen: ChosenJourney; readonly direction: Direction }) => {
  const words = useWords();
  const { say } = words;
  const { nameOf } = useStations();
  const isEveryChangeKnown = changesOf(chosen.journey).every(({ station }) => nameOf(station) !== '');
  const { legs } = chosen.journey;
  const departs = legs[0]?.departure ?? 0;
  const arrives = legs.at(-1)?.arrival ?? departs;
  const names = [...new Set(legs.map(titleOfLeg))];
  return (
    <li className={trip}>
      <span className={strong}>
        {direction === 'outward' ? say('seat-map.train.outward') : say('seat-map.train.back')}
      </span>
      <span>{longDayText(travelDayOf(dayNumberAt(departs)), words)}</span>
      <span className={tripTimes}>{hoursText(departs, arrives, words)}</span>
      <span className={quiet}>
        {names.map((name, nth) => (
          <Fragment key={name}>
            {nth === 0 ? null : say('seat-map.separator')}
            <bdi lang="tr">{name}</bdi>
          </Fragment>
        ))}
        {'\u00a0· '}
        {cabinName(chosen.cabinClass, words)}
      </span>
      {isEveryChangeKnown ? <JourneyChanges journey={chosen.journey} nameOf={nameOf} /> : null}
    </li>
  );
};

/** The trains that were chosen, and the way to others. */
export const ChosenTrips = ({ booking }: Props) => {
  const isChangeOpen = useFlow(booking, isChanging, false);
  const { say } = useWords();
  const outward = useFlow(booking, outwardOf, null);
  const back = useFlow(booking, backOf, null);
  const may = useFlow(booking, mayChangeJourney, false);
  if (outward === null) return null;
  return (
    <div className={trips}>
      <ul>
        <Trip chosen={outward} direction="outward" />
        {back === null ? null : <Trip chosen={back} direction="back" />}
      </ul>
      {isChangeOpen ? null : (
        <Button
          variant="quiet"
          why={may ? null : say('seat-map.wait')}
          reason="heard"
          onClick={() => booking.send({ type: 'journey.changed', held: holdsSeats(booking.getSnapshot()) })}
        >
          {say('seat-map.change-journey')}
        </Button>
      )}
    </div>
  );
};
