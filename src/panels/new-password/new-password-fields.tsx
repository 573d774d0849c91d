import { useState } from 'react';
import { PasswordField } from '#ui/fields/password-field.tsx';
import { PasswordStrength } from '#ui/fields/password-strength.tsx';
import { useWords } from '#ui/hooks/words-context.ts';
import { type FieldProblem, newPasswordId, repeatedPasswordId } from './new-password-problems.ts';

/** A new password, how strong it is while it is typed, and its repetition. */
export const NewPasswordFields = ({ problems }: { readonly problems: readonly FieldProblem[] }) => {
  const { say } = useWords();
  const [entered, type] = useState('');
  const problemOf = (fieldId: string) => {
    const found = problems.find((problem) => problem.fieldId === fieldId);
    return found ? say(found.message) : null;
  };
  return (
    <>
      <PasswordField
        id={newPasswordId}
        name="newPassword"
        label={say('password.new')}
        autoComplete="new-password"
        problem={problemOf(newPasswordId)}
        onInput={(event) => type(event.currentTarget.value)}
      />
      <PasswordStrength password={entered} />
      <PasswordField
        id={repeatedPasswordId}
        name="repeatedPassword"
        label={say('password.repeat')}
        autoComplete="new-password"
        problem={problemOf(repeatedPasswordId)}
      />
    </>
  );
};
