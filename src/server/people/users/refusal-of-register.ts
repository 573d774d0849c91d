import { isOfRegister, type RegistrationDraft } from '#domain/member/registration.ts';
import { typedDay } from '#domain/time/typed-day.ts';
import { refused } from '#domain/values/answer.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { askRegister } from '#server/people/identity/ask-register.ts';
import type { Asked } from '#server/platform/http/operation.ts';

type Caller = Pick<Asked<unknown>, 'callerAddress'>;

/** Of a citizen the register of persons is asked here too: a page may have left its own question out. */
export const refusalOfRegister = async (draft: RegistrationDraft, caller: Caller, house: PeopleContext) => {
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
