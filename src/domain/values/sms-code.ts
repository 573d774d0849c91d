import { minute } from '#domain/values/durations.ts';

/** S-21: a code has six digits, lives three minutes, may be tried five times and sent anew once a minute. */
export const smsCode = {
  digits: 6,
  life: 3 * minute,
  tries: 5,
  resendAfter: minute,
} as const;
