import * as z from 'zod/mini';
import { done, noBody } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey } from '#contract/wire/lenient.ts';

/** What a membership that ends takes with it, and what is left to its PNR or coupon. */
export const foretellMembershipEnd = endpoint({
  name: 'foretell-membership-end',
  method: 'get',
  path: '/mc/customers/ending',
  caller: 'member',
  body: noBody,
  granted: z.object({ tickets: z.int(), openTickets: z.int(), coupons: z.int(), packages: z.int() }),
  refusals: ['sign-in-needed'],
});

/** Ends the member's own membership for good. The password is asked for once more. */
export const endMembership = endpoint({
  name: 'end-membership',
  method: 'delete',
  path: '/mc/customers/{id}',
  caller: 'member',
  body: z.object({ password: z.string().check(z.maxLength(1_000)), idempotencyKey: clientsKey }),
  granted: done,
  refusals: [
    'document-not-found',
    'key-in-use',
    'key-used-otherwise',
    'password-wrong',
    'sign-in-needed',
    'too-many-tries',
  ],
});

/** Whether a membership was ended under this key: with it ended the session that could be asked for it. */
export const findMembershipEnd = endpoint({
  name: 'find-membership-end',
  method: 'post',
  path: '/mc/customers/ending/find',
  caller: 'whoever',
  body: z.object({ id: z.int(), idempotencyKey: clientsKey }),
  granted: done,
  refusals: ['document-not-found', 'key-in-use'],
});
