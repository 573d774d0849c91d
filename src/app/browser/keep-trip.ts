import { textWithTrip } from '#domain/journey/trip-kept.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import { addresses } from '#domain/shop/addresses.ts';
import type { Wished } from '#panels/trip-search/trip-fields.ts';
import { recentTrips } from './recent-trips.ts';

/** Remembers a wish, and says where its journeys are listed. */
export const addressOfWish = ({ wish, ...names }: Wished): string => {
  recentTrips.write(textWithTrip(recentTrips.read(), wish, names));
  return `${addresses['journey-list'].path}?${tripQueryOf(wish)}`;
};
