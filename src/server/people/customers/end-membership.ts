import type { Kysely, Transaction } from 'kysely';
import { endMembership as call } from '#contract/members/membership-end.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { activeAccounts } from '#server/people/accounts/active-account.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { blankCustomer } from '#server/people/accounts/blank-customer.ts';
import { isOwnUser } from '#server/people/accounts/own-account.ts';
import { forgiveTries, provePassword } from '#server/people/accounts/own-password.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { endSessionsOf } from '#server/people/sessions/end-session.ts';
import { leaveBrowser, leftCookies } from '#server/people/sessions/leave-browser.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { endLetter } from './end-letter.ts';
import { endingUnder } from './ending-under.ts';

/** What names the member goes; the number stays, because the books and the audit name it. */
const forgetAccount = async (within: Transaction<Tables>, userId: number, now: number): Promise<void> => {
  const nobody = `ended-${userId}`;
  await within
    .updateTable('user_account')
    .set({
      email: nobody,
      email_key: nobody,
      password_hash: null,
      role: 'member',
      status: 'PASSIVE',
      status_reason_id: null,
      status_reason_description: null,
      first_name: '',
      last_name: '',
      mobile_number: null,
      mobile_country_code: null,
      birthdate: null,
      enrollment_no: null,
      company_name: null,
      tax_no: null,
      tax_administration: null,
      language: null,
      ended_at: now,
    })
    .where('id', '=', userId)
    .execute();
};

const forgetCustomer = async (within: Transaction<Tables>, userId: number): Promise<void> => {
  const { id } = await within
    .updateTable('customer')
    .set(blankCustomer)
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow();
  await within.deleteFrom('customer_private').where('customer_id', '=', id).execute();
  await within.deleteFrom('saved_contact').where('user_id', '=', userId).execute();
  await within.deleteFrom('customer_picture').where('customer_id', '=', id).execute();
};

/** What was bought stays good for whoever has its PNR or its coupon; it is nobody's list any more. */
const setFree = async (within: Transaction<Tables>, userId: number): Promise<void> => {
  for (const table of ['booking', 'open_ticket', 'refund_coupon', 'rental_order'] as const) {
    await within.updateTable(table).set({ user_id: null }).where('user_id', '=', userId).execute();
  }
};

const forgetWaysIn = async (within: Transaction<Tables>, userId: number): Promise<void> => {
  await within.deleteFrom('one_time_code').where('user_id', '=', userId).execute();
  await within.deleteFrom('known_browser').where('user_id', '=', userId).execute();
  await endSessionsOf(within, userId, null);
};

/** The wallet forgets before the account does, so it is asked only for whoever may end now. */
const isStillProved = async (db: Kysely<Tables>, userId: number, proved: string): Promise<boolean> => {
  const row = await db
    .selectFrom('user_account')
    .select('id')
    .where('id', '=', userId)
    .where('password_hash', '=', proved)
    .executeTakeFirst();
  return row !== undefined;
};

/** A card that was added between the first asking and the end. The membership has ended, whatever the wallet says. */
const forgetLeftoverCards = ({ wallet, log }: PeopleContext, userId: number): Promise<void> =>
  wallet.forget(userId).catch((reason: unknown) => log.error('late-cards-not-forgotten', reason));

/** Whose membership ends comes from the session; another's number is as if nobody had it. */
export const endMembership = operation(call, async (asked, app) => {
  const { body, callerAddress, params, session, headers, cookies, language, requestId } = asked;
  if (session === null) return refused('sign-in-needed');
  if (!isOwnUser(session, params.id)) return refused('document-not-found');
  const { userId } = session;
  const { db, clock, mail, wallet } = app;
  const now = clock.now();
  const keyed = endingUnder(keyIn(headers, body.idempotencyKey), userId);
  const result = await answerOnce(app, keyed, now, async (saveAnswer) => {
    const proved = await provePassword(app, { userId, entered: body.password, callerAddress });
    if (!proved.ok) return proved;
    if (!(await isStillProved(db, userId, proved.value))) return refused('password-wrong');
    // Asked first: a wallet that does not answer leaves the membership whole.
    await wallet.forget(userId);
    return inTransaction(db, async (within) => {
      const account = await activeAccounts(within)
        .select(['email', 'password_hash'])
        .where('id', '=', userId)
        .executeTakeFirst();
      if (account === undefined) return refused('sign-in-needed');
      if (account.password_hash !== proved.value) return refused('password-wrong');
      await forgetAccount(within, userId, now);
      await forgetCustomer(within, userId);
      await leaveBrowser(within, userId, cookies);
      await setFree(within, userId);
      await forgetWaysIn(within, userId);
      await audit(within, { action: 'membership-ended', actor: userId, subject: userId, requestId }, now);
      await mail.post(endLetter({ to: account.email, language, origin: app.settings.origin }), within);
      await saveAnswer(within, '');
      return granted('');
    });
  });
  if (!result.ok) return result;
  await forgiveTries(app, userId);
  await forgetLeftoverCards(app, userId);
  return { ...granted(null), cookies: leftCookies(app.issued) };
});
