import type { Kurus } from '#domain/values/kurus.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { languageOfBooking } from '#server/sale/bookings/booking-link-letter.ts';
import { type Given, givenText } from '#server/sale/bookings/given-text.ts';
import { readersOf, type TicketReaders } from '#server/sale/bookings/ticket-readers.ts';
import type { BookingRow } from './booking-rows.ts';

/** The letter with the coupons that tickets were converted to. */
export const convertedLetter = (
  booking: BookingRow,
  issued: readonly Pick<Tables['open_ticket'], 'amount' | 'expires_at' | 'number'>[],
  lost: Kurus,
): Letter => {
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { locator } = booking;
  const coupons = issued.map(({ number, amount, expires_at }) =>
    words.say('letter.converted.coupon', {
      number,
      amount: moneyText(amount, words),
      until: momentText(expires_at, words),
    }),
  );
  if (lost > 0) coupons.push(words.say('letter.given.lost', { amount: moneyText(lost, words) }));
  return {
    to: booking.contact_email,
    language,
    subject: words.say('letter.converted.subject', { locator }),
    text: words.say('letter.converted.text', { locator, coupons: coupons.join('\n') }),
  };
};

type Action = { readonly tickets: readonly string[]; readonly given: Given };

/** The letter that tells what given-back tickets bring, and by which means. */
export const returnedLetter = (booking: BookingRow, { tickets, given }: Action): Letter => {
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { locator } = booking;
  const facts = { locator, tickets: tickets.join(', '), given: givenText(given, words) };
  return {
    to: booking.contact_email,
    language,
    subject: words.say('letter.returned.subject', { locator }),
    text: words.say('letter.returned.text', facts),
  };
};

/** What the railway gives back: also what was bought beside the journey, and what nobody has to pay any more. */
type Refund = Action & { readonly extras: Kurus; readonly orders: number };

/** The letters that tell of a train that does not run: to whoever booked, also of what comes back for it. */
export const refundedLetters = (
  rows: TicketReaders,
  { tickets, given, extras, orders }: Refund,
): readonly Letter[] => {
  const { booking } = rows;
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { say } = words;
  const { locator } = booking;
  const lines = [
    givenText({ ...given, inMoney: given.inMoney + extras }, words),
    ...(extras > 0 ? [say('letter.refunded.extras', { amount: moneyText(extras, words) })] : []),
    ...(orders > 0 ? [say('letter.refunded.orders')] : []),
  ];
  const subject = say('letter.refunded.subject', { locator });
  return readersOf(rows).map(({ to, isOwner, tickets: own }) => {
    const text = isOwner
      ? say('letter.refunded.text', { locator, tickets: tickets.join(', '), given: lines.join('\n') })
      : say('letter.refunded.own', { locator, tickets: own.map(({ number }) => number).join(', ') });
    return { to, language, subject, text };
  });
};

const endedWords = {
  booking: 'letter.ended.booking',
  change: 'letter.ended.change',
} as const satisfies Record<string, MessageId>;

/** The letter that tells of a train that does not run, where nothing was paid for it yet. */
export const endedLetter = (booking: BookingRow, what: keyof typeof endedWords): Letter => {
  const language = languageOfBooking(booking);
  const { say } = wordsIn(language, wholeCatalogue(language));
  const { locator } = booking;
  return {
    to: booking.contact_email,
    language,
    subject: say('letter.refunded.subject', { locator }),
    text: say(endedWords[what], { locator }),
  };
};
