import { optionDeadline } from '#domain/booking/reservation-option.ts';
import { addresses } from '#domain/shop/addresses.ts';
import { minute } from '#domain/values/durations.ts';
import { isLanguage, type Language } from '#domain/values/language.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { linkLife } from '#server/people/access/booking-keys.ts';
import type { Tables } from '#server/platform/store/tables.ts';

export const languageOfBooking = ({ language }: Pick<Tables['booking'], 'language'>): Language =>
  isLanguage(language) ? language : 'tr';

const linkOf = (origin: string, code: string): string =>
  `${origin}${addresses['ticket-search'].path}?kod=${code}`;

/** The letter with the link that proves a booking is the reader's. */
export const bookingLinkLetter = (
  booking: Pick<Tables['booking'], 'locator' | 'language' | 'contact_email'>,
  origin: string,
  code: string,
): Letter => {
  const language = languageOfBooking(booking);
  const say = sayIn(language, wholeCatalogue(language));
  const { locator } = booking;
  return {
    to: booking.contact_email,
    language,
    subject: say('letter.booking-link.subject', { locator }),
    text: say('letter.booking-link.text', {
      locator,
      link: linkOf(origin, code),
      minutes: linkLife / minute,
    }),
  };
};

/** The letter that asks whoever reserved as a guest to prove their e-mail, by when, and says what is kept for whom then. */
export const proofLetter = (
  booking: Pick<
    Tables['booking'],
    'locator' | 'language' | 'contact_email' | 'deadline' | 'amount' | 'created_at'
  >,
  departure: number,
  origin: string,
  code: string,
): Letter => {
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { locator } = booking;
  return {
    to: booking.contact_email,
    language,
    subject: words.say('letter.reserved-unproved.subject', { locator }),
    text: words.say('letter.reserved-unproved.text', {
      locator,
      until: momentText(booking.deadline, words),
      option: momentText(optionDeadline(departure, booking.created_at), words),
      amount: moneyText(booking.amount, words),
      link: linkOf(origin, code),
    }),
  };
};
