import { logIn as call } from '#contract/members/users.ts';
import type { LoggedIn } from '#domain/member/logged-in.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { emailKeyOf, parseEmail } from '#domain/values/email.ts';
import type { Language } from '#domain/values/language.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import { isKnownBrowser, knownBrowserCookie } from '#server/people/accounts/known-browser.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { OperationResult } from '#server/platform/http/operation.ts';
import { giveMostBack, refusalOfTries, uncount } from '#server/platform/tries/budget.ts';
import { loginAskerOf, loginTries } from './login-budgets.ts';
import { welcome } from './welcome.ts';

type Trying = {
  readonly username: string;
  readonly password: string;
  readonly remembered: boolean;
  readonly language: Language;
  readonly caller: Caller;
};

export type LoginResult = OperationResult<LoggedIn, 'wrong-details' | 'not-activated' | 'too-many-tries'>;

const nobody = { id: 0, password_hash: null, status: 'ACTIVE' } as const;

/** An e-mail nobody has costs the same statements and the same hashing as a wrong password. */
export const logInWith = async (
  { username, password, remembered, language, caller }: Trying,
  app: PeopleContext,
): Promise<LoginResult> => {
  const { db, clock, issued, passwords } = app;
  const { cookies } = caller;
  const emailKey = emailKeyOf(parseEmail(username));
  const account =
    (await db
      .selectFrom('user_account')
      .select(['id', 'password_hash', 'status'])
      .where('email_key', '=', emailKey)
      .executeTakeFirst()) ?? nobody;
  const cookie = cookies[knownBrowserCookie];
  const isKnown = await isKnownBrowser(db, account.id, cookie);
  const knownBrowser = isKnown && cookie ? cookie : null;
  const asking = { emailKey, caller, knownBrowser };
  const tries = loginTries(asking, issued);
  const over = await refusalOfTries(db, tries, clock.now());
  if (over !== null) return over;
  const isRight = await passwords.isRight(password, account.password_hash, loginAskerOf(asking));
  if (isRight === null) {
    await giveMostBack(db, tries);
    return refused('too-many-tries');
  }
  if (!isRight || account.password_hash === null) return refused('wrong-details');
  if (account.status === 'PASSIVE') return refused('not-activated');
  const proof = { by: 'password', hash: account.password_hash } as const;
  const welcomed = await welcome({ userId: account.id, proof, language, remembered, cookies }, app);
  if (welcomed === null) return refused('wrong-details');
  for (const one of tries) await uncount(db, one);
  return { ...granted(welcomed.loggedIn), cookies: welcomed.cookies };
};

export const logIn = operation(call, (asked, app) => {
  const { body, language } = asked;
  const { username, password } = body;
  return logInWith({ username, password, remembered: body.remember === true, language, caller: asked }, app);
});
