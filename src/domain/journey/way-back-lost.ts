import type { ChosenJourney } from './chosen-journey.ts';
import type { TripChoice } from './trip-choice.ts';
import { comesBackLater } from './way-back.ts';

/** Of a way back that was chosen before, whether it leaves too early for another way there; null where it does not. */
export const wayBackLost = (
  { back, backLost }: Pick<TripChoice, 'back' | 'backLost'>,
  there: ChosenJourney,
): ChosenJourney | null => {
  const before = back ?? backLost;
  return before === null || comesBackLater(there.journey.legs, before.journey.legs) ? null : before;
};
