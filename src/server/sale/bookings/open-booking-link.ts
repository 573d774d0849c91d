import { openBookingLink as call } from '#contract/bookings/rail-booking.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { browserSecretFor } from '#server/people/access/booking-cookie.ts';
import { keepBookingKey as grantBookingKey, spendLinkKey } from '#server/people/access/booking-keys.ts';
import { type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { operation } from '#server/sale/context/operation.ts';
import { describeReservation } from './describe-reservation.ts';
import { proveBooking } from './prove-booking.ts';
import { readBooking } from './read-booking.ts';

const followed: Turns = { name: 'booking-link-followed', most: 20, within: 15 * minute, browsers: wideNet };

/** Follows the mailed link, once: the browser that brings it may act on the booking from now on, and its e-mail is proved. */
export const openBookingLink = operation(call, async (asked, app) => {
  const { body, cookies, language } = asked;
  const { db, clock, railway } = app;
  const now = clock.now();
  const over = await refusalOfTry(asked, followed, app);
  if (over !== null) return over;
  const locator = await inTransaction(db, async (within) => {
    const opened = await spendLinkKey(within, body.code, now);
    if (opened !== null) await proveBooking(within, opened, app);
    return opened;
  });
  const rows = locator === null ? null : await readBooking(db, locator);
  if (rows === null) return refused('link-used-or-old');
  const browser = browserSecretFor(cookies);
  await grantBookingKey(db, { kind: 'browser', secret: browser.secret, locator: rows.booking.locator }, now);
  return {
    ...granted(describeReservation(rows, railway.network(), { mayAct: true, language, now })),
    cookies: browser.cookies,
  };
});
