import { refusals } from '#contract/wire/refusals.ts';
import type { AlertName } from '#domain/shop/alert.ts';
import { CallFault } from '#gateway/wire/call-fault.ts';

/** What becomes of something nobody could answer: words, or the page for what is not there. */
export type Consequence =
  | { readonly kind: 'alert'; readonly alert: { readonly name: AlertName; readonly message: string | null } }
  | { readonly kind: 'not-found' };

/** What anybody may ask is refused so to whoever comes with a token that opens nothing any more. */
const signInNeeded = refusals['sign-in-needed'].code;

const requestFailed = (message: string | null): Consequence => ({
  kind: 'alert',
  alert: { name: 'request-failed', message },
});

const ofFault = ({ kind, status, code, serverMessage }: CallFault): Consequence => {
  switch (kind) {
    case 'network':
    case 'time-out':
      return { kind: 'alert', alert: { name: 'not-reached', message: null } };
    case 'status':
      if (code === signInNeeded) return { kind: 'alert', alert: { name: 'session-lost', message: null } };
      return status === 404 ? { kind: 'not-found' } : requestFailed(serverMessage);
    case 'not-understood':
      return requestFailed(null);
  }
};

/** The one place where failures become words. What a call names is an answer and never comes here. */
export const consequenceOf = (error: unknown): Consequence =>
  error instanceof CallFault ? ofFault(error) : requestFailed(null);
