import type { ContactDraft, PassengerDraft } from './passenger-draft.ts';

const ofPassenger = [
  'gender-needed',
  'first-name-needed',
  'first-name-wrong',
  'last-name-needed',
  'last-name-wrong',
  'birth-date-needed',
  'birth-date-wrong',
  'age-mismatch',
  'identity-needed',
  'identity-wrong',
  'passport-needed',
  'passport-wrong',
  'country-needed',
  'foreign-use-blocked',
  'tariff-card-wrong',
  'loyalty-number-wrong',
  'marriage-date-needed',
  'marriage-date-wrong',
  'marriage-not-in-year',
  'marriage-alone',
  'family-size',
  'companion-alone',
  'too-many-lap-children',
  'too-many-passengers',
  'no-passenger',
  'pet-first',
  'dependent-wrong',
  'ticket-letter-needed',
] as const;

const ofContact = [
  'email-needed',
  'email-wrong',
  'phone-needed',
  'phone-wrong',
  'phone-other-country',
  'phone-too-short',
  'phone-too-long',
] as const;

export const passengerProblems = [...ofPassenger, ...ofContact] as const;

export type PassengerField = Exclude<keyof PassengerDraft, 'nationality'>;

/** What is wrong, in which field of which passenger, counted from 0. */
export type PassengerProblem = {
  readonly passenger: number;
  readonly field: PassengerField;
  readonly problem: (typeof ofPassenger)[number];
};

export type ContactProblem = {
  readonly passenger: null;
  readonly field: keyof ContactDraft;
  readonly problem: (typeof ofContact)[number];
};

export type DraftProblem = ContactProblem | PassengerProblem;
