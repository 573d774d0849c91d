import type { RentalOffer } from '#domain/rental/rental-car.ts';
import type { RentalOffice } from '#domain/rental/rental-office.ts';
import type { RentalReservation } from '#domain/rental/rental-reservation.ts';
import { day } from '#domain/values/durations.ts';

export const rentalsStartAt = 1_795_251_600_000;

export const sampleOffice: RentalOffice = {
  id: 'ankara',
  stationId: 98,
  name: 'Ankara Gar Ofisi',
  address: 'Ankara Gar, Ankara',
  phone: '0312 000 00 00',
  week: Array.from({ length: 7 }, () => ({ opens: 480, closes: 1_200 })),
};

export const sampleCar: RentalOffer = {
  id: 'car-1',
  supplier: 'Bozkır Oto',
  model: 'Yayla 1.4',
  category: 'economy',
  gear: 'manual',
  fuel: 'petrol',
  seats: 5,
  days: 3,
  dailyFee: 300_000,
  total: 900_000,
  deposit: 500_000,
  kilometreLimit: 900,
  minimumAge: 25,
  youngDriverAge: 21,
  licenceYears: 2,
};

/** A car that is still to be fetched. */
export const rentedLater: RentalReservation = {
  number: 'ARK7Q2ZT',
  status: 'active',
  pickUp: sampleOffice,
  dropOff: sampleOffice,
  pickUpAt: rentalsStartAt + 5 * day,
  dropOffAt: rentalsStartAt + 8 * day,
  offer: sampleCar,
  driver: 'AYŞE YILMAZ',
  paid: 900_000,
  cancellation: null,
  mayCancel: true,
  whyNot: null,
  invoicedTo: 'AYŞE YILMAZ',
};

/** A car that was brought back. */
export const rentedCar: RentalReservation = {
  ...rentedLater,
  status: 'passive',
  pickUpAt: rentalsStartAt - 5 * day,
  dropOffAt: rentalsStartAt - 2 * day,
  mayCancel: false,
  whyNot: 'passive',
};

/** A car that nobody will fetch. */
export const cancelledCar: RentalReservation = {
  ...rentedLater,
  status: 'passive',
  cancellation: { at: rentalsStartAt, reason: 'plans-changed', refund: 900_000 },
  mayCancel: false,
  whyNot: 'passive',
};
