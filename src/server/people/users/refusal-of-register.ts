import { isOfRegister, type RegistrationDraft } from '#domain/member/registration.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { refused } from '#domain/values/answer.ts';
import type { Caller } from '#server/people/access/counted-for.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { askRegister } from '#server/people/identity/ask-register.ts';

/** Of a citizen the register of persons is asked here too: a page may have left its own question out. */
export const refusalOfRegister = async (draft: RegistrationDraft, caller: Caller, app: PeopleContext) => {
  if (!isOfRegister(draft)) return null;
  const { identityNumber, firstName, lastName, gender, birthDate } = draft;
  const person = {
    number: identityNumber,
    firstName,
    lastName,
    gender,
    birth: parseDay(birthDate)?.day ?? null,
  };
  const result = await askRegister([person], caller, app);
  if (!result.ok) return result;
  return result.value[0] === true ? null : refused('identity-not-verified');
};
