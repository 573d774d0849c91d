import type { TripWish } from './trip-wish.ts';

/** The names a trip's parts bear in an address. */
export const tripNames = {
  from: 'kalkis',
  to: 'varis',
  outward: 'gidis',
  back: 'donus',
  passengers: 'yolcu',
  lapChildren: 'kucak',
  way: 'yon',
} as const;

/** What `yon` says when nobody goes back, whatever day of return is left in the form. */
export const oneWayValue = 'tek';
export const roundTripValue = 'gidis-donus';

/** What an address says of a wish, without the question mark. One wish has one text. */
export const tripQueryOf = ({ from, to, outward, back, passengers, lapChildren }: TripWish): string => {
  const query = new URLSearchParams({
    [tripNames.from]: String(from),
    [tripNames.to]: String(to),
    [tripNames.outward]: outward,
  });
  if (back !== null) query.set(tripNames.back, back);
  query.set(tripNames.passengers, String(passengers));
  if (lapChildren > 0) query.set(tripNames.lapChildren, String(lapChildren));
  return query.toString();
};
