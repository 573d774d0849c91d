import type { Transaction } from 'kysely';
import { lookupPathOf } from '#domain/shop/lookup-address.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { languageOfBooking } from './booking-link-letter.ts';

/** What becomes of a reservation and is told by letter. */
export type Notice = 'reserved' | 'option-extended' | 'reservation-cancelled';

type Sentences = { readonly subject: MessageId; readonly text: MessageId };

const sentences: Readonly<Record<Notice, Sentences>> = {
  reserved: { subject: 'letter.reserved.subject', text: 'letter.reserved.text' },
  'option-extended': { subject: 'letter.option-extended.subject', text: 'letter.option-extended.text' },
  'reservation-cancelled': {
    subject: 'letter.reservation-cancelled.subject',
    text: 'letter.reservation-cancelled.text',
  },
};

/** Tells whoever booked what became of the reservation; the letter goes out only if the action stands. */
export const postNotice = async (
  within: Transaction<Tables>,
  notice: Notice,
  locator: string,
  { mail, settings }: Pick<AppContext, 'mail' | 'settings'>,
): Promise<void> => {
  const booking = await within
    .selectFrom('booking')
    .select(['language', 'contact_email', 'deadline', 'amount'])
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { subject, text } = sentences[notice];
  const facts = {
    locator,
    deadline: momentText(booking.deadline, words),
    amount: moneyText(booking.amount, words),
    link: `${settings.origin}${lookupPathOf(locator)}`,
  };
  await mail.post(
    {
      to: booking.contact_email,
      language,
      subject: words.say(subject, facts),
      text: words.say(text, facts),
    },
    within,
  );
};
