import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';

/** What a row needs for a journey to be chosen with. */
export type ListChoice = {
  readonly passengers: number;
  readonly family: FareFamily;
  /** Pressed before the booking could take it: it is sent as soon as it can be. */
  readonly pendingPick: string | null;
  readonly choose: (chosen: ChosenJourney, pick: string) => void;
};
