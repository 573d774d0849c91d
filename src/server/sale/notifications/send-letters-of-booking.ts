import { sendRequestCopy as copy, sendTicketLetter as tickets } from '#contract/bookings/notifications.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { emailKeyOf } from '#domain/values/email.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { isPrintable } from '#server/sale/boarding/prints.ts';
import { languageOfBooking } from '#server/sale/bookings/booking-link-letter.ts';
import { readBooking } from '#server/sale/bookings/read-booking.ts';
import { ticketLetters } from '#server/sale/bookings/ticket-letters.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { bookingToActOn } from '#server/sale/tickets/acting.ts';
import type { BookingRow } from '#server/sale/tickets/booking-rows.ts';

/** Whoever may act on a booking cannot fill the mailbox of the one who made it. */
const letters: Budget = { name: 'letters-of-booking', most: 5, within: hour };

const mayPost = ({ locator }: BookingRow, { db, clock }: AppContext): Promise<boolean> =>
  spend(db, { budget: letters, subject: locator }, clock.now());

export const sendTicketLetter = operation(tickets, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { db, clock, railway, settings, mail } = app;
  const rows = await readBooking(db, booking.locator);
  const shown = rows?.tickets.filter(isPrintable(clock.now())) ?? [];
  if (rows === null || shown.length === 0) return refused('document-not-found');
  if (!(await mayPost(booking, app))) return refused('too-many-tries');
  const owner = emailKeyOf(booking.contact_email);
  const all = ticketLetters({ ...rows, tickets: shown }, railway.network(), settings.origin);
  for (const letter of all.filter(({ to }) => emailKeyOf(to) === owner)) await mail.post(letter);
  return granted({ sent: true as const });
});

export const sendRequestCopy = operation(copy, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  if (!(await mayPost(booking, app))) return refused('too-many-tries');
  const language = languageOfBooking(booking);
  const say = sayIn(language, wholeCatalogue(language));
  const { locator } = booking;
  await app.mail.post({
    to: booking.contact_email,
    language,
    subject: say('letter.request-copy.subject', { locator }),
    text: say('letter.request-copy.text', {
      locator,
      subject: body.subject ?? '–',
      description: body.description,
    }),
  });
  return granted({ sent: true as const });
});
