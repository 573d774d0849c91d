import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import { coachOfId } from '#domain/values/run-id.ts';
import type { FoundSeat, Seeker } from './best-seats.ts';
import type { HeldSeat } from './held-seat.ts';
import type { SeatMap } from './seat-map.ts';
import { statusesIn } from './seat-status.ts';

type Wish = { readonly rule: NeighbourRule; readonly held: readonly HeldSeat[] };

/** The seats of the way there once more: the same coach of the train, the same number. Null when one cannot be had. */
export const sameSeats = (
  maps: readonly SeatMap[],
  seekers: readonly Seeker[],
  before: readonly HeldSeat[],
  { rule, held }: Wish,
): readonly FoundSeat[] | null => {
  const found = seekers.flatMap(({ passenger, who }): readonly FoundSeat[] => {
    const seat = before.find((each) => each.passenger === passenger);
    const map = maps.find(({ index }) => seat !== undefined && index === coachOfId(seat.coachId));
    const place = map?.coach.places.find(({ number }) => number === seat?.seat);
    if (map === undefined || place === undefined) return [];
    const inCoach = held.filter(({ coachId }) => coachId === map.coachId);
    const statuses = statusesIn(map, { who, passenger, held: inCoach, rule });
    return statuses.get(place.number)?.kind === 'free' ? [{ passenger, coachId: map.coachId, place }] : [];
  });
  return found.length === seekers.length && found.length > 0 ? found : null;
};
