import type { RentalDriver } from '#domain/rental/rental-driver.ts';
import type { RentalDriverField } from '#domain/rental/rental-driver-problems.ts';
import { textWays } from '#panels/text-ways.ts';
import { TextField } from '#ui/fields/text-field.tsx';
import { type DriverParts, driverFieldId, problemIn } from './driver-problems.ts';

type TextOf = {
  [Name in RentalDriverField]: RentalDriver[Name] extends string ? Name : never;
}[RentalDriverField];

type Props = {
  readonly parts: DriverParts;
  readonly of: TextOf;
  readonly way: keyof typeof textWays;
  readonly fills: string;
  readonly label: string;
  readonly hint?: string | null;
  readonly need?: 'optional' | 'required';
};

/** A line about the driver. It is put in order when it is left, and never while it is typed. */
export const DriverText = ({ parts: { driver, problems, type, leave }, of, way, fills, ...words }: Props) => (
  <TextField
    autoComplete={fills}
    id={driverFieldId(of)}
    name={driverFieldId(of)}
    onBlur={leave}
    onChange={({ target }) => type({ [of]: target.value })}
    problem={problemIn(problems, of)}
    spellCheck={false}
    value={driver[of]}
    {...textWays[way]}
    {...words}
  />
);
