import type { RegistrationDraft } from '#domain/member/registration.ts';
import { defaultPhoneCountry } from '#domain/person/default-phone-country.ts';
import { turkish } from '#domain/values/customer-number.ts';

/** What is typed of whoever drives a rented car, and of who the invoice is for, letter for letter as typed. */
export type RentalDriver = Pick<
  RegistrationDraft,
  | 'birthDate'
  | 'companyName'
  | 'countryId'
  | 'email'
  | 'firstName'
  | 'identityNumber'
  | 'lastName'
  | 'nationality'
  | 'passportNumber'
  | 'phone'
  | 'phoneCountry'
  | 'taxAdministration'
  | 'taxNumber'
> & {
  readonly city: string;
  readonly zip: string;
  readonly address: string;
  readonly licenceSince: string;
  /** Of the train that brings the driver; may be left out. */
  readonly trainPnr: string;
  readonly invoice: 'corporate' | 'individual';
};

export const blankRentalDriver: RentalDriver = {
  firstName: '',
  lastName: '',
  birthDate: '',
  nationality: 'turkish',
  identityNumber: '',
  passportNumber: '',
  email: '',
  phoneCountry: defaultPhoneCountry,
  phone: '',
  countryId: turkish,
  city: '',
  zip: '',
  address: '',
  licenceSince: '',
  trainPnr: '',
  invoice: 'individual',
  companyName: '',
  taxNumber: '',
  taxAdministration: '',
};

/** Of a citizen no passport is sent and kept, of an individual no company. */
export const askedOfDriver = (driver: RentalDriver): RentalDriver => {
  const { identityNumber, passportNumber, companyName, taxNumber, taxAdministration } = blankRentalDriver;
  const blankDocument = driver.nationality === 'turkish' ? { passportNumber } : { identityNumber };
  const company = driver.invoice === 'individual' ? { companyName, taxNumber, taxAdministration } : {};
  return { ...driver, ...blankDocument, ...company };
};
