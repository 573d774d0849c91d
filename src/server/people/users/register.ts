import { register as call } from '#contract/members/registration.ts';
import { askedOf, type RegistrationDraft } from '#domain/member/registration.ts';
import { tidiedRegistration } from '#domain/member/registration-tidied.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import { answerOnce, keyIn, type Lay } from '#server/platform/once/answer-once.ts';
import { inTransaction } from '#server/platform/store/transaction.ts';
import { type Budget, spend } from '#server/platform/tries/budget.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import { layRegistration } from './lay-registration.ts';
import { type LettersByStatus, mailLinkWithin } from './mail-link.ts';
import { activationLetter, memberAlreadyLetter } from './password-letter.ts';
import { refusalOfRegister } from './refusal-of-register.ts';
import { refusalOfTyped } from './typed-at-counter.ts';

const registrations: Budget = { name: 'registration', most: 10, within: 15 * minute };

const letters: LettersByStatus = { ACTIVE: memberAlreadyLetter, PASSIVE: activationLetter };

type Caller = Pick<Asked<unknown>, 'callerAddress' | 'language'>;

type Refusal = 'identity-not-verified' | 'identity-unreachable' | 'too-many-tries';

/** A link for nobody costs what one for a member does. */
const nobodys = '';

/** Whether the e-mail was free is told to whoever owns it, by a letter, and to nobody else. */
const registered = async (
  draft: RegistrationDraft,
  caller: Caller,
  house: PeopleContext,
  lay: Lay,
): Promise<Answer<string, Refusal>> => {
  const one = { budget: registrations, subject: callerSubjectOf(caller.callerAddress) };
  if (!(await spend(house.db, one, house.clock.now()))) return refused('too-many-tries');
  const refusal = await refusalOfRegister(draft, caller, house);
  if (refusal !== null) return refusal;
  await inTransaction(house.db, async (within) => {
    const laid = await layRegistration(within, { draft, language: caller.language }, house.clock.now());
    const email = laid === 'another-waits' ? nobodys : draft.email;
    await mailLinkWithin(within, { email, language: caller.language }, letters, house);
    await lay(within, call.name);
  });
  return granted(call.name);
};

export const register = operation(call, async ({ body, headers, callerAddress, language }, house) => {
  const now = house.clock.now();
  const refusal = refusalOfTyped(body.draft, now);
  if (refusal !== null) return refusal;
  const draft = askedOf(tidiedRegistration(body.draft));
  const keyed = {
    name: call.name,
    key: keyIn(headers, body.key),
    owner: callerSubjectOf(callerAddress),
    body: draft,
  };
  const said = await answerOnce(house, keyed, now, (lay) =>
    registered(draft, { callerAddress, language }, house, lay),
  );
  return said.ok ? granted(null) : said;
});
