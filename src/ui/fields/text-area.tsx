import type { ComponentProps } from 'react';
import { Field } from './field.tsx';
import type { FieldWords } from './field-words.ts';
import { area } from './text-area.css.ts';

/** Lines of text, each as it was typed. */
export const TextArea = ({
  label,
  hint = null,
  problem = null,
  need = 'required',
  id,
  ...rest
}: FieldWords & ComponentProps<'textarea'>) => (
  <Field id={id} label={label} hint={hint} problem={problem} need={need}>
    {(ties) => <textarea {...rest} {...ties} className={area} />}
  </Field>
);
