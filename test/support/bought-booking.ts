import { type BookedTicket, type Reservation, unknownBooking } from '#domain/booking/reservation.ts';

export const boughtAt = Date.UTC(2026, 11, 1, 9);

const ticket: BookedTicket = {
  number: '252141037350',
  status: 'valid',
  masterTicket: null,
  changes: 0,
  boardingCode: 'b'.repeat(43),
  runId: 1,
  trainNumber: '81001',
  trainName: 'ANKARA - İSTANBUL',
  commercialName: '',
  trainType: 'YHT',
  line: null,
  trainDay: '2026-12-05',
  coach: { id: 1, index: 0, name: '1' },
  seat: '1A',
  from: { id: 98, name: 'ANKARA GAR', persianName: null },
  to: { id: 1325, name: 'İSTANBUL', persianName: null },
  departure: boughtAt,
  arrival: boughtAt + 14_400_000,
  cabinClass: 'Y1',
  family: 'STANDART',
  amount: 78_000,
  prices: [],
  extras: [],
  extrasSold: [1, 2, 3, 4, 5, 6],
};

/** One ticket of one passenger, as it is told to whoever bought it. */
export const boughtBooking: Reservation = {
  ...unknownBooking('K7Q2ZT'),
  status: 'sold',
  passengers: [
    {
      ordinal: 0,
      firstName: 'DENEME',
      lastName: 'YOLCU',
      gender: 'M',
      tariff: { id: 0, code: 'full', name: 'Tam' },
      birthDate: null,
      email: null,
      phone: null,
      countryId: 2,
      identityNumber: null,
      passportNumber: null,
      loyaltyNumber: '',
      tariffCardNumber: '',
      isContact: true,
      customerNumber: null,
      hasWheelchair: null,
      disabilityStatus: null,
      companionStatus: null,
      dependsOn: null,
      wantsTicketLetter: true,
      specialServices: [],
      tickets: [[ticket]],
    },
  ],
};
