import type { ConcernedField } from '#domain/booking/passenger-concerned.ts';
import { normalizeContact, normalizePassenger } from '#domain/passenger/normalize-passenger.ts';
import { passengerInputOf, withPet } from '#domain/passenger/passenger-blank.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import type { PassengerInput } from '#domain/passenger/passenger-input.ts';

/** What is wrong with a field, in words. */
export type Problem = ConcernedField & { readonly text: string };

/** What stands in the forms. */
export type PartyInput = {
  readonly passengers: readonly PassengerInput[];
  readonly contact: ContactDraft;
  readonly problems: readonly Problem[];
  /** Grows with every refused submit. */
  readonly submit: number;
};

export type PartyInputAction =
  | { readonly type: 'typed'; readonly passenger: number; readonly change: Partial<PassengerInput> }
  | { readonly type: 'left'; readonly passenger: number }
  | { readonly type: 'contact-typed'; readonly change: Partial<ContactDraft> }
  | { readonly type: 'contact-left' }
  | { readonly type: 'pet-added' }
  | { readonly type: 'pet-removed'; readonly passenger: number }
  | { readonly type: 'submitted'; readonly problems: readonly Problem[] }
  | { readonly type: 'judged'; readonly problems: readonly Problem[] };

/** Everything in the form it is read in. */
export const normalize = (party: PartyInput): PartyInput => ({
  ...party,
  passengers: party.passengers.map(normalizePassenger),
  contact: normalizeContact(party.contact),
});

export const partyInputOf = (
  passengers: readonly PassengerDraft[],
  contact: ContactDraft,
  problems: readonly Problem[] = [],
): PartyInput => normalize({ passengers: passengers.map(passengerInputOf), contact, problems, submit: 0 });

const isSameField = (one: ConcernedField, other: ConcernedField): boolean =>
  one.passenger === other.passenger && one.field === other.field;

const withChanged = (
  party: PartyInput,
  passenger: number,
  changed: (entered: PassengerInput) => PassengerInput,
): PartyInput => ({
  ...party,
  passengers: party.passengers.map((entered, ordinal) =>
    ordinal === passenger ? changed(entered) : entered,
  ),
});

/** What was wrong and still is; nothing new is held against somebody who is still typing. */
const stillWrong = (before: readonly Problem[], now: readonly Problem[]): readonly Problem[] =>
  now.filter((problem) => before.some((earlier) => isSameField(earlier, problem)));

export const afterAction = (party: PartyInput, action: PartyInputAction): PartyInput => {
  switch (action.type) {
    case 'typed':
      return withChanged(party, action.passenger, (entered) => ({ ...entered, ...action.change }));
    case 'left':
      return withChanged(party, action.passenger, normalizePassenger);
    case 'contact-typed':
      return { ...party, contact: { ...party.contact, ...action.change } };
    case 'contact-left':
      return { ...party, contact: normalizeContact(party.contact) };
    case 'pet-added':
      return { ...party, passengers: withPet(party.passengers), problems: [] };
    case 'pet-removed':
      return { ...party, passengers: party.passengers.toSpliced(action.passenger, 1), problems: [] };
    case 'submitted':
      return { ...normalize(party), problems: action.problems, submit: party.submit + 1 };
    case 'judged':
      return { ...party, problems: stillWrong(party.problems, action.problems) };
    default:
      return action satisfies never;
  }
};
