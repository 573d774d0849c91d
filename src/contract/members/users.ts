import * as z from 'zod/mini';
import { done } from '#contract/wire/empty-body.ts';
import { endpoint } from '#contract/wire/endpoint.ts';
import { clientsKey } from '#contract/wire/lenient.ts';
import { membershipKinds } from '#domain/member/named-membership.ts';
import { loggedIn } from './member.ts';

const credentialText = z.string().check(z.maxLength(1_000));

export const logIn = endpoint({
  name: 'log-in',
  method: 'post',
  path: '/mc/user/login',
  caller: 'whoever',
  body: z.object({ username: credentialText, password: credentialText, remember: z.optional(z.boolean()) }),
  granted: loggedIn,
  refusals: ['wrong-details', 'not-activated', 'too-many-tries'],
});

/** Has a link for a new password mailed; for staff only where `sendEmail` says so, and the code is in their answer alone, with the instant until which it is good. */
export const sendPasswordLink = endpoint({
  name: 'send-password-link',
  method: 'post',
  path: '/mc/users/reset-password-generate-code',
  caller: 'anyone',
  body: z.object({ username: credentialText, sendEmail: z.optional(z.boolean()) }),
  granted: z.object({ code: z.nullable(z.string()), goodUntil: z.exactOptional(z.int()) }),
  refusals: ['incorrect-request', 'too-many-tries'],
});

/** Says whose membership a mailed code activates, the names masked; null where the member is active already and the code sets a new password. It does not use the code up. */
export const readPasswordLink = endpoint({
  name: 'read-password-link',
  method: 'post',
  path: '/mc/customers/reset-password-get-user',
  caller: 'whoever',
  body: z.object({ code: credentialText }),
  granted: z.object({
    activates: z.nullable(z.object({ kind: z.enum(membershipKinds), name: z.string(), number: z.string() })),
  }),
  refusals: ['link-used-or-old', 'too-many-tries'],
});

/** Sets a new password for whoever holds a mailed code. */
export const resetPassword = endpoint({
  name: 'reset-password',
  method: 'post',
  path: '/mc/users/reset-password',
  caller: 'whoever',
  body: z.object({ code: credentialText, newPassword: credentialText, idempotencyKey: clientsKey }),
  granted: done,
  refusals: [
    'key-in-use',
    'key-used-otherwise',
    'link-used-or-old',
    'password-too-weak',
    'password-too-common',
    'too-many-tries',
  ],
});

export const changePassword = endpoint({
  name: 'change-password',
  method: 'post',
  path: '/mc/users/change-password',
  caller: 'member',
  body: z.object({ oldPassword: credentialText, newPassword: credentialText, idempotencyKey: clientsKey }),
  granted: done,
  refusals: [
    'key-in-use',
    'key-used-otherwise',
    'old-password-wrong',
    'password-too-weak',
    'password-too-common',
    'too-many-tries',
    'sign-in-needed',
  ],
});
