import * as z from 'zod/mini';
import { noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey, shortText } from '#contract/wire/lenient.ts';
import type { Customer, CustomerUser } from '#domain/member/customer.ts';

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
  version: z.int(),
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

const longest = 1_000;
const rowId = z.int().check(z.minimum(0), z.maximum(10_000_000));
const placeId = z.nullable(rowId);
const chosenRow = z.nullable(z.object({ id: rowId }));

/** Every field is told, so that one a client has forgotten is not emptied. */
const change = z.object({
  idempotencyKey: clientsKey,
  version: z.int().check(z.minimum(0), z.maximum(1_000_000_000)),
  mobileNumber: shortText,
  /** The country the number is meant for: several share a dial code. */
  mobileNumberCountry: shortText,
  cityId: placeId,
  districtId: placeId,
  neighbourhoodId: placeId,
  address: z.string().check(z.maxLength(longest)),
  bloodType: chosenRow,
  profession: chosenRow,
  educationStatus: chosenRow,
  permissionMarketingEmail: z.boolean(),
  permissionMarketingSms: z.boolean(),
});

/** Changes the member's own record, as long as nobody has changed it since it was read. */
export const updateCustomer = endpoint({
  name: 'update-customer',
  method: 'put',
  path: '/mc/customers',
  caller: 'member',
  body: change,
  granted: z.object({ version: z.int() }),
  refusals: [
    'customer-changed',
    'key-in-use',
    'key-used-otherwise',
    'place-unknown',
    'profile-incomplete',
    'sign-in-needed',
  ],
});
