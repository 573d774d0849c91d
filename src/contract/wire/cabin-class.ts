import { type CabinClass, cabinClasses } from '#domain/values/cabin-class.ts';

/** A class as the wire numbers it, and the one booking class it is sold in. */
type OnWire = {
  readonly id: number;
  readonly name: string;
  readonly booking: { readonly id: number; readonly code: string; readonly name: string };
};

export const cabinClassOnWire: Readonly<Record<CabinClass, OnWire>> = {
  C: { id: 1, name: 'BUSİNESS', booking: { id: 4, code: 'E', name: 'BUSİNESS STANDART' } },
  Y1: { id: 2, name: 'EKONOMİ', booking: { id: 1, code: 'B', name: 'EKONOMİ STANDART' } },
  B: { id: 3, name: 'YATAKLI', booking: { id: 7, code: 'G', name: 'YATAKLI STANDART' } },
  D: { id: 6, name: 'ÖRTÜLÜ KUŞET', booking: { id: 13, code: 'H', name: 'ÖRTÜLÜ KUŞET STANDART' } },
  L: { id: 11, name: 'LOCA', booking: { id: 22, code: 'K', name: 'LOCA STANDART' } },
  DSB: { id: 12, name: 'TEKERLEKLİ SANDALYE', booking: { id: 23, code: 'X', name: 'ENGELLİ STANDART' } },
  N: { id: 13, name: 'NUMARASIZ', booking: { id: 24, code: 'N', name: 'NUMARASIZ STANDART' } },
  OS: { id: 14, name: 'OTOBÜS', booking: { id: 25, code: 'O', name: 'OTOBÜS STANDART' } },
};

const byId = new Map(cabinClasses.map((code) => [cabinClassOnWire[code].id, code]));
const byBooking = new Map(cabinClasses.map((code) => [cabinClassOnWire[code].booking.id, code]));

export const cabinClassOfId = (id: number): CabinClass | null => byId.get(id) ?? null;

/** The class a booking class belongs to. */
export const cabinClassOfBooking = (id: number): CabinClass | null => byBooking.get(id) ?? null;

/** The fare family a search tells prices of; FLEX is asked for when a seat is chosen. */
export const fareFamilyOnWire = { id: 1, name: 'STANDART' } as const;
