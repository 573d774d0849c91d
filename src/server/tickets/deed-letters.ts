import type { Kurus } from '#domain/kurus.ts';
import { dayNumberAt, travelDayOf } from '#domain/travel-day.ts';
import { shortDayText } from '#i18n/day-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { languageOfBooking } from '#server/bookings/booking-link-letter.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/store/tables.ts';
import type { BookingRow } from './booking-rows.ts';

/** The letter with the coupons that tickets were converted to. */
export const convertedLetter = (
  booking: BookingRow,
  issued: readonly Pick<Tables['open_ticket'], 'amount' | 'expires_at' | 'number'>[],
): Letter => {
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { locator } = booking;
  const coupons = issued.map(({ number, amount, expires_at }) =>
    words.say('letter.converted.coupon', {
      number,
      amount: moneyText(amount, words),
      day: shortDayText(travelDayOf(dayNumberAt(expires_at)), words),
    }),
  );
  return {
    to: booking.contact_email,
    language,
    subject: words.say('letter.converted.subject', { locator }),
    text: words.say('letter.converted.text', { locator, coupons: coupons.join('\n') }),
  };
};

/** The letter that tells what given-back tickets bring. */
export const returnedLetter = (booking: BookingRow, tickets: readonly string[], amount: Kurus): Letter => {
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { locator } = booking;
  return {
    to: booking.contact_email,
    language,
    subject: words.say('letter.returned.subject', { locator }),
    text: words.say('letter.returned.text', {
      locator,
      tickets: tickets.join(', '),
      amount: moneyText(amount, words),
    }),
  };
};

/** The letter that tells of a train that does not run, and of what comes back for it. */
export const refundedLetter = (booking: BookingRow, tickets: readonly string[], amount: Kurus): Letter => {
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { locator } = booking;
  const told = { locator, tickets: tickets.join(', '), amount: moneyText(amount, words) };
  return {
    to: booking.contact_email,
    language,
    subject: words.say('letter.refunded.subject', { locator }),
    text: words.say('letter.refunded.text', told),
  };
};
