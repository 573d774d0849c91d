import type { Transaction } from 'kysely';
import type { Kurus } from '#domain/values/kurus.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Mail } from '#server/counterparts/mail/mail.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { languageOfBooking } from '#server/sale/bookings/booking-link-letter.ts';

type Spent = { readonly row: Tables['open_ticket']; readonly used: Kurus };

/**
 * Tells whoever an open ticket was made for that it is used up: it may have been found by its number and a surname. Of
 * the booking it paid for nothing is told, which may be another's.
 */
export const notifyOwner = async (
  within: Transaction<Tables>,
  { row: { number, locator, amount }, used }: Spent,
  mail: Mail,
  now: number,
): Promise<void> => {
  const owner = await within
    .selectFrom('booking')
    .select(['contact_email', 'language'])
    .where('locator', '=', locator)
    .executeTakeFirst();
  if (owner === undefined || owner.contact_email === '') return;
  const language = languageOfBooking(owner);
  const words = wordsIn(language, wholeCatalogue(language));
  const { say } = words;
  const facts = {
    number,
    at: momentText(now, words),
    used: moneyText(used, words),
    lost: moneyText(amount - used, words),
  };
  const subject = say('letter.open-ticket-spent.subject', { number });
  const text = say('letter.open-ticket-spent.text', facts);
  await mail.post({ to: owner.contact_email, language, subject, text }, within);
};
