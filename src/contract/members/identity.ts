import * as z from 'zod/mini';
import { endpoint } from '#contract/wire/endpoint.ts';
import { digits, isoDayIn, maybe, shortText } from '#contract/wire/lenient.ts';

const mostAtOnce = 11;

const wirePerson = z.object({
  identifyNumber: digits,
  name: shortText,
  surname: shortText,
  gender: maybe(z.enum(['M', 'F'])),
  birthDate: maybe(digits),
});

const known = z.object({
  number: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.nullable(z.enum(['M', 'F'])),
  /** ISO day, or the year alone. */
  birth: z.nullable(z.string()),
});

const person = z.codec(wirePerson, known, {
  decode: ({ identifyNumber, name, surname, gender, birthDate }) => ({
    number: String(identifyNumber),
    firstName: name,
    lastName: surname,
    gender: gender ?? null,
    birth: isoDayIn(birthDate),
  }),
  encode: ({ number, firstName, lastName, gender, birth }) => ({
    identifyNumber: number,
    name: firstName,
    surname: lastName,
    gender,
    birthDate: birth,
  }),
});

const refusals = ['identity-unreachable', 'too-many-tries'] as const;

/** Whether the register knows this person: yes or no, and nothing else. */
export const verifyCitizenship = endpoint({
  name: 'verify-citizenship',
  method: 'post',
  path: '/mc/verify/citizenship',
  caller: 'anyone',
  body: person,
  granted: z.boolean(),
  refusals,
});

/** The same of several persons, in their order. */
export const verifyCitizenships = endpoint({
  name: 'verify-citizenship-multi',
  method: 'post',
  path: '/mc/verify/citizenship-multi',
  caller: 'anyone',
  body: z.array(person).check(z.maxLength(mostAtOnce)),
  granted: z.array(z.boolean()),
  refusals,
});

/** The same under the names of the external pool. */
export const verifyTcKimlik = endpoint({
  name: 'verify-tckimlik',
  method: 'post',
  path: '/pex/pex/verify/tckimlik',
  caller: 'anyone',
  body: z.codec(
    z.object({ tcKimlikNo: digits, ad: shortText, soyad: shortText, dogumYili: maybe(digits) }),
    known,
    {
      decode: ({ tcKimlikNo, ad, soyad, dogumYili }) => ({
        number: String(tcKimlikNo),
        firstName: ad,
        lastName: soyad,
        gender: null,
        birth: dogumYili === null || dogumYili === undefined ? null : String(dogumYili),
      }),
      encode: ({ number, firstName, lastName, birth }) => ({
        tcKimlikNo: number,
        ad: firstName,
        soyad: lastName,
        dogumYili: birth,
      }),
    },
  ),
  granted: z.boolean(),
  refusals,
});
