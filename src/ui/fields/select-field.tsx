import type { ComponentProps } from 'react';
import { ChevronDownIcon } from '#ui/icons/chevron-down-icon.tsx';
import { classes } from '#ui/theme/classes.ts';
import { Field } from './field.tsx';
import type { FieldWords } from './field-words.ts';
import { input } from './input.css.ts';
import { arrow, box, select } from './select-field.css.ts';

type Choice = {
  readonly value: string;
  readonly label: string;
  /** Why it cannot be chosen. */
  readonly why?: string | null;
};

/** One of a list, by the device's own list. */
export const SelectField = ({
  label,
  hint = null,
  problem = null,
  need = 'required',
  choices,
  id,
  ...rest
}: FieldWords & { readonly choices: readonly Choice[] } & ComponentProps<'select'>) => (
  <Field id={id} label={label} hint={hint} problem={problem} need={need}>
    {(ties) => (
      <span className={box}>
        <select {...rest} {...ties} className={classes(input, select)}>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={Boolean(choice.why)}>
              {choice.why ? `${choice.label} – ${choice.why}` : choice.label}
            </option>
          ))}
        </select>
        <span className={arrow}>
          <ChevronDownIcon />
        </span>
      </span>
    )}
  </Field>
);
