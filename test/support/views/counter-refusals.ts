import type { CounterRefusal } from '#screens/staff-membership/counter.flow.ts';

/** Why support may be refused, whether a customer is registered or corrected. */
export const counterRefusals = [
  'contract-needed',
  'email-taken',
  'identity-not-verified',
  'identity-unreachable',
  'key-in-use',
  'registration-incomplete',
  'role-lacking',
  'sign-in-needed',
  'too-many-tries',
] as const satisfies readonly CounterRefusal[];
