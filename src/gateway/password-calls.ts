import { changePassword, resetPassword } from '#contract/users.ts';
import type { Gateway } from './gateway.ts';

/** What the two forms of a new password ask of the server. */
export const passwordCallsBy = ({ call }: Gateway) => ({
  change: (fields: { readonly oldPassword: string; readonly newPassword: string }, signal: AbortSignal) =>
    call(changePassword, fields, signal),
  reset: (fields: { readonly code: string; readonly newPassword: string }, signal: AbortSignal) =>
    call(resetPassword, fields, signal),
});

export type PasswordCalls = ReturnType<typeof passwordCallsBy>;
