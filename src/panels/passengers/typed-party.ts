import type { ConcernedField } from '#domain/booking/passenger-concerned.ts';
import { typedOf, withPet } from '#domain/passenger/passenger-blank.ts';
import type { ContactDraft, PassengerDraft } from '#domain/passenger/passenger-draft.ts';
import { tidiedContact, tidiedPassenger } from '#domain/passenger/passenger-tidied.ts';
import type { TypedPassenger } from '#domain/passenger/passenger-typed.ts';

/** What is wrong with a field, in words. */
export type Problem = ConcernedField & { readonly text: string };

/** What stands in the forms. */
export type TypedParty = {
  readonly passengers: readonly TypedPassenger[];
  readonly contact: ContactDraft;
  readonly problems: readonly Problem[];
  /** Grows with every refused submit. */
  readonly submit: number;
};

export type TypedAction =
  | { readonly type: 'typed'; readonly passenger: number; readonly change: Partial<TypedPassenger> }
  | { readonly type: 'left'; readonly passenger: number }
  | { readonly type: 'contact-typed'; readonly change: Partial<ContactDraft> }
  | { readonly type: 'contact-left' }
  | { readonly type: 'pet-added' }
  | { readonly type: 'pet-removed'; readonly passenger: number }
  | { readonly type: 'submitted'; readonly problems: readonly Problem[] }
  | { readonly type: 'judged'; readonly problems: readonly Problem[] };

/** Everything in the form it is read in. */
export const tidied = (party: TypedParty): TypedParty => ({
  ...party,
  passengers: party.passengers.map(tidiedPassenger),
  contact: tidiedContact(party.contact),
});

export const typedParty = (
  passengers: readonly PassengerDraft[],
  contact: ContactDraft,
  problems: readonly Problem[] = [],
): TypedParty => tidied({ passengers: passengers.map(typedOf), contact, problems, submit: 0 });

const isSameField = (one: ConcernedField, other: ConcernedField): boolean =>
  one.passenger === other.passenger && one.field === other.field;

const withChanged = (
  party: TypedParty,
  passenger: number,
  changed: (typed: TypedPassenger) => TypedPassenger,
): TypedParty => ({
  ...party,
  passengers: party.passengers.map((typed, ordinal) => (ordinal === passenger ? changed(typed) : typed)),
});

/** What was wrong and still is; nothing new is held against somebody who is still typing. */
const stillWrong = (before: readonly Problem[], now: readonly Problem[]): readonly Problem[] =>
  now.filter((problem) => before.some((earlier) => isSameField(earlier, problem)));

export const afterAction = (party: TypedParty, action: TypedAction): TypedParty => {
  switch (action.type) {
    case 'typed':
      return withChanged(party, action.passenger, (typed) => ({ ...typed, ...action.change }));
    case 'left':
      return withChanged(party, action.passenger, tidiedPassenger);
    case 'contact-typed':
      return { ...party, contact: { ...party.contact, ...action.change } };
    case 'contact-left':
      return { ...party, contact: tidiedContact(party.contact) };
    case 'pet-added':
      return { ...party, passengers: withPet(party.passengers), problems: [] };
    case 'pet-removed':
      return { ...party, passengers: party.passengers.toSpliced(action.passenger, 1), problems: [] };
    case 'submitted':
      return { ...tidied(party), problems: action.problems, submit: party.submit + 1 };
    case 'judged':
      return { ...party, problems: stillWrong(party.problems, action.problems) };
    default:
      return action satisfies never;
  }
};
