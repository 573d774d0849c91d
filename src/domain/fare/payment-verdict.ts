/**
 * What follows from a refusal of a payment: the time is over, it can no longer be paid, something else has become of
 * what is bought, the price is another, nobody is logged in any more, or nothing but another try.
 */
export type PaymentVerdict = 'elsewhere' | 'lost' | 'none' | 'over' | 'price' | 'signed-out';

const verdicts: ReadonlyMap<string, PaymentVerdict> = new Map([
  ['time-ended', 'over'],
  ['option-time-expired', 'lost'],
  ['selection-time-expired', 'lost'],
  ['wagon-closed', 'lost'],
  ['wagon-shut', 'lost'],
  ['payment-returned', 'lost'],
  ['nothing-due', 'elsewhere'],
  ['not-in-this-status', 'elsewhere'],
  ['amount-wrong', 'price'],
  ['amount-differs', 'price'],
  ['open-ticket-expired', 'price'],
  ['open-ticket-not-found', 'price'],
  ['open-ticket-used', 'price'],
  ['sign-in-needed', 'signed-out'],
]);

export const paymentVerdictOf = (refusal: string): PaymentVerdict => verdicts.get(refusal) ?? 'none';
