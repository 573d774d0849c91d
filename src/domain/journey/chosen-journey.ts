import type { CabinClass } from '#domain/values/cabin-class.ts';
import { day } from '#domain/values/durations.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Journey } from './journey.ts';

/** A place is reserved no later than this before departure. */
export const reservationEnds = day;

/** A journey of the list with the class and the kind of ticket it is travelled on. */
export type ChosenJourney = {
  readonly journey: Journey;
  readonly cabinClass: CabinClass;
  readonly family: FareFamily;
};

/** Whether every train of it is one that can be reserved. */
export const isReservable = ({ journey: { legs } }: ChosenJourney): boolean =>
  legs.every((leg) => leg.isReservable);

/** Until when a trip may be reserved that begins with this journey. */
export const reservableUntil = (outward: ChosenJourney | null): number =>
  (outward?.journey.legs[0]?.departure ?? 0) - reservationEnds;
