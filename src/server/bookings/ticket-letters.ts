import { emailKeyOf } from '#domain/email.ts';
import { lookupPathOf } from '#domain/lookup-address.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Network } from '#server/railway/railway.ts';
import { type Given, givenText } from '#server/tickets/given-text.ts';
import { languageOfBooking } from './booking-link-letter.ts';
import { journeysText } from './journey-text.ts';
import type { BookingRows } from './read-booking.ts';

type Ticket = BookingRows['tickets'][number];

/** Who is written to of which tickets. */
type Reader = { readonly to: string; readonly isOwner: boolean; readonly tickets: readonly Ticket[] };

/** The one who booked is told of all tickets; a passenger who wishes it, of their own. */
const readersOf = ({ booking, passengers, tickets }: BookingRows): readonly Reader[] => {
  const owner = booking.contact_email;
  const wished = passengers.flatMap(({ wants_ticket_letter, email, ordinal }) =>
    wants_ticket_letter && email !== null && email !== '' && emailKeyOf(email) !== emailKeyOf(owner)
      ? [{ to: email, ordinal }]
      : [],
  );
  const others = [...new Set(wished.map(({ to }) => emailKeyOf(to)))].flatMap((key) => {
    const same = wished.filter(({ to }) => emailKeyOf(to) === key);
    const own = tickets.filter(({ passenger }) => same.some(({ ordinal }) => ordinal === passenger));
    return own.length === 0 ? [] : [{ to: same[0]?.to ?? '', isOwner: false, tickets: own }];
  });
  return owner === '' ? others : [{ to: owner, isOwner: true, tickets }, ...others];
};

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
    const told = { locator, journeys: journeysText(tickets, network, origin, words) };
    const text = isOwner
      ? say('letter.changed.text', { ...told, given: givenText(given, words) })
      : say('letter.changed.own', told);
    return { to, language, subject, text };
  });
};
