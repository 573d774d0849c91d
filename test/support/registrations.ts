import { register } from '#contract/members/registration.ts';
import { written } from '#contract/wire/on-wire.ts';
import { blankRegistration, type RegistrationDraft } from '#domain/member/registration.ts';
import type { BrowserClient } from './browser-client.ts';
import type { TestShop } from './open-test-shop.ts';

/** Somebody the register of persons knows. */
export const citizen: RegistrationDraft = {
  ...blankRegistration,
  firstName: 'Işık',
  lastName: 'çelik',
  gender: 'F',
  birthDate: '03.05.1990',
  identityNumber: '10000000146',
  email: 'isik@example.com',
  phone: '0532 123 45 67',
  contract: 'accepted',
};

export const foreigner: RegistrationDraft = {
  ...citizen,
  firstName: 'Sara',
  lastName: 'Ahmadi',
  nationality: 'foreign',
  identityNumber: '',
  passportNumber: 'u 123-456',
  countryId: 104,
  email: 'ahmadi@example.com',
  phone: '',
};

export const companyOfTest: RegistrationDraft = {
  ...blankRegistration,
  kind: 'company',
  firstName: 'Mehmet',
  lastName: 'Kaya',
  companyName: 'Erciyes Turizm A.Ş.',
  taxNumber: '1234567890',
  taxAdministration: 'Kocasinan',
  email: 'erciyes@example.com',
  phone: '532 123 45 67',
  contract: 'accepted',
};

type More = { readonly key?: string; readonly language?: string; readonly address?: string };

/** Sends a registration as a page does. */
export const registers = (
  client: BrowserClient,
  draft: RegistrationDraft,
  { key = crypto.randomUUID(), language = 'tr', address = '198.51.100.7' }: More = {},
): Promise<Response> =>
  client.post(register.path, written(register.body, { key, draft }), {
    'accept-language': language,
    'x-forwarded-for': address,
  });

/** What the store keeps of whoever registered with an e-mail. */
export const keptOf = ({ open }: TestShop, email: string) =>
  open.app.db
    .selectFrom('user_account')
    .innerJoin('customer', 'customer.user_id', 'user_account.id')
    .innerJoin('customer_private', 'customer_private.customer_id', 'customer.id')
    .select([
      'status',
      'status_reason_id',
      'password_hash',
      'first_name',
      'last_name',
      'birthdate',
      'nationality_country_id',
      'mobile_country_code',
      'mobile_number',
      'company',
      'company_name',
      'tax_no',
      'tax_administration',
      'gender',
      'citizenship_no',
      'passport_no',
      'passport_country_id',
      'permission_marketing_email',
      'permission_marketing_sms',
    ])
    .where('email_key', '=', email)
    .execute();
