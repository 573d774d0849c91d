import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';

/** What the reader chooses with. */
export type ListChoice = {
  readonly passengers: number;
  readonly family: FareFamily;
  /** What was pressed before the flow could hear it: it is heard as soon as it can be. */
  readonly earlyPick: string | null;
  readonly choose: (chosen: ChosenJourney, pick: string) => void;
};
