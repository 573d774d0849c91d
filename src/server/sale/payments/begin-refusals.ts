/** What is said on the wire when a payment cannot be begun. */
export const beginRefusals = {
  'nothing-due': 'nothing-due',
  'amount-wrong': 'amount-wrong',
  'being-paid': 'payment-underway',
  'used-otherwise': 'key-used-otherwise',
} as const;
