import {
  verifyCitizenship as call,
  verifyCitizenships as callOfMany,
  verifyTcKimlik as callOfPool,
} from '#contract/identity.ts';
import { granted } from '#domain/answer.ts';
import type { House } from '#server/house.ts';
import { type Asked, operation } from '#server/http/operation.ts';
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
