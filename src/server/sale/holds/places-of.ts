import type { CoachTemplate, Place } from '#domain/coach/coach.ts';

/** A place and which one it is of its unit, counted from 0. */
export type NumberedPlace = { readonly place: Place; readonly ordinal: number };

const known = new WeakMap<CoachTemplate, ReadonlyMap<string, NumberedPlace>>();

const numbered = ({ places }: CoachTemplate): ReadonlyMap<string, NumberedPlace> => {
  const inUnits = new Map<number, number>();
  return new Map(
    places.map((place) => {
      const ordinal = inUnits.get(place.unit) ?? 0;
      inUnits.set(place.unit, ordinal + 1);
      return [place.number, { place, ordinal }];
    }),
  );
};

export const placeIn = (coach: CoachTemplate, seat: string): NumberedPlace | undefined => {
  const places = known.get(coach) ?? numbered(coach);
  known.set(coach, places);
  return places.get(seat);
};
