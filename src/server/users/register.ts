import { register as call } from '#contract/registration.ts';
import { type Answer, granted, refused } from '#domain/answer.ts';
import { wallClockOf } from '#domain/railway-time.ts';
import { askedOf, isOfRegister, type RegistrationDraft } from '#domain/registration.ts';
import { findingsOfRegistration } from '#domain/registration-findings.ts';
import { tidiedRegistration } from '#domain/registration-tidied.ts';
import { typedDay } from '#domain/typed-day.ts';
import type { House } from '#server/house.ts';
import { type Asked, operation } from '#server/http/operation.ts';
import { askRegister } from '#server/identity/ask-register.ts';
import { answerOnce, keyIn, type Lay } from '#server/once/answer-once.ts';
import { inTransaction } from '#server/store/transaction.ts';
import { type Budget, spend } from '#server/tries/budget.ts';
import { callerSubjectOf } from '#server/tries/caller-subject.ts';
import { layRegistration } from './lay-registration.ts';
import { type LettersByStatus, mailLinkWithin } from './mail-link.ts';
import { activationLetter, memberAlreadyLetter } from './password-letter.ts';

const registrations: Budget = { name: 'registration', most: 10, within: 15 * 60_000 };

const letters: LettersByStatus = { ACTIVE: memberAlreadyLetter, PASSIVE: activationLetter };

type Caller = Pick<Asked<unknown>, 'callerAddress' | 'language'>;

/** Of a citizen the register of persons is asked here too: a page may have left its own question out. */
const refusalOfRegister = async (draft: RegistrationDraft, caller: Caller, house: House) => {
  if (!isOfRegister(draft)) return null;
  const { identityNumber, firstName, lastName, gender, birthDate } = draft;
  const person = {
    number: identityNumber,
    firstName,
    lastName,
    gender,
    birth: typedDay(birthDate)?.day ?? null,
  };
  const said = await askRegister([person], caller, house);
  if (!said.ok) return said;
  return said.value[0] === true ? null : refused('identity-not-verified');
};

type Refusal = 'identity-not-verified' | 'identity-unreachable' | 'too-many-tries';

/** Whether the e-mail was free is told to whoever owns it, by a letter, and to nobody else. */
const registered = async (
  draft: RegistrationDraft,
  caller: Caller,
  house: House,
  lay: Lay,
): Promise<Answer<string, Refusal>> => {
  const one = { budget: registrations, subject: callerSubjectOf(caller.callerAddress) };
  if (!(await spend(house.db, one, house.clock.now()))) return refused('too-many-tries');
  const refusal = await refusalOfRegister(draft, caller, house);
  if (refusal !== null) return refusal;
  await inTransaction(house.db, async (within) => {
    await layRegistration(within, draft, house.clock.now());
    await mailLinkWithin(within, { email: draft.email, language: caller.language }, letters, house);
    await lay(within, call.name);
  });
  return granted(call.name);
};

export const register = operation(call, async ({ body, headers, callerAddress, language }, house) => {
  const now = house.clock.now();
  const findings = findingsOfRegistration(body.draft, wallClockOf(now).slice(0, 10));
  const [first] = findings;
  if (first?.field === 'contract') return refused('contract-needed');
  if (first !== undefined) {
    const detail = findings.map(({ finding }) => finding).join(' ');
    return { ...refused('registration-incomplete'), detail };
  }
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
