import { useEffect } from 'react';
import type { SnapshotFrom } from 'xstate';
import { isEnded, madeOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';

type Before = 'leaving' | 'loading';

/** Bookings that had come to their end before the page that shows them was loaded, or left: they may be something else since. */
const ends = new WeakMap<BookingActor, Before>();

/** Which booking has come to its end in this browser, if one has. */
export const locatorOfEnded = (snapshot: SnapshotFrom<BookingActor>): string | null =>
  isEnded(snapshot) ? (madeOf(snapshot)?.locator ?? null) : null;

const note = (booking: BookingActor, before: Before): void => {
  if (locatorOfEnded(booking.getSnapshot()) !== null) ends.set(booking, before);
};

/** Says of a booking that was kept that it comes with the page. */
export const noteKept = (booking: BookingActor): void => note(booking, 'loading');

/** Before what a booking had ended; null for one that ended where it is shown, or has not. */
export const endedBefore = (booking: BookingActor | null): Before | null =>
  (booking && ends.get(booking)) ?? null;

/** Whoever leaves a booking that has ended may deal with it elsewhere before they come back. */
export const useLeftBehind = (booking: BookingActor | null): void =>
  useEffect(
    () => () => {
      if (booking !== null) note(booking, 'leaving');
    },
    [booking],
  );
