import { mailRentalLink as call } from '#contract/rentals/rental.ts';
import { parseSurnameKey } from '#domain/person/surname-key.ts';
import { granted } from '#domain/values/answer.ts';
import { hour, minute } from '#domain/values/durations.ts';
import { keepBookingKey } from '#server/people/access/booking-keys.ts';
import { narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { newSecret } from '#server/platform/secret.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { letterSubjectOf } from '#server/sale/bookings/letter-subject.ts';
import { operation } from '#server/sale/context/operation.ts';
import { rentalLinkLetter } from './rental-letters.ts';
import { isBooked, rentalOf } from './rental-rows.ts';

const turns: Turns = { name: 'rental-link', most: 10, within: 15 * minute, browsers: narrowNet };
const ofRental: Budget = { name: 'rental-link-letter', most: 3, within: hour };

const nobody = { number: '', language: 'tr', contact_email: 'nobody@localhost' } as const;

/** The letter goes to the address of the driver alone; who asks is told nothing about it. Without a rental the letter is
 * written all the same, and taken back. */
export const mailRentalLink = operation(call, async (asked, app) => {
  const { body } = asked;
  const { db, clock, mail, settings } = app;
  const now = clock.now();
  const over = await refusalOfTry(asked, turns, app);
  if (over !== null) return over;
  const row = await rentalOf(db, body.reservationNumber);
  const number = row?.number ?? body.reservationNumber.slice(0, 40);
  const isOwn = row !== null && isBooked(row) && row.surname_key === parseSurnameKey(body.lastName);
  const isWanted = await spend(db, { budget: ofRental, subject: letterSubjectOf(number, isOwn) }, now);
  const isMeant = isWanted && isOwn && row.contact_email !== '';
  const code = newSecret();
  await answerInTransaction(db, async (within) => {
    await keepBookingKey(within, { kind: 'link', secret: code, locator: number }, now);
    await mail.post(rentalLinkLetter(row ?? nobody, settings.origin, code), within);
    return { ok: isMeant };
  });
  return granted(null);
});
