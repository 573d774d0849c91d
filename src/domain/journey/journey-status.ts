import type { Kurus } from '#domain/values/kurus.ts';
import type { Journey, JourneyLeg } from './journey.ts';
import { classOffersOf, departureOf, hasRoomFor } from './journey-facts.ts';
import { misfitOf, type OtherWay } from './way-back.ts';

/**
 * A journey of trains that share no class has room, but not for one ticket; one is `closed` where no class of a train is
 * on sale any more. `too-early`: it leaves before the way there
 * has arrived; `too-late`: it arrives after the way back has left.
 */
export type JourneyStatus =
  | 'closed'
  | 'free'
  | 'no-shared-class'
  | 'not-on-sale'
  | 'sold-out'
  | 'too-early'
  | 'too-late';

const isSoldIn = ({ cabins }: JourneyLeg): boolean =>
  cabins.some(({ cabinClass, price }) => cabinClass !== 'DSB' && price !== null);

export const journeyStatusOf = (
  journey: Journey,
  passengers: number,
  others: readonly OtherWay[] = [],
): JourneyStatus => {
  const misfit = misfitOf(journey.legs, others);
  if (misfit !== null) return misfit;
  if (journey.legs.some(({ isOnSale }) => !isOnSale)) return 'not-on-sale';
  if (journey.legs.some(({ cabins }) => cabins.length === 0)) return 'closed';
  const offers = classOffersOf(journey).filter(({ cabinClass }) => cabinClass !== 'DSB');
  if (offers.length === 0 && journey.legs.every(isSoldIn)) return 'no-shared-class';
  return offers.some((offer) => hasRoomFor(offer, passengers)) ? 'free' : 'sold-out';
};

/** The least one passenger of a party pays; null where there is no room for all of them. */
export const leastPriceOf = (
  journey: Journey,
  passengers: number,
  others: readonly OtherWay[] = [],
): Kurus | null => {
  if (journeyStatusOf(journey, passengers, others) !== 'free') return null;
  const prices = classOffersOf(journey)
    .filter((offer) => offer.cabinClass !== 'DSB' && hasRoomFor(offer, passengers))
    .map(({ price }) => price);
  return Math.min(...prices);
};

/** The next journey after a full one that has room; null where the day has none. */
export const nextWithRoom = (
  journeys: readonly Journey[],
  after: Journey,
  passengers: number,
  others: readonly OtherWay[] = [],
): Journey | null =>
  journeys
    .filter((journey) => departureOf(journey) > departureOf(after))
    .toSorted((one, other) => departureOf(one) - departureOf(other))
    .find((journey) => journeyStatusOf(journey, passengers, others) === 'free') ?? null;
