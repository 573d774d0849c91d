import type { TariffCode } from '#domain/fare/tariffs.ts';
import type { NamedStation } from '#domain/journey/named-station.ts';
import type { PhoneParts } from '#domain/person/phone.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';
import type { BookingKind, BookingStatus } from './booking-status.ts';
import type { HadExtra } from './extras.ts';
import type { TicketStatus } from './ticket-status.ts';

/** One step of a ticket's price, as far as a passenger is told. */
export type QuotedPriceLine = { readonly rule: string; readonly row: string; readonly amount: Kurus };

/** One passenger on one leg. */
export type BookedTicket = {
  /** Null until it is paid. */
  readonly number: string | null;
  readonly status: TicketStatus;
  /** The ticket it came from. */
  readonly masterTicket: string | null;
  /** How often it was exchanged, with the tickets it came from. */
  readonly changes: number;
  /** What stands in the address of the boarding pass, once the ticket is valid and for whoever may see it. */
  readonly boardingCode: string | null;
  readonly runId: number;
  readonly trainNumber: string;
  readonly trainName: string;
  readonly commercialName: string;
  readonly trainType: TrainType;
  readonly line: string | null;
  /** The day the run begins, as ISO text. */
  readonly trainDay: string;
  readonly coach: { readonly id: number; readonly index: number; readonly name: string } | null;
  readonly seat: string | null;
  readonly from: NamedStation;
  readonly to: NamedStation;
  /** Epoch milliseconds. */
  readonly departure: number;
  readonly arrival: number;
  readonly cabinClass: CabinClass;
  readonly family: FareFamily;
  readonly amount: Kurus;
  readonly prices: readonly QuotedPriceLine[];
  /** What was bought for it beside the journey. */
  readonly extras: readonly HadExtra[];
  /** The ids of those that are sold in its class. */
  readonly extrasSold: readonly number[];
};

export type BookedPassenger = {
  readonly ordinal: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender | null;
  /** Null for whoever may not act: it can tell of a disability. */
  readonly tariff: { readonly id: number; readonly code: TariffCode; readonly name: string } | null;
  readonly birthDate: string | null;
  readonly email: string | null;
  readonly phone: PhoneParts | null;
  readonly countryId: number | null;
  readonly identityNumber: string | null;
  readonly passportNumber: string | null;
  readonly loyaltyNumber: string;
  readonly tariffCardNumber: string;
  readonly isContact: boolean;
  readonly customerNumber: string | null;
  readonly hasWheelchair: boolean | null;
  readonly disabilityStatus: string | null;
  readonly companionStatus: string | null;
  readonly dependsOn: number | null;
  readonly wantsTicketLetter: boolean | null;
  readonly specialServices: readonly number[];
  /** By direction, then by leg. */
  readonly tickets: readonly (readonly BookedTicket[])[];
};

export type BookingEvent = {
  readonly at: number;
  readonly action: string;
  /** The number of the ticket it befell; null for the whole booking. */
  readonly ticket: string | null;
};

/** A booking as it is told. Whoever has shown no more than PNR and surname is told where it leads and when, and of persons the first letters of their names. */
export type Reservation = {
  readonly locator: string;
  readonly kind: BookingKind;
  readonly status: BookingStatus;
  readonly deadline: number;
  readonly createdAt: number;
  readonly extensions: number;
  /** It stands a short time only, until the link in its letter is followed. */
  readonly awaitsProof: boolean;
  readonly amount: Kurus;
  /** The reader may act on it. */
  readonly mayAct: boolean;
  readonly passengers: readonly BookedPassenger[];
  readonly events: readonly BookingEvent[];
};

/** A booking of which only the PNR is known: what it is and who travels is still to be asked. */
export const unknownBooking = (locator: string): Reservation => ({
  locator,
  kind: 'sale',
  status: 'invalid',
  deadline: 0,
  createdAt: 0,
  extensions: 0,
  awaitsProof: false,
  amount: 0,
  mayAct: false,
  passengers: [],
  events: [],
});
