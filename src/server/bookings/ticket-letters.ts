import { emailKeyOf } from '#domain/email.ts';
import { lookupPathOf } from '#domain/lookup-address.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import type { Network } from '#server/railway/railway.ts';
import { languageOfBooking } from './booking-link-letter.ts';
import type { BookingRows } from './read-booking.ts';
import { nothingBeside, toldTicket } from './told-ticket.ts';

const journeyText = (ticket: BookingRows['tickets'][number], network: Network, words: Words): string => {
  const { say } = words;
  const told = toldTicket(ticket, nothingBeside, network, { mayAct: false, now: 0 });
  const place =
    told.coach === null || told.seat === null
      ? say('letter.tickets.no-seat')
      : say('letter.tickets.seat', { coach: told.coach.name, seat: told.seat });
  return say('letter.tickets.journey', {
    train: told.trainName,
    from: told.from.name,
    to: told.to.name,
    departure: momentText(told.departure, words),
    place,
  });
};

/** To whom the tickets of a booking are told: the one who booked, and every passenger who wishes it. */
const readers = ({ booking, passengers }: BookingRows): readonly string[] => {
  const wished = passengers
    .filter(({ wants_ticket_letter }) => wants_ticket_letter)
    .map(({ email }) => email);
  const all = [booking.contact_email, ...wished].filter((email) => email !== null && email !== '');
  return [...new Map(all.map((email) => [emailKeyOf(email ?? ''), email ?? ''])).values()];
};

/** The letters that tell of tickets, in the language of the booking. */
export const ticketLetters = (rows: BookingRows, network: Network, origin: string): readonly Letter[] => {
  const { booking, tickets } = rows;
  const language = languageOfBooking(booking);
  const words = wordsIn(language, wholeCatalogue(language));
  const { say } = words;
  const { locator } = booking;
  const text = say('letter.tickets.text', {
    locator,
    journeys: tickets.map((ticket) => journeyText(ticket, network, words)).join('\n'),
    amount: moneyText(booking.amount, words),
    link: `${origin}${lookupPathOf(locator)}`,
  });
  const subject = say('letter.tickets.subject', { locator });
  return readers(rows).map((to) => ({ to, language, subject, text }));
};
