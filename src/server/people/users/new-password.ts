import { isPassword } from '#domain/member/password.ts';
import { type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { isCommonPassword } from './common-password.ts';

/** What stands against a new password before anything else is asked; null when nothing does. */
export const refusalOfPassword = (
  password: string,
): RefusedAnswer<'password-too-weak' | 'password-too-common'> | null => {
  if (!isPassword(password)) return refused('password-too-weak');
  return isCommonPassword(password) ? refused('password-too-common') : null;
};
