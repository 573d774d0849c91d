/** What a bank says when a payment is opened: step 1 of 3-D Secure. */
export const firstStepDeclines = [
  'option-time-expired',
  'payment-type-unknown',
  'open-ticket-unknown',
  'amount-wrong',
  'card-not-found',
  'one-card-only',
  'card-invalid',
  'card-to-be-checked',
] as const;

/** What it says after the passenger has proved the card: step 2. */
export const secondStepDeclines = [
  'wagon-closed',
  'wagon-shut',
  'operation-failed',
  'daily-limit',
  'holder-wrong',
  'number-wrong',
  'expiry-wrong',
  'security-code-wrong',
  'payment-failed',
  'time-ended',
] as const;

export const declines = [...firstStepDeclines, ...secondStepDeclines] as const;

/** Why a bank did not take the money. */
export type Decline = (typeof declines)[number];

export const isDecline = (refusal: string): refusal is Decline =>
  declines.some((decline) => decline === refusal);
