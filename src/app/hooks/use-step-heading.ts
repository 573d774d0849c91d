import type { Direction } from '#domain/journey/trip-wish.ts';
import { directionOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { useHeadingAt } from './use-heading-at.ts';

/** When the way there is chosen and the way back is next, the reader begins again at the heading. */
export const useStepHeading = (booking: BookingActor | null): void => {
  useHeadingAt(useFlow<BookingActor, Direction>(booking, directionOf, 'outward'));
};
