import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import type { RegistrationField } from '#domain/member/registration-problems.ts';

/** What is wrong with a field, in words. */
export type Problem = { readonly field: RegistrationField; readonly text: string };

/** What stands in the form. */
export type RegistrationInput = {
  readonly draft: RegistrationDraft;
  readonly problems: readonly Problem[];
};

export type RegistrationInputAction =
  | { readonly type: 'typed'; readonly change: Partial<RegistrationDraft> }
  /** Other fields stand in the form from now on. */
  | {
      readonly type: 'asked-otherwise';
      readonly change: Partial<Pick<RegistrationDraft, 'kind' | 'nationality'>>;
    }
  | { readonly type: 'left' }
  | { readonly type: 'judged'; readonly problems: readonly Problem[] }
  | { readonly type: 'submitted'; readonly problems: readonly Problem[] };

/** What every part of the form is given. */
export type FormParts = RegistrationInput & {
  /** Two of these forms may stand on one page. */
  readonly idOf: (field: RegistrationField) => string;
  readonly type: (change: Partial<RegistrationDraft>) => void;
  readonly askOtherwise: (change: Partial<Pick<RegistrationDraft, 'kind' | 'nationality'>>) => void;
  /** A field is left: what was typed is put in order. */
  readonly leave: () => void;
};

export const problemIn = (problems: readonly Problem[], field: RegistrationField): string | null =>
  problems.find((problem) => problem.field === field)?.text ?? null;

/** What was wrong and still is; nothing new is held against somebody who is still typing. */
const stillWrong = (before: readonly Problem[], now: readonly Problem[]): readonly Problem[] =>
  now.filter(({ field }) => before.some((earlier) => earlier.field === field));

export const afterAction = (input: RegistrationInput, action: RegistrationInputAction): RegistrationInput => {
  switch (action.type) {
    case 'typed':
      return { ...input, draft: { ...input.draft, ...action.change } };
    case 'asked-otherwise':
      return { draft: { ...input.draft, ...action.change }, problems: [] };
    case 'left':
      return { ...input, draft: normalizeRegistration(input.draft) };
    case 'judged':
      return { ...input, problems: stillWrong(input.problems, action.problems) };
    case 'submitted':
      return { draft: normalizeRegistration(input.draft), problems: action.problems };
    default:
      return action satisfies never;
  }
};
