import { sendPasswordLink as call } from '#contract/members/users.ts';
import { passwordLinkOf } from '#domain/shop/password-link.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { emailKeyOf, isEmail, parseEmail } from '#domain/values/email.ts';
import { oneTimeCodeLife } from '#domain/values/one-time-code.ts';
import { narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { staffIn } from '#server/people/accounts/staff-in.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type Budget, refusalOfTries } from '#server/platform/tries/budget.ts';
import { accountWith, type LettersByStatus, type Linking, mailLinkWithin } from './mail-link.ts';
import { activationLetter, passwordLetter } from './password-letter.ts';
import { waitForTurn } from './save-registration.ts';

const asking: Turns = { name: 'password-link', most: 10, within: 15 * minute, browsers: narrowNet };
const givings: Budget = { name: 'password-code', most: 10, within: 15 * minute };

/** Whoever is not active yet is mailed the link that activates. */
const letters: LettersByStatus = { ACTIVE: passwordLetter, PASSIVE: activationLetter };

type Giving = Omit<Linking, 'callerAddress'> & {
  readonly staffId: number;
  readonly isMailed: boolean;
  readonly requestId: string;
};

/** Support may give the code to a member at the counter; that it was given is kept. Nobody gets into an account of the staff by it. */
const giveCode = async (
  { email, language, staffId, isMailed, requestId }: Giving,
  { db, clock, mail, settings }: PeopleContext,
) => {
  const now = clock.now();
  const code = newSecret();
  const goodUntil = now + oneTimeCodeLife;
  return inTransaction(db, async (within) => {
    const account = await accountWith(within, email);
    if (account?.status !== 'ACTIVE' || account.role === 'staff') return null;
    await within
      .insertInto('one_time_code')
      .values({
        hash: hashOf(code),
        user_id: account.id,
        made_at: now,
        expires_at: goodUntil,
        used_at: null,
      })
      .execute();
    const action = 'password-code-given-to-staff';
    await audit(within, { action, actor: staffId, subject: account.id, requestId }, now);
    if (isMailed) {
      const link = passwordLinkOf(settings.origin, code);
      await mail.post(passwordLetter({ to: account.email, language, link }), within);
    }
    return { code, goodUntil };
  });
};

export const sendPasswordLink = operation(call, async (asked, app) => {
  const { body, session, language, requestId } = asked;
  const email = parseEmail(body.username);
  if (!isEmail(email)) return refused('incorrect-request');
  const staff = await staffIn(app.db, session);
  if (staff?.roles.includes('support')) {
    const own = { budget: givings, subject: String(staff.id) };
    const over = await refusalOfTries(app.db, [own], app.clock.now());
    if (over !== null) return over;
    const given = await giveCode(
      { email, language, staffId: staff.id, isMailed: body.sendEmail === true, requestId },
      app,
    );
    return given === null ? refused('incorrect-request') : granted(given);
  }
  const over = await refusalOfTry(asked, asking, app);
  if (over !== null) return over;
  await inTransaction(app.db, async (within) => {
    await waitForTurn(within, emailKeyOf(email));
    await mailLinkWithin(within, { email, language, callerAddress: asked.callerAddress }, letters, app);
  });
  return granted({ code: null });
});
