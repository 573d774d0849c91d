import { sendPasswordLink as call } from '#contract/users.ts';
import { granted, refused } from '#domain/answer.ts';
import { emailTyped, isEmail } from '#domain/email.ts';
import { oneTimeCodeLife } from '#domain/one-time-code.ts';
import type { House } from '#server/house.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf, newSecret } from '#server/secret.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { type Budget, spend } from '#server/tries/budget.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';
import { audit } from './audit.ts';
import { accountWith, type LettersByStatus, type Linking, linkOf, mailLinkWithin } from './mail-link.ts';
import { activationLetter, passwordLetter } from './password-letter.ts';

const asked: Budget = { name: 'password-link', most: 10, within: 15 * 60_000 };

/** Whoever is not active yet is mailed the link that activates. */
const letters: LettersByStatus = { ACTIVE: passwordLetter, PASSIVE: activationLetter };

type Giving = Linking & {
  readonly staffId: number;
  readonly isMailed: boolean;
  readonly requestId: string;
};

/** Staff may read the code to a member at the counter; that it was given is kept. */
const giveCode = async (
  { email, language, staffId, isMailed, requestId }: Giving,
  { db, clock, mail, settings }: House,
) => {
  const now = clock.now();
  const code = newSecret();
  const account = await accountWith(db, email);
  if (account?.status !== 'ACTIVE') return null;
  await inTransaction(db, async (within) => {
    await within
      .insertInto('one_time_code')
      .values({
        hash: hashOf(code),
        user_id: account.id,
        made_at: now,
        expires_at: now + oneTimeCodeLife,
        used_at: null,
      })
      .execute();
    const deed = 'password-code-given-to-staff';
    await audit(within, { deed, actor: staffId, subject: account.id, requestId }, now);
    if (isMailed) {
      const link = linkOf(settings.origin, code);
      await mail.post(passwordLetter({ to: account.email, language, link }), within);
    }
  });
  return code;
};

export const sendPasswordLink = operation(
  call,
  async ({ body, session, language, callerAddress, requestId }, house) => {
    const email = emailTyped(body.username);
    if (!isEmail(email)) return refused('incorrect-request');
    if (session?.role === 'staff') {
      const code = await giveCode(
        { email, language, staffId: session.userId, isMailed: body.sendEmail === true, requestId },
        house,
      );
      return code === null ? refused('incorrect-request') : granted({ code });
    }
    const one = { budget: asked, subject: callerSubjectOf(callerAddress) };
    if (!(await spend(house.db, one, house.clock.now()))) return refused('too-many-tries');
    await inTransaction(house.db, (within) => mailLinkWithin(within, { email, language }, letters, house));
    return granted({ code: null });
  },
);
