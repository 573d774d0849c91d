import { sendRequestCopy as copy, sendTicketLetter as tickets } from '#contract/bookings/notifications.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { emailKeyOf, mailboxOf } from '#domain/values/email.ts';
import { defaultLanguage } from '#domain/values/language.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Caller, countedFor, narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { type Budget, refusalOfTries } from '#server/platform/tries/budget.ts';
import { isPrintable } from '#server/sale/boarding/prints.ts';
import { languageOfBooking } from '#server/sale/bookings/booking-link-letter.ts';
import { readBooking } from '#server/sale/bookings/read-booking.ts';
import { ticketLetters } from '#server/sale/bookings/ticket-letters.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { bookingToActOn } from '#server/sale/tickets/acting.ts';
import type { BookingRow } from '#server/sale/tickets/booking-rows.ts';

/** Whoever may act on bookings fills nobody's mailbox, neither by one booking nor by many. */
const ofBooking: Budget = { name: 'letters-of-booking', most: 5, within: hour };
const ofRecipient: Budget = { name: 'letters-to-recipient', most: 10, within: hour };
const ofCaller: Turns = { name: 'letters-from-address', most: 30, within: hour, browsers: narrowNet };

const refusalOfLetters = (
  { locator, contact_email }: BookingRow,
  caller: Caller,
  { db, clock, issued }: AppContext,
) =>
  refusalOfTries(
    db,
    [
      { budget: ofBooking, subject: locator },
      ...countedFor(caller, ofCaller, issued),
      { budget: ofRecipient, subject: mailboxOf(contact_email) },
    ],
    clock.now(),
  );

export const sendTicketLetter = operation(tickets, async ({ body, ...acting }, app) => {
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const { db, clock, railway, settings, mail } = app;
  const rows = await readBooking(db, booking.locator);
  const shown = rows?.tickets.filter(isPrintable(clock.now())) ?? [];
  if (rows === null || shown.length === 0) return refused('document-not-found');
  const over = await refusalOfLetters(booking, acting, app);
  if (over !== null) return over;
  const owner = emailKeyOf(booking.contact_email);
  const all = ticketLetters({ ...rows, tickets: shown }, railway.network(), settings.origin);
  for (const letter of all.filter(({ to }) => emailKeyOf(to) === owner)) await mail.post(letter);
  return granted({ sent: true as const });
});

/** Who reads what passengers write: a mailbox of the shop's own host. */
const helpAt = (origin: string): string => `yardim@${new URL(origin).hostname}`;

/**
 * What was written goes to the operator; whoever booked is told only that something was. Nobody has paid for an unpaid
 * booking, and its address may be anybody's.
 */
export const sendRequestCopy = operation(copy, async ({ body, ...acting }, app) => {
  const { db, mail, settings } = app;
  const booking = await bookingToActOn(body.pnr, acting, app);
  if (booking === null) return refused('proof-needed');
  const rows = await readBooking(db, booking.locator);
  if (rows === null || rows.tickets.length === 0) return refused('document-not-found');
  const over = await refusalOfLetters(booking, acting, app);
  if (over !== null) return over;
  const language = languageOfBooking(booking);
  const { locator, contact_email: email } = booking;
  const asked = { locator, email, subject: body.subject ?? '–', description: body.description };
  const own = sayIn(defaultLanguage, wholeCatalogue(defaultLanguage));
  await mail.post({
    to: helpAt(settings.origin),
    language: defaultLanguage,
    subject: own('letter.request.subject', asked),
    text: own('letter.request.text', asked),
  });
  const say = sayIn(language, wholeCatalogue(language));
  await mail.post({
    to: email,
    language,
    subject: say('letter.request-copy.subject', { locator }),
    text: say('letter.request-copy.text', { locator }),
  });
  return granted({ sent: true as const });
});
