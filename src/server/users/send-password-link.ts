import { type Kysely, sql } from 'kysely';
import { sendPasswordLink as call } from '#contract/users.ts';
import { addresses } from '#domain/addresses.ts';
import { granted, refused } from '#domain/answer.ts';
import { emailKeyOf, emailTyped, isEmail } from '#domain/email.ts';
import type { Language } from '#domain/language.ts';
import { oneTimeCodeLife } from '#domain/one-time-code.ts';
import type { House } from '#server/house.ts';
import { operation } from '#server/http/operation.ts';
import { hashOf, newSecret } from '#server/secret.ts';
import type { Tables } from '#server/store/tables.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { type Budget, spend } from '#server/tries/budget.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';
import { audit } from './audit.ts';
import { passwordLetter } from './password-letter.ts';

const asked: Budget = { name: 'password-link', most: 10, within: 15 * 60_000 };
/** One letter in this time: the last one is still good, so nobody is kept out by somebody else's asking. */
const pause = oneTimeCodeLife / 2;
const kept = 24 * 3_600_000;

type Linking = { readonly email: string; readonly language: Language };

const linkOf = (origin: string, code: string) => `${origin}${addresses['password-reset'].path}?url=${code}`;

const laidOrTakenBack = async (db: Kysely<Tables>, isMeant: boolean, work: () => Promise<void>) => {
  await sql`savepoint letter`.execute(db);
  await work();
  await (isMeant ? sql`release savepoint letter` : sql`rollback to savepoint letter`).execute(db);
};

const activeAccount = async (db: Kysely<Tables>, email: string) =>
  (await db
    .selectFrom('user_account')
    .select(['id', 'email'])
    .where('email_key', '=', emailKeyOf(email))
    .where('status', '=', 'ACTIVE')
    .executeTakeFirst()) ?? null;

/** A stranger's e-mail costs the same statements as a member's: the letter is written, and taken back. */
const mailLink = async ({ email, language }: Linking, { db, clock, mail, settings }: House) => {
  const now = clock.now();
  const code = newSecret();
  const account = await activeAccount(db, email);
  await inTransaction(db, async (within) => {
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
    const userId = recent === undefined ? (account?.id ?? null) : null;
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
    await laidOrTakenBack(within, userId !== null, () =>
      mail.post(
        passwordLetter({ to: account?.email ?? email, language, link: linkOf(settings.origin, code) }),
        within,
      ),
    );
  });
};

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
  const account = await activeAccount(db, email);
  if (account === null) return null;
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
    await mailLink({ email, language }, house);
    return granted({ code: null });
  },
);
