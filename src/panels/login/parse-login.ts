import { parseEmail } from '#domain/values/email.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Login } from '#machines/login/login.model.ts';
import { emailProblemWord } from '#panels/email-problem-word.ts';

type Problem = { readonly field: 'email' | 'password'; readonly message: MessageId };

export type ParsedLogin = { readonly login: Login; readonly problems: readonly Problem[] };

export const textOf = (form: FormData, field: string) => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

export const loginFormId = 'login-form';

export const parseEmailIn = (form: HTMLFormElement | null) =>
  form === null ? '' : parseEmail(textOf(new FormData(form), 'username'));

/** What the login form holds when it is sent, and what is wrong with it. */
export function parseLogin(form: FormData): ParsedLogin {
  const email = parseEmail(textOf(form, 'username'));
  const password = textOf(form, 'password');
  const emailProblem = emailProblemWord(email);
  return {
    login: { email, password, remembered: form.get('remember') !== null },
    problems: [
      ...(emailProblem ? [{ field: 'email', message: emailProblem } as const] : []),
      ...(password === '' ? [{ field: 'password', message: 'login.required' } as const] : []),
    ],
  };
}
