import type { TariffCode } from '#domain/fare/tariffs.ts';
import type { Gender } from '#domain/values/gender.ts';

/** What is typed of one passenger, letter for letter as typed. It becomes a passenger's wish once it stands the rules. */
export type PassengerDraft = {
  readonly firstName: string;
  readonly lastName: string;
  readonly birthDate: string;
  readonly gender: Gender;
  readonly tariff: TariffCode;
  readonly nationality: 'turkish' | 'foreign';
  readonly identityNumber: string;
  readonly passportNumber: string;
  readonly countryId: number;
  readonly hasWheelchair: 'yes' | 'no';
  readonly tariffCardNumber: string;
  readonly loyaltyNumber: string;
  readonly marriageDate: string;
  /** The passenger it travels with, counted from 0; null for nobody. */
  readonly dependsOn: number | null;
  readonly wantsTicketLetter: 'yes' | 'no';
  readonly specialServices: readonly number[];
};

/** How the party is reached; asked once. */
export type ContactDraft = { readonly email: string; readonly phoneCountry: string; readonly phone: string };
