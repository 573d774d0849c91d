import { isEmail } from '#domain/values/email.ts';
import type { MessageId } from '#i18n/message-id.ts';

export const emailProblemWord = (email: string): MessageId | null => {
  if (email === '') return 'login.required';
  return isEmail(email) ? null : 'login.email.not-understood';
};
