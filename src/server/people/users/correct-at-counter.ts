import type { Transaction } from 'kysely';
import { correctAtCounter as call } from '#contract/members/registration.ts';
import { activeReason } from '#domain/member/customer.ts';
import {
  type CustomerAtCounter,
  emailNeedOf,
  fieldsCorrected,
  heldInRecord,
  isProved,
  isReported,
} from '#domain/member/customer-at-counter.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { emailKeyOf } from '#domain/values/email.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import { isActiveAccount } from '#server/people/accounts/active-account.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { forgetBrowsers } from '#server/people/accounts/known-browser.ts';
import { languageOf } from '#server/people/accounts/language-of-member.ts';
import { staffIn } from '#server/people/accounts/staff-in.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { endSessionsOf } from '#server/people/sessions/end-session.ts';
import { constraintOf } from '#server/platform/errno.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn, type SaveAnswer } from '#server/platform/once/answer-once.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, refusalOfTries } from '#server/platform/tries/budget.ts';
import { correctedLetter, emailCorrectedLetter } from './corrected-letter.ts';
import { normalizeDraft, refusalOfDraft } from './counter-draft.ts';
import { customerWith } from './customer-at-counter.ts';
import { mailLinkWithin } from './mail-link.ts';
import { activationLetter } from './password-letter.ts';
import { refusalOfRegister } from './refusal-of-register.ts';
import { keyOf, rowsOf } from './save-registration.ts';
import { takeEmailOver } from './take-email-over.ts';

const corrections: Budget = { name: 'counter-correction', most: 30, within: 15 * minute };
const emailKeys = 'user_account_email_key_key';
const letters = { ACTIVE: emailCorrectedLetter, PASSIVE: activationLetter } as const;

type AtCounter = Caller &
  Pick<OperationRequest<unknown>, 'language' | 'requestId'> & { readonly staffId: number };

type Correction = {
  readonly before: CustomerAtCounter;
  readonly draft: RegistrationDraft;
  readonly fields: readonly string[];
};

/** The e-ID knows a person by the number: one that is somebody else's, of whatever account, is nobody's to be given. */
const isTaken = async (within: Transaction<Tables>, { before, draft }: Correction): Promise<boolean> => {
  if (draft.identityNumber === '' || draft.identityNumber === before.draft.identityNumber) return false;
  const other = await within
    .selectFrom('customer_private')
    .innerJoin('customer', 'customer.id', 'customer_private.customer_id')
    .select('customer.user_id')
    .where('citizenship_no', '=', draft.identityNumber)
    .where('customer.user_id', '!=', before.id)
    .executeTakeFirst();
  return other !== undefined;
};

/** Asks for the version and takes it in one statement; who has become staff, or ended the membership, is nobody's to correct. */
const isKept = async (within: Transaction<Tables>, { before, draft }: Correction, now: number) => {
  const { account, customer, hidden } = rowsOf(draft, now);
  const row = await within
    .updateTable('customer')
    .set({
      ...customer,
      contract_approved_at: (column) => column.fn.coalesce('contract_approved_at', column.val(now)),
      version: before.version + 1,
    })
    .where('user_id', '=', before.id)
    .where('version', '=', before.version)
    .returning('id')
    .executeTakeFirst();
  if (row === undefined) return false;
  const { numUpdatedRows } = await within
    .updateTable('user_account')
    .set({ ...account, email_key: keyOf(draft.email, before.id) })
    .where('id', '=', before.id)
    .where('role', '=', 'member')
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  await within
    .updateTable('user_account')
    .set({ status_reason_id: activeReason })
    .where('id', '=', before.id)
    .where('status', '=', 'ACTIVE')
    .execute();
  await within.updateTable('customer_private').set(hidden).where('customer_id', '=', row.id).execute();
  return numUpdatedRows === 1n;
};

/**
 * Whoever came in by the old address opens the account no more, by a link, a session, a browser or the password: it may
 * have been somebody else's. The new address is mailed a link to a password of its own.
 */
