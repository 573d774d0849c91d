import type { Kysely, SelectQueryBuilder } from 'kysely';
import type { CustomerAtCounter, CustomerSought } from '#domain/member/customer-at-counter.ts';
import { defaultPhoneCountry } from '#domain/person/default-phone-country.ts';
import { phoneWritten } from '#domain/person/phone.ts';
import { phoneCountryOf } from '#domain/person/phone-country.ts';
import { parseSurnameKey, surnameKeyOf } from '#domain/person/surname-key.ts';
import { dayWritten } from '#domain/time/parse-day.ts';
import { turkish } from '#domain/values/customer-number.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** Whom support may see and correct: an account of the staff and an ended membership are as if nobody had them. */
const customers = (db: Kysely<Tables>) =>
  db
    .selectFrom('user_account')
    .innerJoin('customer', 'customer.user_id', 'user_account.id')
    .innerJoin('customer_private', 'customer_private.customer_id', 'customer.id')
    .select([
      'user_account.id',
      'email',
      'status',
      'first_name',
      'last_name',
      'mobile_number',
      'mobile_country_code',
      'birthdate',
      'nationality_country_id',
      'company_name',
      'tax_no',
      'tax_administration',
      'company',
      'permission_marketing_email',
      'permission_marketing_sms',
      'contract_approved_at',
      'version',
      'gender',
      'citizenship_no',
      'passport_no',
      'passport_country_id',
    ])
    .where('user_account.role', '=', 'member')
    .where('user_account.ended_at', 'is', null);

type Row =
  ReturnType<typeof customers> extends SelectQueryBuilder<infer _Db, infer _Of, infer Selected>
    ? Selected
    : never;

const yesIf = (wished: boolean) => (wished ? 'yes' : 'no');

const phoneOf = ({ mobile_number: number, mobile_country_code: dialCode }: Row) => {
  const digits = number ?? '';
  const phoneCountry = phoneCountryOf(dialCode ?? '', digits) ?? defaultPhoneCountry;
  return { phoneCountry, phone: digits === '' ? '' : phoneWritten(phoneCountry, digits) };
};

/** Somebody whose paper has no country yet is asked for it. */
const noCountry = 0;

const countryOf = ({ nationality_country_id: nationality, passport_country_id: country }: Row): number =>
  nationality === turkish ? turkish : (country ?? noCountry);

const describe = (row: Row): CustomerAtCounter => ({
  id: row.id,
  version: row.version,
  status: row.status,
  draft: {
    kind: row.company ? 'company' : 'individual',
    firstName: row.first_name,
    lastName: row.last_name,
    gender: row.gender,
    birthDate: dayWritten(row.birthdate ?? ''),
    nationality: row.nationality_country_id === turkish ? 'turkish' : 'foreign',
    identityNumber: row.citizenship_no ?? '',
    passportNumber: row.passport_no ?? '',
    countryId: countryOf(row),
    companyName: row.company_name ?? '',
    taxNumber: row.tax_no ?? '',
    taxAdministration: row.tax_administration ?? '',
    email: row.email,
    ...phoneOf(row),
    wantsLetters: yesIf(row.permission_marketing_email),
    wantsMessages: yesIf(row.permission_marketing_sms),
    contract: row.contract_approved_at === null ? 'open' : 'accepted',
  },
});

export const customerWith = async (db: Kysely<Tables>, id: number): Promise<CustomerAtCounter | null> => {
  const row = await customers(db).where('user_account.id', '=', id).executeTakeFirst();
  return row === undefined ? null : describe(row);
};

const most = 10;
const memberNumber = /^\d{1,9}$/;

const rowsWith = (db: Kysely<Tables>, { by, number }: CustomerSought): Promise<readonly Row[]> => {
  const query = customers(db).orderBy('user_account.id', 'desc');
  switch (by) {
    case 'identity':
      return query.where('citizenship_no', '=', number).execute();
    case 'passport':
      return query.where('passport_no', '=', number).execute();
    case 'tax':
      return query.where('company', '=', true).where('tax_no', '=', number).execute();
    case 'member':
      return query.where('user_account.id', '=', memberNumber.test(number) ? Number(number) : 0).execute();
    default:
      return by satisfies never;
  }
};

/** One person may have registered more than once: who came last comes first. */
export const customersSought = async (
  db: Kysely<Tables>,
  sought: CustomerSought,
): Promise<readonly CustomerAtCounter[]> => {
  const surname = parseSurnameKey(sought.lastName);
  if (surname === '' || sought.number === '') return [];
  const rows = await rowsWith(db, sought);
  return rows
    .filter(({ last_name: name }) => surnameKeyOf(name) === surname)
    .slice(0, most)
    .map(describe);
};
