import { parseSurnameKey } from '#domain/person/surname-key.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { emailKeyOf, parseEmail } from '#domain/values/email.ts';
import { parseLocator } from '#domain/values/locator.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import { giveBackLookup, spendLookup } from '#server/people/access/lookup-budgets.ts';
import { mayActOn } from '#server/people/access/may-act.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { type BookingRows, readBooking } from './read-booking.ts';

export type FoundBooking = { readonly rows: BookingRows; readonly mayAct: boolean };

export type LookupRefusal =
  | 'booking-not-found'
  | 'booking-not-found-by-email'
  | 'more-proof-needed'
  | 'too-many-tries';

/** What a guest knows of a booking: its PNR, and a surname or the e-mail it was made with. */
export type Named = {
  readonly locator: string;
  readonly surname: string;
  readonly email: string | null;
};

/** Whether what is known of a booking is true of it. */
export const isOf = ({ booking, passengers }: BookingRows, { surname, email }: Named): boolean => {
  const key = parseSurnameKey(surname);
  return email === null
    ? key !== '' && passengers.some(({ surname_key }) => surname_key === key)
    : booking.contact_email !== '' && emailKeyOf(parseEmail(email)) === emailKeyOf(booking.contact_email);
};

/**
 * A booking by PNR and surname, or by PNR and e-mail. One answer for a PNR that does not exist and for a surname that is
 * another; whoever may act on it is asked for no more than the PNR, and makes no guess.
 */
export const findBooking = async (
  named: Named,
  reader: Caller,
  app: Pick<AppContext, 'db' | 'clock' | 'issued'>,
): Promise<Answer<FoundBooking, LookupRefusal>> => {
  const { db } = app;
  const locator = parseLocator(named.locator).slice(0, 40);
  const rows = await readBooking(db, locator);
  const booking = rows?.booking ?? { locator, user_id: null };
  const mayAct = await mayActOn({ booking }, reader, app);
  if (rows !== null && mayAct) return granted({ rows, mayAct });
  // Nothing was said beside the PNR: that can never be right, and is no guess.
  if (named.email === null && parseSurnameKey(named.surname) === '') return refused('booking-not-found');
  const looking = { caller: reader, locator };
  const refusal = await spendLookup(looking, app);
  if (refusal !== null) return refusal;
  if (rows === null || !isOf(rows, named)) {
    return refused(named.email === null ? 'booking-not-found' : 'booking-not-found-by-email');
  }
  await giveBackLookup(looking, app);
  return granted({ rows, mayAct: false });
};

/** A booking its reader may act on; the PNR alone names it. A stranger is told the same of every PNR. */
export const ownBooking = async (
  entered: string,
  reader: Caller,
  app: Pick<AppContext, 'db' | 'clock'>,
): Promise<Answer<BookingRows, 'proof-needed'>> => {
  const locator = parseLocator(entered).slice(0, 40);
  const rows = await readBooking(app.db, locator);
  const booking = rows?.booking ?? { locator, user_id: null };
  const mayAct = await mayActOn({ booking }, reader, app);
  return mayAct && rows !== null ? granted(rows) : refused('proof-needed');
};
