import type { Place } from './coach.ts';
import type { CoachPlan } from './coach-plan.ts';

/** The first two places that are drawn on one spot, where passengers would see the later alone; null where none are. */
export const stackedPlaces = ({ seats }: CoachPlan): readonly [under: Place, above: Place] | null => {
  const drawn = new Map<string, Place>();
  for (const { place, along, across } of seats) {
    const spot = `${along} ${across}`;
    const under = drawn.get(spot);
    if (under !== undefined) return [under, place];
    drawn.set(spot, place);
  }
  return null;
};
