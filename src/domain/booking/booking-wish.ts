import type { PhoneParts } from '#domain/person/phone.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Language } from '#domain/values/language.ts';
import type { BookingKind } from './booking-status.ts';

/** One place a passenger has chosen; it is held already. */
export type PlaceWish = {
  /** The hold, when it is named; else it is the one hold of the wish. */
  readonly holdId: string | null;
  readonly coachId: number;
  readonly seat: string;
  readonly fromStation: number;
  readonly toStation: number;
  readonly family: FareFamily;
};

export type PassengerWish = {
  readonly firstName: string;
  readonly lastName: string;
  /** ISO day. */
  readonly birthDate: string | null;
  /** Null: as the place was held. */
  readonly gender: Gender | null;
  readonly tariffId: number;
  readonly isContact: boolean;
  readonly email: string | null;
  readonly phone: PhoneParts;
  readonly countryId: number;
  readonly identityNumber: string | null;
  readonly passportNumber: string | null;
  readonly loyaltyNumber: string;
  readonly tariffCardNumber: string;
  readonly gdpr: boolean;
  readonly hasWheelchair: boolean;
  readonly disabilityStatus: string;
  readonly companionStatus: string | null;
  /** The passenger it travels with, counted from 0. */
  readonly dependsOn: number | null;
  readonly wantsTicketLetter: boolean;
  readonly marriageDate: string | null;
  readonly specialServices: readonly number[];
  /** By direction, then by leg. Empty for a child on a lap. */
  readonly places: readonly (readonly PlaceWish[])[];
};

/** What a booking is asked for with. */
export type BookingWish = {
  /** Made before the first try; the same wish with the same key is one booking. */
  readonly key: string | null;
  readonly kind: BookingKind;
  readonly language: Language | null;
  readonly holdId: string | null;
  readonly passengers: readonly PassengerWish[];
};
