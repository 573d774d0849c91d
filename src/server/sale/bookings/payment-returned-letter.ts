import type { Transaction } from 'kysely';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Language } from '#domain/values/language.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { languageOfBooking } from './booking-link-letter.ts';

const texts = {
  tickets: 'letter.payment-returned.text',
  extras: 'letter.extras-returned.text',
  change: 'letter.change-returned.text',
  package: 'letter.package-returned.text',
} as const;

type Returned = {
  readonly to: string;
  readonly language: Language;
  readonly locator: string;
  readonly amount: Kurus;
  /** What was paid for and is not had. */
  readonly of: keyof typeof texts;
};

/** What was paid for cannot be had: all of the money is on its way back. */
export const returnedLetter = ({ to, language, locator, amount, of }: Returned): Letter => {
  const words = wordsIn(language, wholeCatalogue(language));
  const facts = { locator, amount: moneyText(amount, words) };
  const subject = words.say('letter.payment-returned.subject', facts);
  return { to, language, subject, text: words.say(texts[of], facts) };
};

/** Tells whoever made a booking, where the shop knows how, that the money for something of it goes back. */
export const notifyReturned = async (
  within: Transaction<Tables>,
  { locator, amount, of }: Pick<Returned, 'amount' | 'locator' | 'of'>,
  { mail }: Pick<AppContext, 'mail'>,
): Promise<void> => {
  const booking = await within
    .selectFrom('booking')
    .select(['contact_email', 'language'])
    .where('locator', '=', locator)
    .executeTakeFirst();
  if (booking === undefined || booking.contact_email === '') return;
  const language = languageOfBooking(booking);
  await mail.post(returnedLetter({ to: booking.contact_email, language, locator, amount, of }), within);
};
