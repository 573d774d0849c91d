import { noWish, type TripWish } from '#domain/journey/trip-wish.ts';
import { passengersOfTrip } from '#domain/passenger/passenger-blank.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { isLike, partOf } from '#domain/values/is-like.ts';
import { noContact } from '#machines/booking/booking.model.ts';

/** What was typed into a booking before its chart has changed, as far as it is still understood. */
export type TypedBefore = {
  readonly wish: TripWish | null;
  readonly passengers: readonly PassengerDraft[];
  readonly contact: ContactDraft;
  readonly locator: string | null;
};

const [blank] = passengersOfTrip(noWish, []);

const isPassenger = (told: unknown): told is PassengerDraft => blank !== undefined && isLike(blank, told);

export const typedBefore = (told: unknown): TypedBefore => {
  const wish = partOf(told, 'wish');
  const passengers = partOf(told, 'passengers');
  const contact = partOf(told, 'contact');
  const locator = partOf(told, 'locator');
  const isParty = Array.isArray(passengers) && passengers.every(isPassenger);
  return {
    wish: isLike(noWish, wish) ? wish : null,
    passengers: isParty ? passengers.filter(isPassenger) : [],
    contact: isLike(noContact, contact) ? contact : noContact,
    locator: typeof locator === 'string' ? locator : null,
  };
};
