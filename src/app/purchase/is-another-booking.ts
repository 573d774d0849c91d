import { changingAt, locatorAt } from '#app/routing/booking-address.ts';
import { dueAt, orderAt, paysAnother } from '#app/routing/due-address.ts';
import { keptBookingIn } from '#contract/bookings/kept-booking.ts';
import type { OwnAddress } from '#domain/shop/own-address.ts';
import { parseLocator } from '#domain/values/locator.ts';
import { madeOf } from '#machines/booking/booking.selectors.ts';

type Kept = NonNullable<ReturnType<typeof keptBookingIn>>;

const isMade = (kept: Kept, locator: string): boolean =>
  parseLocator(madeOf(kept)?.locator ?? '') === parseLocator(locator);

const changesAnother = ({ context: { changing } }: Kept, here: OwnAddress): boolean => {
  const named = changingAt(here);
  if (named === null) return false;
  const isOfThem = (ticket: string) => named.tickets.includes(ticket);
  return changing?.booking.locator !== named.locator || !changing.tickets.every(isOfThem);
};

const ordersAnother = ({ context: { order } }: Kept, here: OwnAddress): boolean => {
  const named = orderAt(here);
  return named !== null && order?.order !== named.order;
};

const showsAnother = (kept: Kept, here: OwnAddress): boolean => {
  const named = locatorAt(here);
  return named !== null && !isMade(kept, named);
};

const namesBooking = (here: OwnAddress): boolean =>
  [dueAt, changingAt, locatorAt].some((named) => named(here) !== null);

/** The outermost of the states it is in. */
const outermost = ({ value }: Kept) => (typeof value === 'string' ? value : Object.keys(value)[0]);

/** What is to be paid or exchanged again has not come to its end. */
const isOver = (kept: Kept, here: OwnAddress): boolean =>
  locatorAt(here) === null && outermost(kept) === 'ended';

/** Whether what was kept is about another booking than the one the address names, or has ended where it is to be paid or changed. */
export const isAnotherBooking = (snapshot: unknown, here: OwnAddress | null): boolean => {
  if (here === null || snapshot === null || !namesBooking(here)) return false;
  const kept = keptBookingIn(snapshot);
  if (kept === null || paysAnother(kept.context, here)) return true;
  return [changesAnother, ordersAnother, showsAnother, isOver].some((asks) => asks(kept, here));
};
