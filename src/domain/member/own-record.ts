import { defaultPhoneCountry } from '#domain/person/default-phone-country.ts';
import { phoneWritten } from '#domain/person/phone.ts';
import { phoneCountryOf } from '#domain/person/phone-country.ts';
import { turkish } from '#domain/values/customer-number.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Customer } from './customer.ts';
import type { PhoneNeed, Profile } from './profile.ts';

/** What a member sees of the own record: what has been proved and stays, and what may be changed. */
export type OwnRecord = {
  readonly member: number;
  readonly version: number;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  /** ISO date. */
  readonly birthDate: string | null;
  readonly gender: Gender;
  readonly document: { readonly kind: 'identity' | 'passport'; readonly number: string } | null;
  readonly company: {
    readonly name: string;
    readonly taxNumber: string;
    readonly taxAdministration: string;
  } | null;
  /** Epoch milliseconds. */
  readonly memberSince: number;
  readonly phoneNeed: PhoneNeed;
  readonly profile: Profile;
};

const documentOf = ({ citizenshipNo, passportNo }: Customer['user']): OwnRecord['document'] => {
  if (citizenshipNo !== null) return { kind: 'identity', number: citizenshipNo };
  return passportNo === null ? null : { kind: 'passport', number: passportNo };
};

const phoneOf = ({ mobileNumber, mobileNumberCountryCode }: Customer['user']) => {
  const digits = mobileNumber ?? '';
  const phoneCountry = phoneCountryOf(mobileNumberCountryCode ?? '', digits) ?? defaultPhoneCountry;
  return { phoneCountry, phone: digits === '' ? '' : phoneWritten(phoneCountry, digits) };
};

const profileOf = (customer: Customer): Profile => ({
  ...phoneOf(customer.user),
  cityId: customer.cityId,
  districtId: customer.districtId,
  neighbourhoodId: customer.neighbourhoodId,
  address: customer.address ?? '',
  bloodTypeId: customer.bloodType?.id ?? null,
  professionId: customer.profession?.id ?? null,
  educationId: customer.educationStatus?.id ?? null,
  wantsLetters: customer.permissionMarketingEmail ? 'yes' : 'no',
  wantsMessages: customer.permissionMarketingSms ? 'yes' : 'no',
});

export const ownRecordOf = (customer: Customer): OwnRecord => {
  const { company, user, version, createDate } = customer;
  return {
    member: user.id,
    version,
    firstName: user.firstName,
    lastName: user.lastName,
    email: user.email,
    birthDate: user.birthdate,
    gender: user.gender,
    document: documentOf(user),
    company: company
      ? {
          name: user.companyName ?? '',
          taxNumber: user.taxNo ?? '',
          taxAdministration: user.taxAdministration ?? '',
        }
      : null,
    memberSince: createDate,
    phoneNeed: company || user.nationalityCountryId === turkish ? 'required' : 'optional',
    profile: profileOf(customer),
  };
};
