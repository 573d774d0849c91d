import { enteredBookingIn } from '#contract/bookings/kept-booking.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { noContact } from '#machines/booking/booking.model.ts';

/** What was typed into a booking before its chart has changed, as far as it is still understood. */
type EarlierInput = {
  readonly wish: TripWish | null;
  readonly passengers: readonly PassengerDraft[];
  readonly contact: ContactDraft;
  readonly locator: string | null;
};

export const parseEarlierInput = (kept: unknown): EarlierInput => {
  const { contact, ...entered } = enteredBookingIn(kept);
  return { ...entered, contact: contact ?? noContact };
};
