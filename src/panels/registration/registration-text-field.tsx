import type { RegistrationDraft } from '#domain/member/registration.ts';
import type { RegistrationField } from '#domain/member/registration-problems.ts';
import { textWays } from '#panels/text-ways.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { type FormParts, problemIn } from './registration-input.ts';

type TextOf = {
  [Name in RegistrationField]: RegistrationDraft[Name] extends string ? Name : never;
}[RegistrationField];

type Props = {
  readonly parts: FormParts;
  readonly field: Exclude<TextOf, 'contract' | 'gender'>;
  readonly label: string;
  readonly hint?: string | null;
  readonly kind: keyof typeof textWays;
  readonly fills: string;
};

/** A line of the form. It is put in order when it is left, and never while it is typed. */
export const TextOfRegistration = ({ parts, field, kind, fills, ...words }: Props) => (
  <TextField
    {...words}
    {...textWays[kind]}
    id={parts.idOf(field)}
    name={parts.idOf(field)}
    value={parts.draft[field]}
    problem={problemIn(parts.problems, field)}
    autoComplete={fills}
    spellCheck={false}
    onChange={({ target }) => parts.type({ [field]: target.value })}
    onBlur={parts.leave}
  />
);
