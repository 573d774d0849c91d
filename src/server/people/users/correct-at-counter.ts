import type { Transaction } from 'kysely';
import { correctAtCounter as call } from '#contract/members/registration.ts';
import { activeReason } from '#domain/member/customer.ts';
import {
  type CustomerAtCounter,
  emailNeedOf,
  fieldsCorrected,
  heldInRecord,
  isProved,
} from '#domain/member/customer-at-counter.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { languageOf } from '#server/people/accounts/language-of-member.ts';
import { staffIn } from '#server/people/accounts/staff-in.ts';
import { isStanding } from '#server/people/accounts/standing-account.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { endSessionsOf } from '#server/people/sessions/end-session.ts';
import { constraintOf } from '#server/platform/errno.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn, type Lay } from '#server/platform/once/answer-once.ts';
import { answerInTransaction } from '#server/platform/store/answer-in-transaction.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { correctedLetter } from './corrected-letter.ts';
import { customerWith } from './customer-at-counter.ts';
import { keyOf, rowsOf } from './lay-registration.ts';
import { mailLinkWithin } from './mail-link.ts';
import { activationLetter } from './password-letter.ts';
import { refusalOfRegister } from './refusal-of-register.ts';
import { takeEmailOver } from './take-email-over.ts';
import { refusalOfTyped, typedAtCounter } from './typed-at-counter.ts';

const corrections: Budget = { name: 'counter-correction', most: 30, within: 15 * minute };
const emailKeys = 'user_account_email_key_key';
const letters = { ACTIVE: activationLetter, PASSIVE: activationLetter } as const;

type Caller = Pick<Asked<unknown>, 'callerAddress' | 'language' | 'requestId'> & { readonly staffId: number };

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

/** A link that lies in another mailbox, and whoever came in by the old address, opens the account no more; who is not active yet is mailed a link of their own. */
const isMailed = async (
  within: Transaction<Tables>,
  { before, draft: { email } }: Correction,
  { language }: Caller,
  house: PeopleContext,
): Promise<boolean> => {
  if (email === before.draft.email) return false;
  await within.deleteFrom('one_time_code').where('user_id', '=', before.id).execute();
  await endSessionsOf(within, before.id, null);
  const { status } = await within
    .selectFrom('user_account')
    .select('status')
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  if (status === 'ACTIVE') return false;
  await mailLinkWithin(within, { email, language }, letters, house);
  return true;
};

const tellOwner = async (
  within: Transaction<Tables>,
  { before: { draft }, fields }: Correction,
  { language }: Caller,
  { mail }: PeopleContext,
): Promise<void> => {
  const to = draft.email;
  if (to === '' || !fields.some((field) => field === 'email' || isProved(field))) return;
  await mail.post(correctedLetter({ to, language }), within);
};

const corrected = (correction: Correction, caller: Caller, house: PeopleContext, lay: Lay) =>
  answerInTransaction(house.db, async (within) => {
    const { before, fields } = correction;
    const { staffId: actor, requestId } = caller;
    const now = house.clock.now();
    const waiting = await takeEmailOver(within, { email: correction.draft.email, by: before.id });
    if (!(await isStanding(within, before.id))) return refused('customer-changed');
    if (await isTaken(within, correction)) return refused('identity-taken');
    if (!(await isKept(within, correction, now))) return refused('customer-changed');
    const language = await languageOf(within, before.id, caller.language);
    const mailed = await isMailed(within, correction, { ...caller, language }, house);
    await tellOwner(within, correction, { ...caller, language }, house);
    const deed = {
      deed: 'customer-corrected-by-staff',
      actor,
      subject: before.id,
      requestId,
      fields,
    } as const;
    await audit(within, deed, now);
    if (waiting !== null) {
      await audit(within, { deed: 'registration-ended-by-staff', actor, subject: waiting, requestId }, now);
    }
    const said = mailed ? 'mailed' : 'kept';
    await lay(within, said);
    return granted(said);
  }).catch((reason: unknown) => {
    if (constraintOf(reason) === emailKeys) return refused('email-taken');
    throw reason;
  });

type Refusal = (typeof call.refusals)[number];

type Wanted = { readonly id: number; readonly version: number; readonly draft: RegistrationDraft };

const judged = async (
  { id, version, draft }: Wanted,
  caller: Caller,
  house: PeopleContext,
  lay: Lay,
): Promise<Answer<string, Refusal>> => {
  const own = { budget: corrections, subject: String(caller.staffId) };
  if (!(await spend(house.db, own, house.clock.now()))) return refused('too-many-tries');
  const before = await customerWith(house.db, id);
  if (before === null) return refused('customer-unknown');
  if (before.version !== version) return refused('customer-changed');
  const refusal = refusalOfTyped(draft, house.clock.now(), emailNeedOf(before.draft));
  if (refusal !== null) return refusal;
  const whole = heldInRecord(before.draft, typedAtCounter(draft));
  const fields = fieldsCorrected(heldInRecord(before.draft, typedAtCounter(before.draft)), whole);
  const unproved = fields.some(isProved) ? await refusalOfRegister(whole, caller, house) : null;
  if (unproved !== null) return unproved;
  return corrected({ before, draft: whole, fields }, caller, house, lay);
};

/** Support corrects the record of whoever stands before them, by the rules it was made by. */
export const correctAtCounter = operation(call, async (asked, house) => {
  const { body, session, headers, callerAddress, language, requestId } = asked;
  const staff = await staffIn(house.db, session);
  if (!staff?.roles.includes('support')) return refused('role-lacking');
  const { id, version, key, draft } = body;
  const keyed = {
    name: call.name,
    key: keyIn(headers, key),
    owner: String(staff.id),
    body: { id, version, draft: typedAtCounter(draft) },
  };
  const caller = { callerAddress, language, requestId, staffId: staff.id };
  const said = await answerOnce(house, keyed, house.clock.now(), (lay) =>
    judged({ id, version, draft }, caller, house, lay),
  );
  return said.ok ? granted({ isMailed: said.value === 'mailed' }) : said;
});
