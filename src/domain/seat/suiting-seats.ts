import type { Place } from '#domain/coach/coach.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { isFit, type Seeker, type Sought } from './best-seats.ts';
import type { SeatMap } from './seat-map.ts';
import { statusesIn } from './seat-status.ts';

/** A place that would be granted in the stead of another, in its coach or in one near it. */
export type SuitingSeat = { readonly map: SeatMap; readonly place: Place };

type Wanted = SuitingSeat;

const squareOfDistance = (one: Place, other: Place): number =>
  (one.x - other.x) ** 2 + (one.y - other.y) ** 2 + (one.z - other.z) ** 2;

/** A wheelchair place is of no class that others travel in: they are offered what the journey was chosen on. */
const classesFor = ({ place }: Wanted, chosen: CabinClass): readonly CabinClass[] =>
  isWheelchairPlace(place) ? [chosen] : [place.cabinClass, chosen];

/** Places of the train that would be granted in the stead of the wanted one: of its class, in its coach, the nearest first. */
export const suitingSeats = (
  maps: readonly SeatMap[],
  wanted: Wanted,
  seeker: Seeker,
  { cabinClass, held, rule, most }: Sought & { readonly most: number },
): readonly SuitingSeat[] => {
  const { who, passenger } = seeker;
  const coachesAway = ({ index }: SeatMap) => Math.abs(index - wanted.map.index);
  const freeIn = (map: SeatMap): readonly Place[] => {
    const inCoach = held.filter(({ coachId }) => coachId === map.coachId);
    const statuses = statusesIn(map, { who, passenger, held: inCoach, rule });
    return map.coach.places
      .filter(({ number }) => statuses.get(number)?.kind === 'free')
      .toSorted((one, other) => squareOfDistance(one, wanted.place) - squareOfDistance(other, wanted.place));
  };
  const free = maps
    .toSorted((one, other) => coachesAway(one) - coachesAway(other))
    .flatMap((map) => freeIn(map).map((place): SuitingSeat => ({ map, place })));
  const ofClasses = classesFor(wanted, cabinClass).map((each) =>
    free.filter(({ place }) => isFit(seeker, place, each)),
  );
  return (ofClasses.find(({ length }) => length > 0) ?? []).slice(0, most);
};
