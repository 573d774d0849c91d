/** S-21: a code has six digits, lives three minutes, may be tried five times and sent anew once a minute. */
export const smsCode = {
  digits: 6,
  life: 3 * 60_000,
  tries: 5,
  resendAfter: 60_000,
} as const;
