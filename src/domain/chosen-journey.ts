import type { CabinClass } from './cabin-class.ts';
import type { FareFamily } from './fare-family.ts';
import type { Journey } from './journey.ts';

/** A journey of the list with the class and the kind of ticket it is travelled on. */
export type ChosenJourney = {
  readonly journey: Journey;
  readonly cabinClass: CabinClass;
  readonly family: FareFamily;
};
