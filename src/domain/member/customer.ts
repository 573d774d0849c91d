import type { Member } from './member.ts';

export type Gender = 'M' | 'F';
export type CustomerStatus = 'ACTIVE' | 'PASSIVE';

/** The reason that belongs to every customer who is active. */
export const activeReason = 5;

/** A row of a reference table, known by its number. */
export type Reference = { readonly id: number };

export type CustomerUser = {
  readonly id: number;
  readonly email: string;
  /** Digits only. */
  readonly mobileNumber: string | null;
  readonly mobileNumberCountryCode: string | null;
  readonly status: CustomerStatus;
  readonly statusReason: Reference | null;
  readonly statusReasonDescription: string | null;
  readonly type: 'CUSTOMER';
  readonly firstName: string;
  readonly lastName: string;
  readonly gender: Gender;
  /** ISO date. */
  readonly birthdate: string | null;
  readonly citizenshipNo: string | null;
  readonly passportNo: string | null;
  /** 1 for Türkiye, 0 for any other country. */
  readonly nationalityCountryId: number;
  readonly enrollmentNo: string | null;
  readonly companyName: string | null;
  readonly taxNo: string | null;
  readonly taxAdministration: string | null;
};

export type Customer = {
  readonly id: number;
  readonly company: boolean;
  readonly user: CustomerUser;
  readonly cityId: number | null;
  readonly districtId: number | null;
  readonly neighbourhoodId: number | null;
  readonly address: string | null;
  readonly permissionMarketingEmail: boolean;
  readonly permissionMarketingSms: boolean;
  readonly hasLoyalty: boolean;
  readonly bloodType: Reference | null;
  readonly profession: Reference | null;
  readonly educationStatus: Reference | null;
  readonly image: string | null;
  /** Epoch milliseconds. */
  readonly createDate: number;
  /** When the conditions of carriage and the privacy policy were accepted, in epoch milliseconds. */
  readonly contractApprovedAt: number | null;
  /** Grows with every change; a change names the one it was made from. */
  readonly version: number;
};

/** What the shop shows of a customer who is logged in. A company travels under its own name. */
export const memberOf = ({ company, user }: Customer): Member => ({
  id: user.id,
  firstName: user.firstName,
  lastName: user.lastName,
  email: user.email,
  companyName: company ? user.companyName : null,
});
