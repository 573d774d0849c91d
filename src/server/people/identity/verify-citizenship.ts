import {
  verifyCitizenship as call,
  verifyCitizenships as callOfMany,
  verifyTcKimlik as callOfPool,
} from '#contract/members/identity.ts';
import { granted } from '#domain/values/answer.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import { type AskedPerson, askRegister } from './ask-register.ts';

const verifyOne = async (asked: OperationRequest<AskedPerson>, app: PeopleContext) => {
  const result = await askRegister([asked.body], asked, app);
  return result.ok ? granted(result.value[0] ?? false) : result;
};

export const verifyCitizenship = operation(call, verifyOne);

export const verifyTcKimlik = operation(callOfPool, verifyOne);

export const verifyCitizenships = operation(callOfMany, async (asked, app) => {
  const result = await askRegister(asked.body, asked, app);
  return result.ok ? granted([...result.value]) : result;
});
