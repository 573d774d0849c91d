import type { Dispatch } from 'react';
import type { PassengerField } from '#domain/passenger/passenger-findings.ts';
import type { TypedPassenger } from '#domain/passenger/passenger-typed.ts';
import { textWays } from '#panels/text-ways.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { fieldIdOf } from './field-ids.ts';
import type { Problem, TypedAction } from './typed-party.ts';

/** What every part of a passenger's card is given. */
export type CardParts = {
  readonly ordinal: number;
  readonly passenger: TypedPassenger;
  readonly problems: readonly Problem[];
  readonly tell: Dispatch<TypedAction>;
};

export const problemIn = (problems: readonly Problem[], field: Problem['field']): string | null =>
  problems.find((problem) => problem.field === field)?.text ?? null;

type TextOf = {
  [Name in keyof TypedPassenger]: TypedPassenger[Name] extends string ? Name : never;
}[keyof TypedPassenger] &
  PassengerField;

type Field = Exclude<TextOf, 'gender' | 'hasWheelchair' | 'tariff' | 'wantsTicketLetter'>;

type Own = CardParts & {
  readonly field: Field;
  readonly label: string;
  readonly hint?: string | null;
  readonly need?: 'optional' | 'required';
  readonly kind: 'name' | 'number' | 'sign';
  readonly fills: string;
};

/** A line of a passenger's card. It is put in order when it is left, and never while it is typed. */
export const TextOfPassenger = ({
  ordinal,
  passenger,
  problems,
  tell,
  field,
  kind,
  fills,
  ...words
}: Own) => (
  <TextField
    {...words}
    {...textWays[kind]}
    id={fieldIdOf({ passenger: ordinal, field })}
    name={fieldIdOf({ passenger: ordinal, field })}
    value={passenger[field]}
    problem={problemIn(problems, field)}
    autoComplete={fills}
    spellCheck={false}
    onChange={({ target }) => tell({ type: 'typed', passenger: ordinal, change: { [field]: target.value } })}
    onBlur={() => tell({ type: 'left', passenger: ordinal })}
  />
);
