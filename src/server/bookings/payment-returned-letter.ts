import type { Kurus } from '#domain/kurus.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/store/tables.ts';
import { languageOfBooking } from './booking-link-letter.ts';

/** There is no ticket for what was paid: all of the money is on its way back. */
export const paymentReturnedLetter = (
  booking: Pick<Tables['booking'], 'contact_email' | 'language' | 'locator'>,
  amount: Kurus,
): Letter => {
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const told = { locator: booking.locator, amount: moneyText(amount, words) };
  return {
    to: booking.contact_email,
    language,
    subject: words.say('letter.payment-returned.subject', told),
    text: words.say('letter.payment-returned.text', told),
  };
};
