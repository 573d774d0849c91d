import { rentalPlacesOfPnr as call } from '#contract/rental.ts';
import { granted, refused } from '#domain/answer.ts';
import type { RentalOffice } from '#domain/rental-office.ts';
import { findBooking } from '#server/bookings/find-booking.ts';
import { operation } from '#server/http/operation.ts';

const minute = 60_000;
const quarter = 15 * minute;
/** How long the way between platform and office takes. */
const wayToOffice = 30 * minute;

const upToQuarter = (instant: number): number => Math.ceil(instant / quarter) * quarter;
const downToQuarter = (instant: number): number => Math.floor(instant / quarter) * quarter;

const officeAt = (offices: readonly RentalOffice[], station: number): RentalOffice | null =>
  offices.find(({ stationId }) => stationId === station) ?? null;

/** Found as any booking is: a PNR that does not exist and a surname that is another's are one answer. */
export const rentalPlacesOfPnr = operation(call, async (asked, house) => {
  const { pnr, lastName } = asked.body;
  const named = { locator: pnr, surname: lastName, email: null };
  const found = await findBooking(named, asked, house);
  if (!found.ok) return found.refusal === 'booking-not-found-by-email' ? refused('booking-not-found') : found;
  const offices = await house.rentalSupplier.offices();
  if (!offices.ok) return offices;
  const now = house.clock.now();
  const tickets = found.value.rows.tickets.filter(
    ({ status, arrival }) => status === 'valid' && arrival > now,
  );
  const there = tickets
    .filter(({ direction }) => direction === 'outward')
    .toSorted((a, b) => b.arrival - a.arrival)[0];
  const back = tickets
    .filter(({ direction }) => direction === 'return')
    .toSorted((a, b) => a.departure - b.departure)[0];
  if (there === undefined) return refused('train-over');
  return granted({
    pickUp: officeAt(offices.value, there.to_station),
    pickUpAt: upToQuarter(there.arrival + wayToOffice),
    dropOff: back === undefined ? null : officeAt(offices.value, back.from_station),
    dropOffAt: back === undefined ? null : downToQuarter(back.departure - wayToOffice),
  });
});
