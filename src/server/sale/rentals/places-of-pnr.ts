import { rentalPlacesOfPnr as call } from '#contract/rentals/rental.ts';
import { parseSurnameKey } from '#domain/person/surname-key.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { findBooking } from '#server/sale/bookings/find-booking.ts';
import type { BookingRows } from '#server/sale/bookings/read-booking.ts';
import { operation } from '#server/sale/context/operation.ts';

const quarter = 15 * minute;
/** How long the way between platform and office takes. */
const wayToOffice = 30 * minute;

const upToQuarter = (instant: number): number => Math.ceil(instant / quarter) * quarter;
const downToQuarter = (instant: number): number => Math.floor(instant / quarter) * quarter;

const officeAt = (offices: readonly RentalOffice[], station: number): RentalOffice | null =>
  offices.find(({ stationId }) => stationId === station) ?? null;

type Ticket = BookingRows['tickets'][number];

/** Those of whoever is named. Its owner, who needs to name nobody of it, has those of all. */
const ticketsOf = ({ passengers, tickets }: BookingRows, surname: string): readonly Ticket[] => {
  const key = parseSurnameKey(surname);
  const named = passengers.filter(({ surname_key }) => key !== '' && surname_key === key);
  const ordinals = new Set(named.map(({ ordinal }) => ordinal));
  return named.length === 0 ? tickets : tickets.filter(({ passenger }) => ordinals.has(passenger));
};

const lastToArrive = (tickets: readonly Ticket[], way: Ticket['direction']): Ticket | undefined =>
  tickets.filter(({ direction }) => direction === way).toSorted((a, b) => b.arrival - a.arrival)[0];

/**
 * The way back is a journey ahead too, once the way there is travelled. Found as any booking is: a PNR that does not
 * exist and a surname that is another's are one answer.
 */
export const rentalPlacesOfPnr = operation(call, async (asked, app) => {
  const { pnr, lastName } = asked.body;
  const named = { locator: pnr, surname: lastName, email: null };
  const found = await findBooking(named, asked, app);
  if (!found.ok) return found.refusal === 'booking-not-found-by-email' ? refused('booking-not-found') : found;
  const offices = await app.rentalSupplier.offices();
  if (!offices.ok) return offices;
  const now = app.clock.now();
  const ahead = ticketsOf(found.value.rows, lastName).filter(
    ({ status, arrival }) => status === 'valid' && arrival > now,
  );
  const there = lastToArrive(ahead, 'outward') ?? lastToArrive(ahead, 'return');
  if (there === undefined) return refused('train-over');
  const back = ahead
    .filter(({ direction, departure }) => direction === 'return' && departure > there.arrival)
    .toSorted((a, b) => a.departure - b.departure)[0];
  return granted({
    pickUp: officeAt(offices.value, there.to_station),
    pickUpAt: upToQuarter(there.arrival + wayToOffice),
    dropOff: back === undefined ? null : officeAt(offices.value, back.from_station),
    dropOffAt: back === undefined ? null : downToQuarter(back.departure - wayToOffice),
  });
});
