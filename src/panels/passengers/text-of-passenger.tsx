import type { Dispatch } from 'react';
import type { PassengerInput } from '#domain/passenger/passenger-input.ts';
import type { PassengerField } from '#domain/passenger/passenger-problems.ts';
import { textWays } from '#panels/text-ways.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { fieldIdOf } from './field-ids.ts';
import type { PartyInputAction, Problem } from './party-input.ts';

/** What every part of a passenger's card is given. */
export type CardParts = {
  readonly ordinal: number;
  readonly passenger: PassengerInput;
  readonly problems: readonly Problem[];
  readonly dispatch: Dispatch<PartyInputAction>;
};

export const problemIn = (problems: readonly Problem[], field: Problem['field']): string | null =>
  problems.find((problem) => problem.field === field)?.text ?? null;

type TextOf = {
  [Name in keyof PassengerInput]: PassengerInput[Name] extends string ? Name : never;
}[keyof PassengerInput] &
  PassengerField;

type Field = Exclude<TextOf, 'gender' | 'hasWheelchair' | 'tariff' | 'wantsTicketLetter'>;

type Props = CardParts & {
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
  dispatch,
  field,
  kind,
  fills,
  ...words
}: Props) => (
  <TextField
    {...words}
    {...textWays[kind]}
    id={fieldIdOf({ passenger: ordinal, field })}
    name={fieldIdOf({ passenger: ordinal, field })}
    value={passenger[field]}
    problem={problemIn(problems, field)}
    autoComplete={fills}
    spellCheck={false}
    onChange={({ target }) =>
      dispatch({ type: 'typed', passenger: ordinal, change: { [field]: target.value } })
    }
    onBlur={() => dispatch({ type: 'left', passenger: ordinal })}
  />
);
