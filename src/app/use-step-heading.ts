import { useEffect, useRef } from 'react';
import type { Direction } from '#domain/trip-wish.ts';
import { directionOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { focusHeading } from './focus-heading.ts';

/** When the way there is chosen and the way back is next, the reader begins again at the heading. */
export const useStepHeading = (booking: BookingActor | null): void => {
  const direction = useFlow<BookingActor, Direction>(booking, directionOf, 'outward');
  const before = useRef(direction);
  useEffect(() => {
    if (before.current === direction) return;
    before.current = direction;
    scrollTo({ top: 0 });
    focusHeading();
  }, [direction]);
};
