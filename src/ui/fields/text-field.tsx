import type { ComponentProps } from 'react';
import { classes } from '#ui/theme/classes.ts';
import { Field } from './field.tsx';
import type { FieldWords } from './field-words.ts';
import { input, short } from './input.css.ts';

type Props = FieldWords & { readonly length?: 'short' | 'full' };

/** A line of text. */
export const TextField = ({
  label,
  hint = null,
  problem = null,
  need = 'required',
  length = 'full',
  id,
  className,
  type = 'text',
  ...rest
}: Props & ComponentProps<'input'>) => (
  <Field id={id} label={label} hint={hint} problem={problem} need={need}>
    {(ties) => (
      <input
        {...rest}
        {...ties}
        type={type}
        className={classes(input, length === 'short' ? short : null, className)}
      />
    )}
  </Field>
);
