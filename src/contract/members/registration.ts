import * as z from 'zod/mini';
import { done } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey, digits, maybe, shortText } from '#contract/wire/lenient.ts';
import { type CustomerAtCounter, type CustomerSought, soughtBy } from '#domain/member/customer-at-counter.ts';
import type { EmailNeed, RegistrationDraft } from '#domain/member/registration.ts';
import { defaultPhoneCountry } from '#domain/person/default-phone-country.ts';
import { phonePartsOf, phoneProblemOf } from '#domain/person/phone.ts';
import { phoneCountries, phoneFormatOf } from '#domain/person/phone-table.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { registrationDraft } from './registration-draft.ts';

const foreign = 0;
const smallId = z.int().check(z.minimum(0), z.maximum(100_000));

const user = z.object({
  firstName: maybe(shortText),
  lastName: maybe(shortText),
  gender: maybe(z.enum(['M', 'F'])),
  birthdate: maybe(digits),
  nationalityCountryId: maybe(smallId),
  citizenshipNo: maybe(digits),
  passportNo: maybe(shortText),
  /** The country of the passport, by its number in the table of countries. */
  passportCountryId: maybe(smallId),
  companyName: maybe(shortText),
  taxNo: maybe(digits),
  taxAdministration: maybe(shortText),
  email: maybe(z.string().check(z.maxLength(1_000))),
  mobileNumber: maybe(digits),
  /** The dial code, and the country it is meant for: several share one. */
  mobileNumberCountryCode: maybe(digits),
  mobileNumberCountry: maybe(shortText),
});

const wire = z.object({
  idempotencyKey: clientsKey,
  company: maybe(z.boolean()),
  user,
  permissionMarketingEmail: maybe(z.boolean()),
  permissionMarketingSms: maybe(z.boolean()),
  contractApproved: maybe(z.boolean()),
});

type Wire = z.output<typeof wire>;
type WireUser = z.output<typeof user>;

const registration = z.object({ key: z.nullable(z.string()), draft: registrationDraft });

const textOf = (given: string | number | null | undefined): string => String(given ?? '');
const yesIf = (given: boolean | null | undefined) => (given === true ? 'yes' : 'no');

const countryOf = ({ mobileNumberCountry, mobileNumberCountryCode }: WireUser): string => {
  const named = phoneCountries.find((country) => country === mobileNumberCountry);
  const dialCode = textOf(mobileNumberCountryCode).replace('+', '');
  const first = phoneCountries.find((country) => phoneFormatOf(country).dialCode === dialCode);
  return named ?? first ?? defaultPhoneCountry;
};

const read = (given: Wire): z.output<typeof registration> => ({
  key: given.idempotencyKey ?? null,
  draft: {
    kind: given.company === true ? 'company' : 'individual',
    firstName: textOf(given.user.firstName),
    lastName: textOf(given.user.lastName),
    gender: given.user.gender ?? null,
    birthDate: textOf(given.user.birthdate),
    nationality: (given.user.nationalityCountryId ?? turkish) === turkish ? 'turkish' : 'foreign',
    identityNumber: textOf(given.user.citizenshipNo),
    passportNumber: textOf(given.user.passportNo),
    countryId: given.user.passportCountryId ?? foreign,
    companyName: textOf(given.user.companyName),
    taxNumber: textOf(given.user.taxNo),
    taxAdministration: textOf(given.user.taxAdministration),
    email: textOf(given.user.email),
    phoneCountry: countryOf(given.user),
    phone: textOf(given.user.mobileNumber),
    wantsLetters: yesIf(given.permissionMarketingEmail),
    wantsMessages: yesIf(given.permissionMarketingSms),
    contract: given.contractApproved === true ? 'accepted' : 'open',
  },
});

const phoneDigits = ({ phoneCountry, phone }: RegistrationDraft): string => {
  if (phoneProblemOf(phoneCountry, phone) !== null) return phone;
  const { area, number } = phonePartsOf(phoneCountry, phone);
  return `${area}${number}`;
};

