import type { Beginning } from './payments.ts';

/** Under which the bank knows a payment: what is said again has the same. */
export const paymentKeyOf = ({
  purpose,
  subject,
  attempt,
}: Pick<Beginning, 'purpose' | 'subject' | 'attempt'>): string => `${purpose}:${subject}:${attempt}`;
