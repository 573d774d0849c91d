import {
  verifyCitizenship as call,
  verifyCitizenships as callOfMany,
  verifyTcKimlik as callOfPool,
} from '#contract/members/identity.ts';
import { granted } from '#domain/values/answer.ts';
import { type Asked, operation } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
import { type AskedPerson, askRegister } from './ask-register.ts';

const verifyOne = async (asked: Asked<AskedPerson>, house: House) => {
  const said = await askRegister([asked.body], asked, house);
  return said.ok ? granted(said.value[0] ?? false) : said;
};

export const verifyCitizenship = operation(call, verifyOne);

export const verifyTcKimlik = operation(callOfPool, verifyOne);

export const verifyCitizenships = operation(callOfMany, async (asked, house) => {
  const said = await askRegister(asked.body, asked, house);
  return said.ok ? granted([...said.value]) : said;
});
