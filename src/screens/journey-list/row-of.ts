import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { OtherWay } from '#domain/journey/way-back.ts';
import type { ListChoice } from './list-choice.ts';

/** What a row knows of the list around it. */
export type RowOf = {
  readonly choice: ListChoice;
  readonly nameOf: (station: number) => string;
  /** Whether a city as a whole was asked for, so that each train says at which of its stations it calls. */
  readonly saysEnds: boolean;
  /** All that go that day, for whoever comes too late for one of them. */
  readonly journeys: readonly Journey[];
  /** What is travelled beside one of them. */
  readonly others: readonly OtherWay[];
  readonly offers: DaysAround;
  readonly dayHref: (day: string) => string;
};
