import type { Kysely } from 'kysely';
import type { CustomerStatus } from '#domain/member/customer.ts';
import { namedMembership } from '#domain/member/named-membership.ts';
import { passwordLinkOf } from '#domain/shop/password-link.ts';
import { day } from '#domain/values/durations.ts';
import { emailKeyOf } from '#domain/values/email.ts';
import type { Language } from '#domain/values/language.ts';
import { oneTimeCodeLife } from '#domain/values/one-time-code.ts';
import type { Letter } from '#server/counterparts/mail/mail.ts';
import { activeAccounts } from '#server/people/accounts/active-account.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { keptIf } from '#server/platform/store/kept-if.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { customerWith } from './customer-at-counter.ts';
import { mayMail } from './letter-budgets.ts';
import { type Activating, passwordLetter } from './password-letter.ts';

/** One letter in this time: the last one is still good, so nobody is kept out by somebody else's asking. */
const pause = oneTimeCodeLife / 2;
const kept = day;

export type Linking = {
  readonly email: string;
  readonly language: Language;
  /** Who asks for the letter; null for staff, who are counted elsewhere. */
  readonly callerAddress: string | null;
};

/** Which letter goes to an account in each status. */
export type LettersByStatus = Readonly<Record<CustomerStatus, (wanted: Activating) => Letter>>;

export const accountWith = async (within: Kysely<Tables>, email: string) =>
  (await activeAccounts(within)
    .select(['id', 'email', 'role', 'status'])
    .where('email_key', '=', emailKeyOf(email))
    .executeTakeFirst()) ?? null;

/** Work that is meant stands; any other costs the same statements and is taken back. */
export const doneOrTakenBack = async (
  within: Kysely<Tables>,
  work: () => Promise<'meant' | 'for-nobody'>,
): Promise<void> => {
  await keptIf(within, work, (result) => result === 'meant');
};

/** A stranger's e-mail costs the same statements as a member's: the letter is written, and taken back. */
export const mailLinkWithin = async (
  within: Kysely<Tables>,
  { email, language, callerAddress }: Linking,
  letters: LettersByStatus,
  { clock, mail, settings }: Pick<PeopleContext, 'clock' | 'mail' | 'settings'>,
): Promise<void> => {
  const now = clock.now();
  const code = newSecret();
  const account = await accountWith(within, email);
  await within
    .deleteFrom('one_time_code')
    .where('expires_at', '<', now - kept)
    .execute();
  const recent = await within
    .selectFrom('one_time_code')
    .select('hash')
    .where('user_id', '=', account?.id ?? 0)
    .where('used_at', 'is', null)
    .where('made_at', '>', now - pause)
    .executeTakeFirst();
  const letterTo = letters[account?.status ?? 'ACTIVE'];
  const meantFor = recent === undefined ? account : null;
  // A link to a new password is a member's way in under attack: others' asking must not use it up.
  const isRationed = letterTo !== passwordLetter;
  const rationed = isRationed ? (meantFor?.email ?? null) : null;
  const isOver = callerAddress !== null && !(await mayMail(within, { email: rationed, callerAddress }, now));
  const userId = isOver ? null : (meantFor?.id ?? null);
  await within
    .insertInto('one_time_code')
    .values({
      hash: hashOf(code),
      user_id: userId,
      made_at: now,
      expires_at: now + oneTimeCodeLife,
      used_at: null,
    })
    .execute();
  const customer = await customerWith(within, account?.id ?? 0);
  await doneOrTakenBack(within, async () => {
    const letter = letterTo({
      to: account?.email ?? email,
      language,
      link: passwordLinkOf(settings.origin, code),
      named: customer === null ? null : namedMembership(customer.draft),
    });
    await mail.post(letter, within);
    return userId === null ? 'for-nobody' : 'meant';
  });
};
