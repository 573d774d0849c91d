import type { AlertName } from '#domain/alert.ts';
import { CallFault } from '#gateway/call-fault.ts';

/** What becomes of something nobody could answer: words, or the page for what is not there. */
export type Consequence =
  | { readonly kind: 'alert'; readonly alert: { readonly name: AlertName; readonly said: string | null } }
  | { readonly kind: 'not-found' };

const requestFailed = (said: string | null): Consequence => ({
  kind: 'alert',
  alert: { name: 'request-failed', said },
});

const ofFault = ({ kind, status, said }: CallFault): Consequence => {
  switch (kind) {
    case 'network':
    case 'time-out':
      return { kind: 'alert', alert: { name: 'not-reached', said: null } };
    case 'status':
      return status === 404 ? { kind: 'not-found' } : requestFailed(said);
    case 'not-understood':
      return requestFailed(null);
  }
};

/** The one place where failures become words. What a call names is an answer and never comes here. */
export const consequenceOf = (error: unknown): Consequence =>
  error instanceof CallFault ? ofFault(error) : requestFailed(null);
