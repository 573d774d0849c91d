import type { Journey } from './journey.ts';
import { classOffersOf, departureOf, hasRoomFor, minutesOf } from './journey-facts.ts';
import { leastPriceOf } from './journey-status.ts';
import type { JourneyOrder, JourneyView } from './journey-view.ts';
import type { OtherWay } from './way-back.ts';

type Seen = {
  readonly view: JourneyView;
  readonly passengers: number;
  /** What is travelled beside a journey of the list. */
  readonly others: readonly OtherWay[];
};

const isShown =
  ({ view: { isDirectOnly, trainType, cabinClass }, passengers }: Omit<Seen, 'others'>) =>
  (journey: Journey): boolean =>
    (!isDirectOnly || journey.kind === 'direct') &&
    (trainType === null || journey.legs.some(({ type }) => type === trainType)) &&
    (cabinClass === null ||
      classOffersOf(journey).some(
        (offer) => offer.cabinClass === cabinClass && hasRoomFor(offer, passengers),
      ));

/** What cannot be bought has no price and stands behind what can. */
const weightBy: Readonly<Record<JourneyOrder, (journey: Journey, seen: Omit<Seen, 'view'>) => number>> = {
  departure: departureOf,
  duration: minutesOf,
  price: (journey, { passengers, others }) =>
    leastPriceOf(journey, passengers, others) ?? Number.MAX_SAFE_INTEGER,
};

/** The journeys of a list as they are looked at; what is equal stands by departure. */
export const journeysShown = (
  journeys: readonly Journey[],
  { view, passengers, others }: Seen,
): readonly Journey[] => {
  const weight = weightBy[view.order];
  return journeys
    .filter(isShown({ view, passengers }))
    .toSorted(
      (one, other) =>
        weight(one, { passengers, others }) - weight(other, { passengers, others }) ||
        departureOf(one) - departureOf(other),
    );
};
