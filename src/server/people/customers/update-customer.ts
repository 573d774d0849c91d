import type { Transaction } from 'kysely';
import { updateCustomer as call } from '#contract/members/customers.ts';
import { activeReason } from '#domain/member/customer.ts';
import { type PhoneNeed, type Profile, problemsOfProfile } from '#domain/member/profile.ts';
import { phonePartsOf } from '#domain/person/phone.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { turkish } from '#domain/values/customer-number.ts';
import { withSingleSpaces } from '#domain/values/white-space.ts';
import { answerToMember } from '#server/people/accounts/active-account.ts';
import { audit } from '#server/people/accounts/audit.ts';
import { operation } from '#server/people/context/operation.ts';
import type { PeopleContext } from '#server/people/context/people-context.ts';
import { answerOnce, keyIn } from '#server/platform/once/answer-once.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { unknownChoicesIn } from '#server/railway/reference/persons.ts';
import { isKnownPlace } from './is-known-place.ts';

type Change = {
  readonly userId: number;
  readonly version: number;
  readonly profile: Profile;
  readonly requestId: string;
};

const orNull = (entered: string): string | null => (entered === '' ? null : entered);

const phoneNeedOf = async ({ db }: PeopleContext, userId: number): Promise<PhoneNeed> => {
  const { company, nationality_country_id: nationality } = await db
    .selectFrom('user_account')
    .innerJoin('customer', 'customer.user_id', 'user_account.id')
    .select(['company', 'nationality_country_id'])
    .where('user_account.id', '=', userId)
    .executeTakeFirstOrThrow();
  return company || nationality === turkish ? 'required' : 'optional';
};

/** Asks for the version and takes it in one statement: of two changes made from one version the second is refused. */
const newVersionOf = async (
  within: Transaction<Tables>,
  { userId, version, profile }: Change,
): Promise<number | null> => {
  const row = await within
    .updateTable('customer')
    .set({
      city_id: profile.cityId,
      district_id: profile.districtId,
      neighbourhood_id: profile.neighbourhoodId,
      address: orNull(profile.address),
      profession_id: profile.professionId,
      education_status_id: profile.educationId,
      permission_marketing_email: profile.wantsLetters === 'yes',
      permission_marketing_sms: profile.wantsMessages === 'yes',
      version: version + 1,
    })
    .where('user_id', '=', userId)
    .where('version', '=', version)
    .returning(['id', 'version'])
    .executeTakeFirst();
  if (row === undefined) return null;
  await within
    .updateTable('customer_private')
    .set({ blood_type_id: profile.bloodTypeId })
    .where('customer_id', '=', row.id)
    .execute();
  return row.version;
};

const keepPhone = async (within: Transaction<Tables>, { userId, profile }: Change): Promise<void> => {
  const { country, area, number } = phonePartsOf(profile.phoneCountry, profile.phone);
  const digits = profile.phone === '' ? null : `${area}${number}`;
  await within
    .updateTable('user_account')
    .set({ mobile_number: digits, mobile_country_code: digits === null ? null : country })
    .where('id', '=', userId)
    .execute();
};

const keepReasonOfActive = async (within: Transaction<Tables>, { userId }: Change): Promise<void> => {
  await within
    .updateTable('user_account')
    .set({ status_reason_id: activeReason })
    .where('id', '=', userId)
    .where('status', '=', 'ACTIVE')
    .execute();
};

/** Whose record it is comes from the session; what is not told here cannot be changed by this call. */
export const updateCustomer = operation(call, async ({ body, session, headers, requestId }, app) => {
  if (session === null) return refused('sign-in-needed');
  const { userId } = session;
  const now = app.clock.now();
  const profile: Profile = {
    phoneCountry: body.mobileNumberCountry,
    phone: body.mobileNumber.trim(),
    cityId: body.cityId,
    districtId: body.districtId,
    neighbourhoodId: body.neighbourhoodId,
    address: withSingleSpaces(body.address),
    bloodTypeId: body.bloodType?.id ?? null,
    professionId: body.profession?.id ?? null,
    educationId: body.educationStatus?.id ?? null,
    wantsLetters: body.permissionMarketingEmail ? 'yes' : 'no',
    wantsMessages: body.permissionMarketingSms ? 'yes' : 'no',
  };
  const problems = [
    ...problemsOfProfile(profile, await phoneNeedOf(app, userId)),
    ...unknownChoicesIn(profile),
  ];
  if (problems.length > 0) return { ...refused('profile-incomplete'), detail: problems.join(' ') };
  if (!isKnownPlace(profile)) return refused('place-unknown');
  const change: Change = { userId, version: body.version, profile, requestId };
  const keyed = {
    name: call.name,
    key: keyIn(headers, body.idempotencyKey),
    owner: String(userId),
    body: { version: body.version, profile },
  };
  const result = await answerOnce(app, keyed, now, (saveAnswer) =>
    answerToMember(app.db, userId, async (within) => {
      const version = await newVersionOf(within, change);
      if (version === null) return refused('customer-changed');
      await keepPhone(within, change);
      await keepReasonOfActive(within, change);
      await audit(within, { action: 'customer-updated', actor: userId, subject: userId, requestId }, now);
      await saveAnswer(within, String(version));
      return granted(String(version));
    }),
  );
  return result.ok ? granted({ version: Number(result.value) }) : result;
});
