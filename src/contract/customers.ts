import * as z from 'zod/mini';
import type { Customer, CustomerUser } from '#domain/customer.ts';
import { endpoint } from './endpoint.ts';
import { noBody } from './nothing.ts';

const text = z.nullable(z.string());
const number = z.nullable(z.int());
const reference = z.nullable(z.object({ id: z.int() }));

const customerUser = z.object({
  id: z.int(),
  email: z.string(),
  mobileNumber: text,
  mobileNumberCountryCode: text,
  status: z.enum(['ACTIVE', 'PASSIVE']),
  statusReason: reference,
  statusReasonDescription: text,
  type: z.literal('CUSTOMER'),
  firstName: z.string(),
  lastName: z.string(),
  gender: z.enum(['M', 'F']),
  birthdate: text,
  citizenshipNo: text,
  passportNo: text,
  nationalityCountryId: z.int(),
  enrollmentNo: text,
  companyName: text,
  taxNo: text,
  taxAdministration: text,
}) satisfies z.ZodMiniType<CustomerUser>;

export const customer = z.object({
  id: z.int(),
  company: z.boolean(),
  user: customerUser,
  cityId: number,
  districtId: number,
  neighbourhoodId: number,
  address: text,
  permissionMarketingEmail: z.boolean(),
  permissionMarketingSms: z.boolean(),
  hasLoyalty: z.boolean(),
  bloodType: reference,
  profession: reference,
  educationStatus: reference,
  image: text,
  createDate: z.int(),
  contractApprovedAt: number,
}) satisfies z.ZodMiniType<Customer>;

/** The member's own record. Nobody else's can be asked for here. */
export const loadCustomer = endpoint({
  name: 'load-customer',
  method: 'get',
  path: '/mc/customers',
  caller: 'member',
  body: noBody,
  granted: customer,
  refusals: ['sign-in-needed'],
});
