import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { isRentalNumber, rentalNumberTyped } from '#domain/values/rental-number.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import { ownBooking } from '#server/sale/bookings/find-booking.ts';
import type { House } from '#server/sale/context/house.ts';
import { rentalToActOn } from '#server/sale/rentals/rental-rows.ts';

type Reader = Pick<Asked<unknown>, 'callerAddress' | 'cookies' | 'session'>;

/** A booking or a rental its reader may act on, by the PNR or number it is kept under. */
export const ownSubject = async (
  typed: string,
  reader: Reader,
  house: Pick<House, 'clock' | 'db'>,
): Promise<Answer<string, 'proof-needed'>> => {
  if (isRentalNumber(rentalNumberTyped(typed))) {
    const rental = await rentalToActOn(typed, reader, house);
    return rental === null ? refused('proof-needed') : granted(rental.number);
  }
  const own = await ownBooking(typed, reader, house);
  return own.ok ? granted(own.value.booking.locator) : own;
};
