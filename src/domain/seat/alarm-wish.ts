import type { Journey } from '#domain/journey/journey.ts';
import { type ClassOffer, classOffersOf, hasRoomFor } from '#domain/journey/journey-facts.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';

/** What somebody waits for: so many places of one class of a run, and where the letter goes. */
export type AlarmWish = {
  readonly trainId: number;
  readonly fromStationId: number;
  readonly toStationId: number;
  readonly cabinClass: CabinClass;
  readonly seats: number;
  readonly email: string;
};

/** Wheelchair places are awaited where none is free, whoever else travels along. */
const wanted = ({ cabinClass }: ClassOffer, passengers: number): number =>
  cabinClass === 'DSB' ? 1 : passengers;

/** Classes without room for a party, of a journey in one train that is on sale: an alarm is of one run. */
export const classesToAwait = (journey: Journey, passengers: number): readonly ClassOffer[] => {
  const [leg, ...others] = journey.legs;
  if (leg === undefined || others.length > 0 || !leg.isOnSale) return [];
  return classOffersOf(journey).filter((offer) => !hasRoomFor(offer, wanted(offer, passengers)));
};
