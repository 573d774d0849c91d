/** What the server says of these is about a booking of seats; a rental has its own sentences for them. */
const aboutBookings: ReadonlySet<string> = new Set([
  'amount-differs',
  'booking-not-found',
  'link-used-or-old',
  'more-proof-needed',
  'payment-underway',
  'proof-needed',
]);

/** The server's sentence for a refusal, where it holds for a rental. */
export const rentalRefusalText = (refusal: string, message: string | null): string | null =>
  aboutBookings.has(refusal) ? null : message;
