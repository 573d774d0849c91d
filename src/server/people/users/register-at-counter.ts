import { registerAtCounter as call } from '#contract/members/registration.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { staffIn } from '#server/people/accounts/staff-in.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn, type SaveAnswer } from '#server/platform/once/answer-once.ts';
import { keptIf } from '#server/platform/store/kept-if.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type Budget, refusalOfTries } from '#server/platform/tries/budget.ts';
import { normalizeDraft, refusalOfDraft } from './counter-draft.ts';
import { type LettersByStatus, mailLinkWithin } from './mail-link.ts';
import { activationLetter } from './password-letter.ts';
import { refusalOfRegister } from './refusal-of-register.ts';
import { savedCustomer } from './save-registration.ts';

const registrations: Budget = { name: 'counter-registration', most: 30, within: 15 * minute };

/** Whoever is active already was not registered here: nothing is mailed to them. */
const letters: LettersByStatus = { ACTIVE: activationLetter, PASSIVE: activationLetter };

type AtCounter = Caller &
  Pick<OperationRequest<unknown>, 'language' | 'requestId'> & { readonly staffId: number };

const registered = async (
  draft: RegistrationDraft,
  caller: AtCounter,
  app: PeopleContext,
  saveAnswer: SaveAnswer,
) => {
  const { staffId, language, requestId } = caller;
  const own = { budget: registrations, subject: String(staffId) };
  const now = app.clock.now();
  const over = await refusalOfTries(app.db, [own], now);
  if (over !== null) return over;
  const refusal = await refusalOfRegister(draft, caller, app);
  if (refusal !== null) return refusal;
  return inTransaction(app.db, async (within) => {
    const id = await keptIf(
      within,
      () => savedCustomer(within, { draft, language: null }, now),
      (made) => made !== null,
    );
    if (id === null) return refused('email-taken');
    const linking = { email: draft.email, language, callerAddress: null };
    if (draft.email !== '') await mailLinkWithin(within, linking, letters, app);
    await audit(
      within,
      { action: 'customer-registered-by-staff', actor: staffId, subject: id, requestId },
      now,
    );
    await saveAnswer(within, String(id));
    return granted(String(id));
  });
};

/** Support sees whom they register: that an e-mail is a member's already is told to them at once. */
export const registerAtCounter = operation(call, async (asked, app) => {
  const { body, session, headers } = asked;
  const staff = await staffIn(app.db, session);
  if (!staff?.roles.includes('support')) return refused('role-lacking');
  const now = app.clock.now();
  const refusal = refusalOfDraft(body.draft, now, body.emailNeed);
  if (refusal !== null) return refusal;
  const draft = normalizeDraft(body.draft);
  const keyed = { name: call.name, key: keyIn(headers, body.key), owner: String(staff.id), body: draft };
  const caller = { ...asked, staffId: staff.id };
  const result = await answerOnce(app, keyed, now, (saveAnswer) =>
    registered(draft, caller, app, saveAnswer),
  );
  return result.ok ? granted({ id: Number(result.value) }) : result;
});
