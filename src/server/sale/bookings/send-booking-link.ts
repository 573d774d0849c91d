import { sendBookingLink as call } from '#contract/bookings/rail-booking.ts';
import { granted } from '#domain/values/answer.ts';
import { hour, minute } from '#domain/values/durations.ts';
import { parseLocator } from '#domain/values/locator.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { keepBookingKey } from '#server/people/access/booking-keys.ts';
import { narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { newSecret } from '#server/platform/secret.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { operation } from '#server/sale/context/operation.ts';
import { awaitsProof } from './awaits-proof.ts';
import { bookingLinkLetter, proofLetter } from './booking-link-letter.ts';
import { isOf } from './find-booking.ts';
import { letterSubjectOf } from './letter-subject.ts';
import { type BookingRows, readBooking } from './read-booking.ts';
import { recordEvent } from './record-event.ts';

const turns: Turns = { name: 'booking-link', most: 10, within: 15 * minute, browsers: narrowNet };
const ofLocator: Budget = { name: 'booking-link-letter', most: 3, within: hour };

const nobody = { locator: '', language: 'tr', contact_email: 'nobody@localhost' } as const;

/** The letter goes to the address of the booking alone; who asks is told nothing about it. Without one the
 * letter is written all the same, and taken back. */
export const sendBookingLink = operation(call, async (asked, app) => {
  const { body, session } = asked;
  const { db, clock, mail, settings } = app;
  const now = clock.now();
  const locator = parseLocator(body.locator).slice(0, 40);
  const over = await refusalOfTry(asked, turns, app);
  if (over !== null) return over;
  const rows = await readBooking(db, locator);
  const isKnown = rows !== null && isOf(rows, body);
  const isWanted = await spend(db, { budget: ofLocator, subject: letterSubjectOf(locator, isKnown) }, now);
  const isMeant = isKnown && isWanted && rows.booking.contact_email !== '';
  const code = newSecret();
  const letterFor = (found: BookingRows | null): Letter => {
    const departure = Math.min(...(found?.tickets ?? []).map((ticket) => ticket.departure));
    return found !== null && awaitsProof(found.booking, now)
      ? proofLetter(found.booking, departure, settings.origin, code)
      : bookingLinkLetter(found?.booking ?? nobody, settings.origin, code);
  };
  await answerInTransaction(db, async (within) => {
    await keepBookingKey(within, { kind: 'link', secret: code, locator }, now);
    await mail.post(letterFor(rows), within);
    const userId = session?.userId ?? null;
    await recordEvent(within, { locator, action: 'link-mailed', by: 'guest', userId }, now);
    return { ok: isMeant };
  });
  return granted(null);
});
