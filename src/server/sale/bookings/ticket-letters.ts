import { lookupPathOf } from '#domain/shop/lookup-address.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { languageOfBooking } from './booking-link-letter.ts';
import { type Given, givenText } from './given-text.ts';
import { journeysText } from './journey-text.ts';
import type { BookingRows } from './read-booking.ts';
import { readersOf } from './ticket-readers.ts';

type Ticket = BookingRows['tickets'][number];

const amountOf = (tickets: readonly Ticket[]) => tickets.reduce((sum, { amount }) => sum + amount, 0);

const wordsOf = ({ booking }: BookingRows) => {
  const language = languageOfBooking(booking);
  return { language, words: wordsIn(language, wholeCatalogue(language)) };
};

/** The letters that tell of tickets, in the language of the booking. */
export const ticketLetters = (rows: BookingRows, network: Network, origin: string): readonly Letter[] => {
  const { language, words } = wordsOf(rows);
  const { say } = words;
  const { locator } = rows.booking;
  const subject = say('letter.tickets.subject', { locator });
  return readersOf(rows).map(({ to, tickets }) => ({
    to,
    language,
    subject,
    text: say('letter.tickets.text', {
      locator,
      journeys: journeysText(tickets, network, origin, words),
      amount: moneyText(amountOf(tickets), words),
      link: `${origin}${lookupPathOf(locator)}`,
    }),
  }));
};

/** The letters that tell of tickets for which nothing was due when they were changed. What came back is the owner's matter. */
export const changedLetters = (
  rows: BookingRows,
  given: Given,
  network: Network,
  origin: string,
): readonly Letter[] => {
  const { language, words } = wordsOf(rows);
  const { say } = words;
  const { locator } = rows.booking;
  const subject = say('letter.changed.subject', { locator });
  return readersOf(rows).map(({ to, isOwner, tickets }) => {
    const facts = { locator, journeys: journeysText(tickets, network, origin, words) };
    const text = isOwner
      ? say('letter.changed.text', { ...facts, given: givenText(given, words) })
      : say('letter.changed.own', facts);
    return { to, language, subject, text };
  });
};
