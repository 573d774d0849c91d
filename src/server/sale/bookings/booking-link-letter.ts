import { addresses } from '#domain/shop/addresses.ts';
import { minute } from '#domain/values/durations.ts';
import { isLanguage, type Language } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { linkLife } from '#server/people/access/booking-keys.ts';
import type { Tables } from '#server/platform/store/tables.ts';

export const languageOfBooking = ({ language }: Pick<Tables['booking'], 'language'>): Language =>
  isLanguage(language) ? language : 'tr';

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
      link: `${origin}${addresses['ticket-search'].path}?kod=${code}`,
      minutes: linkLife / minute,
    }),
  };
};
