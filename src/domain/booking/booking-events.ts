/** What is written down in the history of a booking. */
export const bookingEventActions = [
  'booked',
  'reserved',
  'option-extended',
  'cancelled',
  'ticketed',
  'payment-refused',
  'letters-posted',
  'link-mailed',
  'link-opened',
  'seatmate-asked',
  'seatmate-agreed',
  'ticket-returned',
  'refunded-by-railway',
  'ended-by-railway',
  'ticket-changed',
  'services-added',
  'converted-to-open-ticket',
  'seen-by-support',
] as const;

export type BookingEventAction = (typeof bookingEventActions)[number];

const isKnown = (action: string): action is BookingEventAction =>
  bookingEventActions.some((each) => each === action);

/** Null for an action a later server may write down. */
export const bookingEventAction = (action: string): BookingEventAction | null =>
  isKnown(action) ? action : null;
