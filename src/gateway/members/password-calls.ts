import { changePassword, readPasswordLink, resetPassword } from '#contract/members/users.ts';
import { mayBeCode } from '#domain/shop/mailed-code.ts';
import { refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Keyed = { readonly newPassword: string; readonly idempotencyKey: string };

/** What the two forms of a new password ask of the server. */
export const passwordCallsBy = ({ call }: Gateway) => ({
  change: (fields: Keyed & { readonly oldPassword: string }, signal: AbortSignal) =>
    call(changePassword, fields, signal),
  readLink: async (code: string, signal: AbortSignal) =>
    mayBeCode(code) ? call(readPasswordLink, { code }, signal) : refused('link-used-or-old'),
  reset: async (fields: Keyed & { readonly code: string }, signal: AbortSignal) =>
    mayBeCode(fields.code) ? call(resetPassword, fields, signal) : refused('link-used-or-old'),
});

export type PasswordCalls = ReturnType<typeof passwordCallsBy>;
