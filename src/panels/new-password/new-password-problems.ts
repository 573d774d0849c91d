import {
  isRepeated,
  isWritable,
  longestPassword,
  metConditionsOf,
  type PasswordCondition,
  passwordConditions,
} from '#domain/member/password.ts';
import type { MessageId } from '#i18n/message-id.ts';

export type FieldProblem = { readonly fieldId: string; readonly message: MessageId };

export const newPasswordId = 'new-password';
export const repeatedPasswordId = 'repeated-password';

const missing: Readonly<Record<PasswordCondition, MessageId>> = {
  length: 'password.problem.too-short',
  upper: 'password.problem.needs-upper-case',
  lower: 'password.problem.needs-lower-case',
  digit: 'password.problem.needs-digit',
};

const newProblemOf = (password: string): MessageId | null => {
  if (password === '') return 'password.problem.required';
  if (Array.from(password).length > longestPassword) return 'password.problem.too-long';
  if (!isWritable(password)) return 'password.problem.not-writable';
  const met = metConditionsOf(password);
  const unmet = passwordConditions.find((one) => !met.includes(one));
  return unmet ? missing[unmet] : null;
};

/** What is wrong with a new password and its repetition, in the order of the fields. */
export const newPasswordProblems = (password: string, repeated: string): readonly FieldProblem[] => {
  const problem = newProblemOf(password);
  return [
    ...(problem ? [{ fieldId: newPasswordId, message: problem }] : []),
    ...(isRepeated(password, repeated)
      ? []
      : [{ fieldId: repeatedPasswordId, message: 'password.problem.not-repeated' } as const]),
  ];
};
