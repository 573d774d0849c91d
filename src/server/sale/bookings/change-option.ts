import type { Transaction } from 'kysely';
import { type BookingAction, mayDoWithBooking } from '#domain/booking/booking-actions.ts';
import { bookingStatusAt } from '#domain/booking/booking-status.ts';
import { latestExtension } from '#domain/booking/reservation-option.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { holdsInSale } from '#server/sale/holds/holds-in-sale.ts';
import { awaitsProof } from './awaits-proof.ts';
import { lockedBooking } from './read-booking.ts';
import { forgetReservers } from './reserved-for.ts';

type Within = Transaction<Tables>;
type Booking = Tables['booking'];

/** The booking, locked, when this may be done with it as it stands. */
export const lockedFor = async (
  within: Within,
  action: BookingAction,
  locator: string,
  now: number,
): Promise<Answer<Booking, 'not-in-this-status'>> => {
  const booking = await lockedBooking(within, locator);
  const may =
    booking !== undefined &&
    mayDoWithBooking(action, booking.kind, bookingStatusAt(booking.status, booking.deadline, now));
  return may ? granted(booking) : refused('not-in-this-status');
};

export const firstDeparture = async (within: Within, locator: string): Promise<number> => {
  const { departure } = await within
    .selectFrom('ticket')
    .select((row) => row.fn.min('departure').as('departure'))
    .where('locator', '=', locator)
    .executeTakeFirstOrThrow();
  return departure;
};

export const holdIdsOf = async (within: Within, locator: string): Promise<readonly string[]> => {
  const rows = await within
    .selectFrom('ticket')
    .select('hold_id')
    .where('locator', '=', locator)
    .where('status', '=', 'unissued')
    .execute();
  return rows.flatMap(({ hold_id }) => hold_id ?? []);
};

export type ExtendRefusal =
  | 'not-in-this-status'
  | 'option-not-extended'
  | 'proof-needed'
  | 'selection-time-expired';

/** Moves the end of an option: as far as it may go, or to a wanted instant between now's end and that. */
export const extendOption = async (
  within: Within,
  locator: string,
  wanted: number | 'latest',
  now: number,
): Promise<Answer<null, ExtendRefusal>> => {
  const locked = await lockedFor(within, 'extend-option', locator, now);
  if (!locked.ok) return locked;
  if (awaitsProof(locked.value, now)) return refused('proof-needed');
  const { deadline, extensions } = locked.value;
  const departure = await firstDeparture(within, locator);
  const latest = latestExtension({ departure, deadline, extensions }, now);
  const until = wanted === 'latest' ? latest : wanted;
  if (latest === null || until === null || until > latest || until <= deadline) {
    return refused('option-not-extended');
  }
  const holdIds = await holdIdsOf(within, locator);
  const prolonged = await holdsInSale.prolong(within, locator, holdIds, until, now);
  if (!prolonged.ok) return prolonged;
  await within
    .updateTable('booking')
    .set((row) => ({
      deadline: until,
      extensions: row('extensions', '+', 1),
      revision: row('revision', '+', 1),
    }))
    .where('locator', '=', locator)
    .execute();
  return granted(null);
};

/** Gives the places back and ends the reservation, or the sale nobody has paid. */
export const cancelOption = async (
  within: Within,
  locator: string,
  now: number,
): Promise<Answer<null, 'not-in-this-status'>> => {
  const locked = await lockedFor(within, 'cancel-reservation', locator, now);
  if (!locked.ok) return locked;
  await holdsInSale.free(within, locator, 'all', now);
  await forgetReservers(within, locator);
  await within
    .updateTable('ticket')
    .set({ status: 'invalid' })
    .where('locator', '=', locator)
    .where('status', '=', 'unissued')
    .execute();
  await within
    .updateTable('booking')
    .set((row) => ({ status: 'cancelled', revision: row('revision', '+', 1) }))
    .where('locator', '=', locator)
    .execute();
  return granted(null);
};
