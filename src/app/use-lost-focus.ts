import { useEffect, useRef } from 'react';
import { stateOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import { focusHeading } from './focus-heading.ts';

/** Whoever pressed what is gone with the step it ended begins again at the heading. */
export const useLostFocus = (booking: BookingActor): void => {
  const step = useFlow(booking, stateOf, '').split('.')[0];
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step && document.activeElement === document.body) void focusHeading();
    before.current = step;
  }, [step]);
};
