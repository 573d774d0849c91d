import { changePassword, readPasswordLink, resetPassword } from '#contract/members/users.ts';
import { mayBeCode } from '#domain/shop/mailed-code.ts';
import { refused } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Keyed = { readonly newPassword: string; readonly key: string };

/** What the two forms of a new password ask of the server. */
export const passwordCallsBy = ({ call }: Gateway) => ({
  change: ({ key, ...entered }: Keyed & { readonly oldPassword: string }, signal: AbortSignal) =>
    call(changePassword, { ...entered, idempotencyKey: key }, signal),
  readLink: async ({ code }: { readonly code: string }, signal: AbortSignal) =>
    mayBeCode(code) ? call(readPasswordLink, { code }, signal) : refused('link-used-or-old'),
  reset: async ({ key, ...entered }: Keyed & { readonly code: string }, signal: AbortSignal) =>
    mayBeCode(entered.code)
      ? call(resetPassword, { ...entered, idempotencyKey: key }, signal)
      : refused('link-used-or-old'),
});
