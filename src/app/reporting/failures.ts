import { refusals } from '#contract/wire/refusals.ts';
import type { AlertName } from '#domain/shop/alert.ts';
import { CallFault } from '#gateway/wire/call-fault.ts';

/** What becomes of something nobody could answer: words, or the page for what is not there. */
export type Consequence =
  | { readonly kind: 'alert'; readonly alert: { readonly name: AlertName; readonly said: string | null } }
  | { readonly kind: 'not-found' };

/** What anybody may ask is refused so to whoever comes with a token that opens nothing any more. */
const signInNeeded = refusals['sign-in-needed'].code;

const requestFailed = (said: string | null): Consequence => ({
  kind: 'alert',
  alert: { name: 'request-failed', said },
});

const ofFault = ({ kind, status, code, said }: CallFault): Consequence => {
  switch (kind) {
    case 'network':
    case 'time-out':
      return { kind: 'alert', alert: { name: 'not-reached', said: null } };
    case 'status':
      if (code === signInNeeded) return { kind: 'alert', alert: { name: 'session-lost', said: null } };
      return status === 404 ? { kind: 'not-found' } : requestFailed(said);
    case 'not-understood':
      return requestFailed(null);
  }
};

/** The one place where failures become words. What a call names is an answer and never comes here. */
export const consequenceOf = (error: unknown): Consequence =>
  error instanceof CallFault ? ofFault(error) : requestFailed(null);
