import * as z from 'zod/mini';
import { done, noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey, shortText } from '#contract/wire/lenient.ts';
import type { PersonDraft, SavedContact } from '#domain/member/saved-contact.ts';
import { turkish } from '#domain/values/customer-number.ts';

const person = {
  firstName: shortText,
  lastName: shortText,
  gender: z.nullable(z.enum(['M', 'F'])),
  /** As it is typed: 03.05.1990. */
  birthdate: shortText,
  nationalityCountryId: z.int().check(z.minimum(0), z.maximum(1)),
  citizenshipNo: shortText,
  passportNo: shortText,
  passportCountryId: z.int().check(z.minimum(0), z.maximum(1_000)),
};

type OnWire = z.output<z.ZodMiniObject<typeof person>>;

const known = z.object({
  firstName: z.string(),
  lastName: z.string(),
  gender: z.nullable(z.enum(['M', 'F'])),
  birthDate: z.string(),
  nationality: z.enum(['foreign', 'turkish']),
  identityNumber: z.string(),
  passportNumber: z.string(),
  countryId: z.int(),
}) satisfies z.ZodMiniType<PersonDraft>;

const read = (wire: OnWire): PersonDraft => ({
  firstName: wire.firstName,
  lastName: wire.lastName,
  gender: wire.gender,
  birthDate: wire.birthdate,
  nationality: wire.nationalityCountryId === turkish ? 'turkish' : 'foreign',
  identityNumber: wire.citizenshipNo,
  passportNumber: wire.passportNo,
  countryId: wire.passportCountryId,
});

const written = (draft: PersonDraft): OnWire => ({
  firstName: draft.firstName,
  lastName: draft.lastName,
  gender: draft.gender,
  birthdate: draft.birthDate,
  nationalityCountryId: draft.nationality === 'turkish' ? turkish : 0,
  citizenshipNo: draft.identityNumber,
  passportNo: draft.passportNumber,
  passportCountryId: draft.countryId,
});

const contact = z.codec(
  z.object({ id: z.string(), ...person }),
  z.object({ id: z.string(), person: known }) satisfies z.ZodMiniType<SavedContact>,
  {
    decode: ({ id, ...wire }) => ({ id, person: read(wire) }),
    encode: ({ id, person: draft }) => ({ id, ...written(draft) }),
  },
);

const kept = z.codec(
  z.object({ idempotencyKey: clientsKey, ...person }),
  z.object({ key: clientsKey, person: known }),
  {
    decode: ({ idempotencyKey, ...wire }) => ({ key: idempotencyKey, person: read(wire) }),
    encode: ({ key, person: draft }) => ({ idempotencyKey: key, ...written(draft) }),
  },
);

const all = '/mc/customers/own/contacts';
const one = `${all}/{id}`;

/** The passengers a member has saved, by name. */
export const findContacts = endpoint({
  name: 'find-saved-contacts',
  method: 'get',
  path: all,
  caller: 'member',
  body: noBody,
  granted: z.array(contact),
  refusals: ['sign-in-needed'],
});

export const createContact = endpoint({
  name: 'create-saved-contact',
  method: 'post',
  path: all,
  caller: 'member',
  body: kept,
  granted: z.object({ id: z.string() }),
  refusals: ['contact-incomplete', 'contacts-full', 'key-in-use', 'key-used-otherwise', 'sign-in-needed'],
});

export const changeContact = endpoint({
  name: 'change-saved-contact',
  method: 'put',
  path: one,
  caller: 'member',
  body: kept,
  granted: done,
  refusals: ['contact-incomplete', 'contact-unknown', 'sign-in-needed'],
});

export const removeContact = endpoint({
  name: 'remove-saved-contact',
  method: 'delete',
  path: one,
  caller: 'member',
  body: noBody,
  granted: done,
  refusals: ['contact-unknown', 'sign-in-needed'],
});
