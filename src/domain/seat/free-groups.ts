import type { Place } from '#domain/coach/coach.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import type { SeatStatus } from './seat-status.ts';

export const freeGroupNames = [
  'together',
  'wheelchair',
  'lower-berth',
  'middle-berth',
  'upper-berth',
  'table',
  'window',
  'aisle',
  'other',
] as const;

export type FreeGroupName = (typeof freeGroupNames)[number];

/** Free places that are alike. Places that are free together stand together. */
export type FreeGroup = { readonly name: FreeGroupName; readonly benches: readonly (readonly Place[])[] };

const nameOf = (place: Place): FreeGroupName => {
  if (isWheelchairPlace(place)) return 'wheelchair';
  if (place.berth !== null) return `${place.berth}-berth`;
  return (['table', 'window', 'aisle'] as const).find((name) => place.properties.includes(name)) ?? 'other';
};

const benchesOf = (places: readonly Place[]): readonly (readonly Place[])[] => {
  const units = new Map<number, Place[]>();
  for (const place of places) units.set(place.unit, [...(units.get(place.unit) ?? []), place]);
  return [...units.values()];
};

/** The free places of a coach, those first where so many of the party have room on one bench or in one compartment. */
export const freeGroups = (
  places: readonly Place[],
  statuses: ReadonlyMap<string, SeatStatus>,
  together: number,
): readonly FreeGroup[] => {
  const free = places.filter(({ number }) => statuses.get(number)?.kind === 'free');
  const most = Math.min(together, Math.max(0, ...benchesOf(free).map(({ length }) => length)));
  const isTogether = (bench: readonly Place[]) => most > 1 && bench.length >= most;
  const beside = benchesOf(free.filter((place) => !isWheelchairPlace(place))).filter(isTogether);
  const alone = free.filter((place) => !beside.flat().includes(place));
  return freeGroupNames.flatMap((name): readonly FreeGroup[] => {
    const benches =
      name === 'together' ? beside : alone.filter((place) => nameOf(place) === name).map((place) => [place]);
    return benches.length === 0 ? [] : [{ name, benches }];
  });
};
