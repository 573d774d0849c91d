import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { isRentalNumber, parseRentalNumber } from '#domain/values/rental-number.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { ownBooking } from '#server/sale/bookings/find-booking.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { rentalToActOn } from '#server/sale/rentals/rental-rows.ts';

type Reader = Pick<OperationRequest<unknown>, 'callerAddress' | 'cookies' | 'session'>;

/** A booking or a rental its reader may act on, by the PNR or number it is kept under. */
export const ownSubject = async (
  entered: string,
  reader: Reader,
  app: Pick<AppContext, 'clock' | 'db'>,
): Promise<Answer<string, 'proof-needed'>> => {
  if (isRentalNumber(parseRentalNumber(entered))) {
    const rental = await rentalToActOn(entered, reader, app);
    return rental === null ? refused('proof-needed') : granted(rental.number);
  }
  const own = await ownBooking(entered, reader, app);
  return own.ok ? granted(own.value.booking.locator) : own;
};
