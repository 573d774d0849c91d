import type { Transaction } from 'kysely';
import type { Answer } from '#domain/values/answer.ts';
import { hour } from '#domain/values/durations.ts';
import { mailboxOf } from '#domain/values/email.ts';
import { keepBookingKey } from '#server/people/access/booking-keys.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, refusalOfTries, uncount } from '#server/platform/tries/budget.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { proofLetter } from './booking-link-letter.ts';

type Booking = Tables['booking'];

/** Nobody’s mailbox is filled by reservations in their name. */
const ofRecipient: Budget = { name: 'proof-letters-to-recipient', most: 6, within: hour };

/** Reserves for a guest, to whose e-mail a letter goes out then, as long as there are letters left for it. */
export const withProofLetter = async <Result extends Answer<unknown, string>>(
  email: string,
  { db, clock }: Pick<AppContext, 'clock' | 'db'>,
  reserve: () => Promise<Result>,
) => {
  const letter = { budget: ofRecipient, subject: mailboxOf(email) };
  const over = await refusalOfTries(db, [letter], clock.now());
  if (over !== null) return over;
  const reserved = await reserve();
  if (!reserved.ok) await uncount(db, letter);
  return reserved;
};

/** Mails a guest the link that proves the e-mail of the reservation that was just made. */
export const postProofLetter = async (
  within: Transaction<Tables>,
  booking: Omit<Booking, 'party'>,
  departure: number,
  { mail, settings }: Pick<AppContext, 'mail' | 'settings'>,
): Promise<void> => {
  const code = newSecret();
  const { locator, created_at: now } = booking;
  await keepBookingKey(within, { kind: 'link', secret: code, locator }, now);
  await mail.post(proofLetter(booking, departure, settings.origin, code), within);
};
