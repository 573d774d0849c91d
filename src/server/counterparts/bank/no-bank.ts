import { refused } from '#domain/values/answer.ts';
import type { Bank } from './bank.ts';

/** Where money is real and no provider has been plugged in, nothing can be paid by card. */
export const noBank: Bank = {
  open: () => Promise.resolve(refused('payment-type-unknown')),
  ask: () => Promise.resolve(refused('not-known')),
  capture: () => Promise.resolve(refused('operation-failed')),
  close: () => Promise.resolve(refused('nothing-taken')),
  refund: () => Promise.reject(new Error('No bank is plugged in.')),
  keyOf: () => Promise.resolve(null),
  readReturn: () => Promise.resolve(null),
};