const write = ({ key, draft: input }: z.output<typeof registration>): Wire => ({
  idempotencyKey: key,
  company: input.kind === 'company',
  user: {
    firstName: input.firstName,
    lastName: input.lastName,
    gender: input.gender,
    birthdate: parseDay(input.birthDate)?.day ?? input.birthDate,
    nationalityCountryId: input.nationality === 'turkish' ? turkish : foreign,
    citizenshipNo: input.identityNumber,
    passportNo: input.passportNumber,
    passportCountryId: input.countryId,
    companyName: input.companyName,
    taxNo: input.taxNumber,
    taxAdministration: input.taxAdministration,
    email: input.email,
    mobileNumber: phoneDigits(input),
    mobileNumberCountryCode: phoneFormatOf(input.phoneCountry).dialCode,
    mobileNumberCountry: input.phoneCountry,
  },
  permissionMarketingEmail: input.wantsLetters === 'yes',
  permissionMarketingSms: input.wantsMessages === 'yes',
  contractApproved: input.contract === 'accepted',
});

/** Makes a customer who is passive until the mailed link has been followed. Whose e-mail it is cannot be read from the answer. */
export const register = endpoint({
  name: 'register',
  method: 'post',
  path: '/mc/user/register',
  caller: 'anyone',
  body: z.codec(wire, registration, { decode: read, encode: write }),
  granted: done,
  refusals: [
    'registration-incomplete',
    'contract-needed',
    'identity-not-verified',
    'identity-unreachable',
    'too-many-tries',
    'key-used-otherwise',
    'key-in-use',
  ],
});

const atCounter = [
  'contract-needed',
  'email-taken',
  'identity-not-verified',
  'identity-unreachable',
  'key-in-use',
  'key-used-otherwise',
  'registration-incomplete',
  'role-lacking',
  'sign-in-needed',
  'too-many-tries',
] as const;

const wireAtCounter = z.extend(wire, { withoutEmail: maybe(z.boolean()) });

const emailNeed = z.enum(['optional', 'required']) satisfies z.ZodMiniType<EmailNeed>;

/**
 * Support makes a customer who stands before them, passive until the mailed link has been followed. Whoever has no e-mail
 * may be registered without, and stays passive.
 */
export const registerAtCounter = endpoint({
  name: 'register-at-counter',
  method: 'post',
  path: '/mc/support/customers',
  caller: 'staff',
  body: z.codec(wireAtCounter, z.extend(registration, { emailNeed }), {
    decode: ({ withoutEmail, ...given }) => ({
      ...read(given),
      emailNeed: withoutEmail === true ? ('optional' as const) : ('required' as const),
    }),
    encode: ({ emailNeed: need, ...input }) => ({ ...write(input), withoutEmail: need === 'optional' }),
  }),
  granted: z.object({ id: z.int() }),
  refusals: atCounter,
});

const sought = z.object({
  by: z.enum(soughtBy),
  number: shortText,
  lastName: shortText,
}) satisfies z.ZodMiniType<CustomerSought>;

const rowId = z.int().check(z.minimum(0), z.maximum(1_000_000_000));

const recordOf = { id: rowId, version: rowId, status: z.enum(['ACTIVE', 'PASSIVE']) };

const customerAtCounter = z.codec(
  z.extend(wire, recordOf),
  z.object({ ...recordOf, draft: registrationDraft }) satisfies z.ZodMiniType<CustomerAtCounter>,
  {
    decode: ({ id, version, status, ...given }) => ({ id, version, status, draft: read(given).draft }),
    encode: ({ id, version, status, draft: input }) => ({
      id,
      version,
      status,
      ...write({ key: null, draft: input }),
    }),
  },
);

/**
 * Support finds a customer by a number and the surname. Whoever nobody is, an account of the staff and an ended membership
 * are answered alike.
 */
export const findAtCounter = endpoint({
  name: 'find-at-counter',
  method: 'post',
  path: '/mc/support/customers/search',
  caller: 'staff',
  body: sought,
  granted: z.object({ customers: z.array(customerAtCounter) }),
  refusals: ['customer-unknown', 'role-lacking', 'sign-in-needed', 'too-many-tries'],
});

const corrected = { id: rowId, version: rowId };

/** Support corrects a record, as long as nobody has changed it since it was read. */
export const correctAtCounter = endpoint({
  name: 'correct-at-counter',
  method: 'put',
  path: '/mc/support/customers',
  caller: 'staff',
  body: z.codec(z.extend(wire, corrected), z.extend(registration, corrected), {
    decode: ({ id, version, ...given }) => ({ id, version, ...read(given) }),
    encode: ({ id, version, ...input }) => ({ id, version, ...write(input) }),
  }),
  granted: z.object({ isMailed: z.boolean() }),
  refusals: [...atCounter, 'customer-changed', 'customer-unknown', 'identity-taken'],
});
