import { seatmateAddress } from '#domain/booking/seatmate.ts';
import { momentText } from '#i18n/moment-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { departureOf, type Leg } from '#server/railway/planner/journey.ts';
import { languageOfBooking } from '#server/sale/bookings/booking-link-letter.ts';

type Asking = {
  readonly booking: Pick<Tables['booking'], 'locator' | 'language' | 'contact_email'>;
  readonly leg: Leg;
  readonly sign: string;
  readonly code: string;
  readonly expiresAt: number;
};

/** Asks the reader, in the language of their own booking, whether a seatmate may sit beside them. */
export const seatmateLetter = ({ booking, leg, sign, code, expiresAt }: Asking, origin: string): Letter => {
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const facts = {
    locator: booking.locator,
    train: leg.train.name,
    departure: momentText(departureOf(leg), words),
    sign,
    link: `${origin}${seatmateAddress(code)}`,
    until: momentText(expiresAt, words),
  };
  return {
    to: booking.contact_email,
    language,
    subject: words.say('letter.seatmate.subject', facts),
    text: words.say('letter.seatmate.text', facts),
  };
};
