import * as z from 'zod/mini';
import type { RegistrationDraft } from '#domain/member/registration.ts';

const yesNo = z.enum(['yes', 'no']);

/** What is typed by whoever becomes a member. */
export const registrationDraft = z.object({
  kind: z.enum(['individual', 'company']),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.nullable(z.enum(['M', 'F'])),
  birthDate: z.string(),
  nationality: z.enum(['turkish', 'foreign']),
  identityNumber: z.string(),
  passportNumber: z.string(),
  countryId: z.int(),
  companyName: z.string(),
  taxNumber: z.string(),
  taxAdministration: z.string(),
  email: z.string(),
  phoneCountry: z.string(),
  phone: z.string(),
  wantsLetters: yesNo,
  wantsMessages: yesNo,
  contract: z.enum(['accepted', 'open']),
}) satisfies z.ZodMiniType<RegistrationDraft>;
