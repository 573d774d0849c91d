import { emailTyped } from '#domain/values/email.ts';
import type { MessageId } from '#i18n/message-id.ts';
import type { Login } from '#machines/login/login.model.ts';
import { emailProblemOf } from '#panels/mail-link/email-problem.ts';

type Problem = { readonly field: 'email' | 'password'; readonly message: MessageId };

export type Typed = { readonly login: Login; readonly problems: readonly Problem[] };

export const textOf = (form: FormData, field: string) => {
  const value = form.get(field);
  return typeof value === 'string' ? value : '';
};

export const loginFormId = 'login-form';

export const emailTypedIn = (form: HTMLFormElement | null) =>
  form === null ? '' : emailTyped(textOf(new FormData(form), 'username'));

/** What the login form holds when it is sent, and what is wrong with it. */
export function loginTypedIn(form: FormData): Typed {
  const email = emailTyped(textOf(form, 'username'));
  const password = textOf(form, 'password');
  const emailProblem = emailProblemOf(email);
  return {
    login: { email, password, remembered: form.get('remember') !== null },
    problems: [
      ...(emailProblem ? [{ field: 'email', message: emailProblem } as const] : []),
      ...(password === '' ? [{ field: 'password', message: 'login.required' } as const] : []),
    ],
  };
}
