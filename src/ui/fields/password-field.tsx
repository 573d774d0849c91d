import { type ComponentProps, useState } from 'react';
import { useWords } from '#ui/hooks/words-context.ts';
import { EyeIcon } from '#ui/icons/eye-icon.tsx';
import { EyeOffIcon } from '#ui/icons/eye-off-icon.tsx';
import { classes } from '#ui/theme/classes.ts';
import { Field } from './field.tsx';
import type { FieldWords } from './field-words.ts';
import { input } from './input.css.ts';
import { frame, framed, show } from './password-field.css.ts';

/** A password that may be looked at while it is typed. Pasting and password managers work. */
export const PasswordField = ({
  label,
  hint = null,
  problem = null,
  need = 'required',
  id,
  className,
  ...rest
}: FieldWords & Omit<ComponentProps<'input'>, 'type'>) => {
  const { say } = useWords();
  const [seen, see] = useState(false);
  return (
    <Field id={id} label={label} hint={hint} problem={problem} need={need}>
      {(ties) => (
        <span className={frame}>
          <input
            autoComplete="current-password"
            {...rest}
            {...ties}
            type={seen ? 'text' : 'password'}
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            className={classes(input, framed, className)}
          />
          <button
            type="button"
            className={show}
            aria-controls={ties.id}
            aria-label={seen ? say('ui.password.hide.name') : say('ui.password.show.name')}
            onClick={() => see(!seen)}
          >
            {seen ? <EyeOffIcon /> : <EyeIcon />}
            {seen ? say('ui.password.hide') : say('ui.password.show')}
          </button>
        </span>
      )}
    </Field>
  );
};
