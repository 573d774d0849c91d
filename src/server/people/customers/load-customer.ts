import type { Kysely } from 'kysely';
import { loadCustomer as call } from '#contract/members/customers.ts';
import type { Customer } from '#domain/member/customer.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { operation } from '#server/people/context/operation.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const referenceOf = (id: number | null) => (id === null ? null : { id });

const customerOfUser = async (db: Kysely<Tables>, userId: number): Promise<Customer> => {
  const user = await db
    .selectFrom('user_account')
    .selectAll()
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const row = await db
    .selectFrom('customer')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  const own = await db
    .selectFrom('customer_private')
    .selectAll()
    .where('customer_id', '=', row.id)
    .executeTakeFirstOrThrow();
  return {
    id: row.id,
    company: row.company,
    user: {
      id: user.id,
      email: user.email,
      mobileNumber: user.mobile_number,
      mobileNumberCountryCode: user.mobile_country_code,
      status: user.status,
      statusReason: referenceOf(user.status_reason_id),
      statusReasonDescription: user.status_reason_description,
      type: 'CUSTOMER',
      firstName: user.first_name,
      lastName: user.last_name,
      gender: own.gender,
      birthdate: user.birthdate,
      citizenshipNo: own.citizenship_no,
      passportNo: own.passport_no,
      nationalityCountryId: user.nationality_country_id,
      enrollmentNo: user.enrollment_no,
      companyName: user.company_name,
      taxNo: user.tax_no,
      taxAdministration: user.tax_administration,
    },
    cityId: row.city_id,
    districtId: row.district_id,
    neighbourhoodId: row.neighbourhood_id,
    address: row.address,
    permissionMarketingEmail: row.permission_marketing_email,
    permissionMarketingSms: row.permission_marketing_sms,
    hasLoyalty: row.has_loyalty,
    bloodType: referenceOf(own.blood_type_id),
    profession: referenceOf(row.profession_id),
    educationStatus: referenceOf(row.education_status_id),
    image: row.image,
    createDate: row.created_at,
    contractApprovedAt: row.contract_approved_at,
    version: row.version,
  };
};

/** Whose record it is comes from the session, never from the call. */
export const loadCustomer = operation(call, async ({ session }, { db }) =>
  session === null ? refused('sign-in-needed') : granted(await customerOfUser(db, session.userId)),
);