const isMailed = async (
  within: Transaction<Tables>,
  { before, draft: { email } }: Correction,
  { language }: AtCounter,
  app: PeopleContext,
): Promise<boolean> => {
  if (emailKeyOf(email) === emailKeyOf(before.draft.email)) return false;
  await within.deleteFrom('one_time_code').where('user_id', '=', before.id).execute();
  await endSessionsOf(within, before.id, null);
  await forgetBrowsers(within, before.id, undefined);
  await within
    .updateTable('user_account')
    .set({ password_hash: null })
    .where('id', '=', before.id)
    .where('status', '=', 'ACTIVE')
    .execute();
  await mailLinkWithin(within, { email, language, callerAddress: null }, letters, app);
  return true;
};

const notifyOwner = async (
  within: Transaction<Tables>,
  { before: { draft }, fields }: Correction,
  { language }: AtCounter,
  { mail }: PeopleContext,
): Promise<void> => {
  const to = draft.email;
  if (to === '' || !fields.some(isReported)) return;
  await mail.post(correctedLetter({ to, language }), within);
};

const corrected = (correction: Correction, caller: AtCounter, app: PeopleContext, saveAnswer: SaveAnswer) =>
  answerInTransaction(app.db, async (within) => {
    const { before, fields } = correction;
    const { staffId: actor, requestId } = caller;
    const now = app.clock.now();
    const waiting = await takeEmailOver(within, { email: correction.draft.email, by: before.id });
    if (!(await isActiveAccount(within, before.id))) return refused('customer-changed');
    if (await isTaken(within, correction)) return refused('identity-taken');
    if (!(await isKept(within, correction, now))) return refused('customer-changed');
    const language = await languageOf(within, before.id, caller.language);
    const mailed = await isMailed(within, correction, { ...caller, language }, app);
    await notifyOwner(within, correction, { ...caller, language }, app);
    const action = {
      action: 'customer-corrected-by-staff',
      actor,
      subject: before.id,
      requestId,
      fields,
    } as const;
    await audit(within, action, now);
    if (waiting !== null) {
      await audit(within, { action: 'registration-ended-by-staff', actor, subject: waiting, requestId }, now);
    }
    const outcome = mailed ? 'mailed' : 'kept';
    await saveAnswer(within, outcome);
    return granted(outcome);
  }).catch((reason: unknown) => {
    if (constraintOf(reason) === emailKeys) return refused('email-taken');
    throw reason;
  });

type Refusal = (typeof call.refusals)[number];

type Wanted = { readonly id: number; readonly version: number; readonly draft: RegistrationDraft };

const judged = async (
  { id, version, draft }: Wanted,
  caller: AtCounter,
  app: PeopleContext,
  saveAnswer: SaveAnswer,
): Promise<Answer<string, Refusal>> => {
  const own = { budget: corrections, subject: String(caller.staffId) };
  const over = await refusalOfTries(app.db, [own], app.clock.now());
  if (over !== null) return over;
  const before = await customerWith(app.db, id);
  if (before === null) return refused('customer-unknown');
  if (before.version !== version) return refused('customer-changed');
  const refusal = refusalOfDraft(draft, app.clock.now(), emailNeedOf(before.draft));
  if (refusal !== null) return refusal;
  const whole = heldInRecord(before.draft, normalizeDraft(draft));
  const fields = fieldsCorrected(heldInRecord(before.draft, normalizeDraft(before.draft)), whole);
  const unproved = fields.some(isProved) ? await refusalOfRegister(whole, caller, app) : null;
  if (unproved !== null) return unproved;
  return corrected({ before, draft: whole, fields }, caller, app, saveAnswer);
};

/** Support corrects the record of whoever stands before them, by the rules it was made by. */
export const correctAtCounter = operation(call, async (asked, app) => {
  const { body, session, headers } = asked;
  const staff = await staffIn(app.db, session);
  if (!staff?.roles.includes('support')) return refused('role-lacking');
  const { id, version, key, draft } = body;
  const keyed = {
    name: call.name,
    key: keyIn(headers, key),
    owner: String(staff.id),
    body: { id, version, draft: normalizeDraft(draft) },
  };
  const caller = { ...asked, staffId: staff.id };
  const result = await answerOnce(app, keyed, app.clock.now(), (saveAnswer) =>
    judged({ id, version, draft }, caller, app, saveAnswer),
  );
  return result.ok ? granted({ isMailed: result.value === 'mailed' }) : result;
});
