import { straightKilometres } from '#server/railway/geography/straight-kilometres.ts';

type Placed = { readonly id: number; readonly latitude: number; readonly longitude: number };

/** A railway winds: it is longer than the straight way by about this much. */
const winding = 1.18;

/** Kilometres along a run whose feed tells of none, by where its stations stand. */
export const milestonesBy = (known: readonly Placed[]) => {
  const places = new Map(known.map(({ id, latitude, longitude }) => [id, [latitude, longitude] as const]));
  return (stations: readonly number[]): readonly number[] => {
    let total = 0;
    return stations.map((station, at) => {
      const here = places.get(station);
      const before = places.get(stations[at - 1] ?? 0);
      if (here !== undefined && before !== undefined) total += straightKilometres(before, here) * winding;
      return Math.round(total * 1000) / 1000;
    });
  };
};

type Along = { readonly distance: number; readonly straight: number };

/** Distances this many times longer than the way between the stations are no kilometres. */
const farTooLong = 100;

/** A feed does not name the unit of its distances: kilometres, or the metres of most shapes. */
export const kilometresAUnit = (runs: readonly Along[]): number => {
  const distance = runs.reduce((sum, run) => sum + run.distance, 0);
  const straight = runs.reduce((sum, run) => sum + run.straight, 0);
  return distance > straight * farTooLong && straight > 0 ? 0.001 : 1;
};
