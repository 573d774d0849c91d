import { logIn as call } from '#contract/members/users.ts';
import type { LoggedIn } from '#domain/member/logged-in.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { emailKeyOf, parseEmail } from '#domain/values/email.ts';
import type { Language } from '#domain/values/language.ts';
import { isKnownBrowser, knownBrowserCookie } from '#server/people/accounts/known-browser.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { OperationResult } from '#server/platform/http/operation.ts';
import { spend, uncount } from '#server/platform/tries/budget.ts';
import { loginTries } from './login-budgets.ts';
import { welcome } from './welcome.ts';

type Trying = {
  readonly username: string;
  readonly password: string;
  readonly remembered: boolean;
  readonly language: Language;
  readonly cookies: Readonly<Record<string, string>>;
  readonly callerAddress: string;
};

export type LoginResult = OperationResult<LoggedIn, 'wrong-details' | 'not-activated' | 'too-many-tries'>;

const nobody = { id: 0, password_hash: null, status: 'ACTIVE' } as const;

/** An e-mail nobody has costs the same statements and the same hashing as a wrong password. */
export const logInWith = async (
  { username, password, remembered, language, cookies, callerAddress }: Trying,
  app: PeopleContext,
): Promise<LoginResult> => {
  const { db, clock, passwords } = app;
  const emailKey = emailKeyOf(parseEmail(username));
  const account =
    (await db
      .selectFrom('user_account')
      .select(['id', 'password_hash', 'status'])
      .where('email_key', '=', emailKey)
      .executeTakeFirst()) ?? nobody;
  const cookie = cookies[knownBrowserCookie];
  const isKnown = await isKnownBrowser(db, account.id, cookie);
  const tries = loginTries({ emailKey, callerAddress, knownBrowser: isKnown && cookie ? cookie : null });
  for (const one of tries) {
    if (!(await spend(db, one, clock.now()))) return refused('too-many-tries');
  }
  const isRight = await passwords.isRight(password, account.password_hash);
  if (isRight === null) return refused('too-many-tries');
  if (!isRight || account.password_hash === null) return refused('wrong-details');
  if (account.status === 'PASSIVE') return refused('not-activated');
  const proof = { by: 'password', hash: account.password_hash } as const;
  const welcomed = await welcome({ userId: account.id, proof, language, remembered, cookies }, app);
  if (welcomed === null) return refused('wrong-details');
  for (const one of tries) await uncount(db, one);
  return { ...granted(welcomed.loggedIn), cookies: welcomed.cookies };
};

export const logIn = operation(call, ({ body, cookies, callerAddress, language }, app) =>
  logInWith(
    {
      username: body.username,
      password: body.password,
      remembered: body.remember === true,
      language,
      cookies,
      callerAddress,
    },
    app,
  ),
);
