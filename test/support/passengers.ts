import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { HeldSeat, WantedSeat } from '#domain/seat/held-seat.ts';

/** A passenger of whom everything needed is told. */
export const createPassengerDraft = (more: Partial<PassengerDraft> = {}): PassengerDraft => ({
  firstName: 'Ayşe',
  lastName: 'Yılmaz',
  birthDate: '03.05.1990',
  gender: 'F',
  tariff: 'full',
  nationality: 'turkish',
  identityNumber: '10000000146',
  passportNumber: '',
  countryId: 1,
  hasWheelchair: 'no',
  tariffCardNumber: '',
  loyaltyNumber: '',
  marriageDate: '',
  dependsOn: null,
  wantsTicketLetter: 'yes',
  specialServices: [],
  ...more,
});

export const createContactDraft = (more: Partial<ContactDraft> = {}): ContactDraft => ({
  email: 'ayse@example.com',
  phoneCountry: 'TR',
  phone: '0532 123 45 67',
  ...more,
});

export const wantedSeat = (more: Partial<WantedSeat> = {}): WantedSeat => ({
  passenger: 0,
  direction: 'outward',
  leg: 0,
  coachId: 64,
  seat: '12B',
  fromStation: 98,
  toStation: 48,
  gender: 'F',
  tariffId: 0,
  family: 'STANDART',
  ...more,
});

/** A seat somebody of the party holds. */
export const heldSeat = (more: Partial<HeldSeat> = {}): HeldSeat => ({
  ...wantedSeat(),
  holdId: 'hold-1',
  cabinClass: 'Y1',
  amount: 78_000,
  deadline: 0,
  ...more,
});
