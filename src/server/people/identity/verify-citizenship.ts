import {
  verifyCitizenship as call,
  verifyCitizenships as callOfMany,
  verifyTcKimlik as callOfPool,
} from '#contract/members/identity.ts';
import { granted } from '#domain/values/answer.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import { type AskedPerson, askRegister } from './ask-register.ts';

const verifyOne = async (asked: Asked<AskedPerson>, house: PeopleContext) => {
  const said = await askRegister([asked.body], asked, house);
  return said.ok ? granted(said.value[0] ?? false) : said;
};

export const verifyCitizenship = operation(call, verifyOne);

export const verifyTcKimlik = operation(callOfPool, verifyOne);

export const verifyCitizenships = operation(callOfMany, async (asked, house) => {
  const said = await askRegister(asked.body, asked, house);
  return said.ok ? granted([...said.value]) : said;
});
