import { refused } from '#domain/answer.ts';
import { isOfRegister, type RegistrationDraft } from '#domain/registration.ts';
import { typedDay } from '#domain/typed-day.ts';
import type { House } from '#server/house.ts';
import type { Asked } from '#server/http/operation.ts';
import { askRegister } from '#server/identity/ask-register.ts';

type Caller = Pick<Asked<unknown>, 'callerAddress'>;

/** Of a citizen the register of persons is asked here too: a page may have left its own question out. */
export const refusalOfRegister = async (draft: RegistrationDraft, caller: Caller, house: House) => {
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
