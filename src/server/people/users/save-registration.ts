import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { phonePartsOf } from '#domain/person/phone.ts';
import { parseDay } from '#domain/time/parse-day.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { emailKeyOf } from '#domain/values/email.ts';
import type { Language } from '#domain/values/language.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { doesAnotherWait } from './another-waits.ts';
import { doneOrTakenBack } from './mail-link.ts';

const foreign = 0;

const newNumber = async (within: Kysely<Tables>): Promise<number> => {
  const { rows } = await sql<{ readonly number: number }>`select nextval('member_number') as number`.execute(
    within,
  );
  return rows[0]?.number ?? 0;
};

const phoneOf = ({ phoneCountry, phone }: RegistrationDraft) => {
  const { country, area, number } = phonePartsOf(phoneCountry, phone);
  const digits = `${area}${number}`;
  return digits === ''
    ? { mobile_number: null, mobile_country_code: null }
    : { mobile_number: digits, mobile_country_code: country };
};

const orNull = (entered: string): string | null => (entered === '' ? null : entered);

const accountOf = (draft: RegistrationDraft) => ({
  email: draft.email,
  first_name: draft.firstName,
  last_name: draft.lastName,
  birthdate: parseDay(draft.birthDate)?.day ?? null,
  nationality_country_id: draft.nationality === 'turkish' ? turkish : foreign,
  company_name: orNull(draft.companyName),
  tax_no: orNull(draft.taxNumber),
  tax_administration: orNull(draft.taxAdministration),
  ...phoneOf(draft),
});

const customerOf = ({ kind, wantsLetters, wantsMessages }: RegistrationDraft, now: number) => ({
  company: kind === 'company',
  permission_marketing_email: wantsLetters === 'yes',
  permission_marketing_sms: wantsMessages === 'yes',
  contract_approved_at: now,
});

/** The wire knows no customer without a gender; a company's is never asked for. */
const privateOf = ({
  gender,
  identityNumber,
  passportNumber,
  nationality,
  countryId,
}: RegistrationDraft) => ({
  gender: gender ?? 'M',
  citizenship_no: orNull(identityNumber),
  passport_no: orNull(passportNumber),
  passport_country_id: nationality === 'foreign' ? countryId : null,
});

/** What is typed, as the tables keep it. */
export const rowsOf = (draft: RegistrationDraft, now: number) => ({
  account: accountOf(draft),
  customer: customerOf(draft, now),
  hidden: privateOf(draft),
});

export const isNeverActivated = (row: ExpressionBuilder<Tables, 'user_account'>) =>
  row.and([row('user_account.status', '=', 'PASSIVE'), row('user_account.password_hash', 'is', null)]);

/** Who has no e-mail is found by none: this is no e-mail, and each has their own. */
export const keyOf = (email: string, number: number): string =>
  email === '' ? `none-${number}` : emailKeyOf(email);

/** What is typed, and in which language the customer reads; null where somebody else types it. */
type Registering = { readonly draft: RegistrationDraft; readonly language: Language | null };

/** Of two calls for one e-mail the second waits, whether there is a row it could wait for or none. */
export const waitForTurn = async (within: Kysely<Tables>, emailKey: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`registration ${emailKey}`}))`.execute(within);
};

/**
 * Lays a new customer down, passive, and tells their number. Who has never been activated is registered anew; null where
 * the e-mail is a member's already: what was laid must not stand then.
 */
export const savedCustomer = async (
  within: Kysely<Tables>,
  { draft, language }: Registering,
  now: number,
): Promise<number | null> => {
  const number = await newNumber(within);
  const emailKey = keyOf(draft.email, number);
  await waitForTurn(within, emailKey);
  const { account: kept, customer, hidden } = rowsOf(draft, now);
  const account = {
    ...kept,
    status_reason_id: null,
    created_at: now,
    ...(language === null ? {} : { language }),
  };
  const made = await within
    .insertInto('user_account')
    .values({
      language,
      ...account,
      id: number,
      email_key: emailKey,
      password_hash: null,
      role: 'member',
      staff_roles: '',
      status: 'PASSIVE',
      status_reason_description: null,
      enrollment_no: null,
    })
    .onConflict((conflict) => conflict.column('email_key').doUpdateSet(account).where(isNeverActivated))
    .returning('id')
    .executeTakeFirst();
  const { id } = await within
    .insertInto('customer')
    .values({
      ...customer,
      id: number,
      user_id: made?.id ?? number,
      city_id: null,
      district_id: null,
      neighbourhood_id: null,
      address: null,
      has_loyalty: false,
      profession_id: null,
      education_status_id: null,
      image: null,
      created_at: now,
      version: 1,
    })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet((row) => ({ ...customer, version: row('customer.version', '+', 1) })),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await within
    .insertInto('customer_private')
    .values({ ...hidden, customer_id: id, eid_citizenship_no: null, blood_type_id: null })
    .onConflict((conflict) => conflict.column('customer_id').doUpdateSet(hidden))
    .execute();
  return made?.id ?? null;
};

/** Where the e-mail is a member's already, or another waits with it, the same statements run and are taken back. */
export const saveRegistration = async (
  within: Kysely<Tables>,
  registering: Registering,
  now: number,
): Promise<'another-waits' | 'answered'> => {
  const { draft } = registering;
  await waitForTurn(within, emailKeyOf(draft.email));
  const isHeld = await doesAnotherWait(within, draft, now);
  await doneOrTakenBack(within, async () =>
    (await savedCustomer(within, registering, now)) === null || isHeld ? 'for-nobody' : 'meant',
  );
  return isHeld ? 'another-waits' : 'answered';
};
