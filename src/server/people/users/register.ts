import { register as call } from '#contract/members/registration.ts';
import { normalizeRegistration } from '#domain/member/normalize-registration.ts';
import { askedOf, type RegistrationDraft } from '#domain/member/registration.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Caller, countedFor, narrowNet, type Turns } from '#server/people/access/counted-for.ts';
import { refusalOfTry } from '#server/people/access/take-try.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn, type SaveAnswer } from '#server/platform/once/answer-once.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { giveMostBack } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { refusalOfDraft } from './counter-draft.ts';
import { type LettersByStatus, mailLinkWithin } from './mail-link.ts';
import { activationLetter, memberAlreadyLetter } from './password-letter.ts';
import { refusalOfRegister } from './refusal-of-register.ts';
import { saveRegistration } from './save-registration.ts';

const registrations: Turns = { name: 'registration', most: 10, within: 15 * minute, browsers: narrowNet };

const letters: LettersByStatus = { ACTIVE: memberAlreadyLetter, PASSIVE: activationLetter };

type Registering = Caller & Pick<OperationRequest<unknown>, 'language'>;

type Refusal = 'identity-not-verified' | 'identity-unreachable' | 'too-many-tries';

/** A link for nobody costs what one for a member does. */
const nobodys = '';

/** Whether the e-mail was free is told to whoever owns it, by a letter, and to nobody else. */
const registered = async (
  draft: RegistrationDraft,
  caller: Registering,
  app: PeopleContext,
  saveAnswer: SaveAnswer,
): Promise<Answer<string, Refusal>> => {
  const over = await refusalOfTry(caller, registrations, app);
  if (over !== null) return over;
  const refusal = await refusalOfRegister(draft, caller, app);
  if (refusal?.refusal === 'identity-unreachable') {
    await giveMostBack(app.db, countedFor(caller, registrations, app.issued));
  }
  if (refusal !== null) return refusal;
  await inTransaction(app.db, async (within) => {
    const saved = await saveRegistration(within, { draft, language: caller.language }, app.clock.now());
    const email = saved === 'another-waits' ? nobodys : draft.email;
    const { language, callerAddress } = caller;
    await mailLinkWithin(within, { email, language, callerAddress }, letters, app);
    await saveAnswer(within, call.name);
  });
  return granted(call.name);
};

export const register = operation(call, async (asked, app) => {
  const { body, headers, callerAddress } = asked;
  const now = app.clock.now();
  const refusal = refusalOfDraft(body.draft, now);
  if (refusal !== null) return refusal;
  const draft = askedOf(normalizeRegistration(body.draft));
  const keyed = {
    name: call.name,
    key: keyIn(headers, body.key),
    owner: callerSubjectOf(callerAddress),
    body: draft,
  };
  const result = await answerOnce(app, keyed, now, (saveAnswer) => registered(draft, asked, app, saveAnswer));
  return result.ok ? granted(null) : result;
});
