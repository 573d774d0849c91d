import { type JourneyView, viewQueryOf } from '#domain/journey/journey-view.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import { addresses } from '#domain/shop/addresses.ts';

/** Where the journeys of a trip are listed, looked at in this way. */
export const listAddress = (wish: TripWish, view: JourneyView): string => {
  const query = [tripQueryOf(wish), viewQueryOf(view)].filter((part) => part !== '').join('&');
  return `${addresses['journey-list'].path}?${query}`;
};

/** Where the search stands with what was typed. */
export const searchAddress = (wish: TripWish): string => `${addresses.home.path}?${tripQueryOf(wish)}`;

/** What a choice that is pressed before a script is there adds to the address. */
export const pickName = 'secim';
