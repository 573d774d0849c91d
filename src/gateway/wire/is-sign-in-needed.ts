import { refusals } from '#contract/wire/refusals.ts';
import { CallFault } from './call-fault.ts';

const { code } = refusals['sign-in-needed'];

/** Whether a call was refused because the token that went along opens no session any more. */
export const isSignInNeeded = (reason: unknown): boolean =>
  reason instanceof CallFault && reason.code === code;
