import { openBookingLink as call } from '#contract/bookings/rail-booking.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import {
  keepBrowserSecret as browserSecretCookie,
  browserSecretFor,
} from '#server/people/access/booking-cookie.ts';
import { keepBookingKey as grantBookingKey, spendLinkKey } from '#server/people/access/booking-keys.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { operation } from '#server/sale/context/operation.ts';
import { describeReservation } from './describe-reservation.ts';
import { readBooking } from './read-booking.ts';

const linkBudget: Budget = { name: 'booking-link-followed', most: 20, within: 15 * minute };

/** Follows the mailed link, once: the browser that brings it may act on the booking from now on. */
export const openBookingLink = operation(call, async ({ body, callerAddress, cookies, language }, app) => {
  const { db, clock, railway } = app;
  const now = clock.now();
  if (!(await spend(db, { budget: linkBudget, subject: callerSubjectOf(callerAddress) }, now))) {
    return refused('too-many-tries');
  }
  const locator = await spendLinkKey(db, body.code, now);
  const rows = locator === null ? null : await readBooking(db, locator);
  if (rows === null) return refused('link-used-or-old');
  const secret = browserSecretFor(cookies);
  await grantBookingKey(db, { kind: 'browser', secret, locator: rows.booking.locator }, now);
  return {
    ...granted(describeReservation(rows, railway.network(), { mayAct: true, language, now })),
    cookies: [browserSecretCookie(secret)],
  };
});
