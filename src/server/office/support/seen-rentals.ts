import type { Kysely } from 'kysely';
import type { SeenRental } from '#domain/rental/rental-seen.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { BookingRows } from '#server/sale/bookings/read-booking.ts';
import { describeRental, isBooked, type RentalRow } from '#server/sale/rentals/rental-rows.ts';

/** Whoever names a train tells of it only where they are among its passengers: a PNR alone is anybody's to write. */
export const rentalsOfTrain = async (
  db: Kysely<Tables>,
  { booking, passengers }: BookingRows,
): Promise<readonly RentalRow[]> => {
  const surnames = passengers.map(({ surname_key }) => surname_key).filter((key) => key !== '');
  if (surnames.length === 0) return [];
  return db
    .selectFrom('rental_order')
    .selectAll()
    .where('train_pnr', '=', booking.locator)
    .where('surname_key', 'in', surnames)
    .orderBy('made_at')
    .execute();
};

/** Masked as for any stranger. Of one that is not paid for, nothing was paid. */
export const seenRental = async (db: Kysely<Tables>, row: RentalRow, now: number): Promise<SeenRental> => {
  const described = await describeRental(db, row, { mayAct: false, now });
  return { ...described, paid: isBooked(row) ? described.paid : 0, stands: row.status };
};
