/** What is written down in the history of a booking. */
export const bookingEventDeeds = [
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

export type BookingEventDeed = (typeof bookingEventDeeds)[number];

const isKnown = (deed: string): deed is BookingEventDeed => bookingEventDeeds.some((each) => each === deed);

/** Null for a deed a later server may write down. */
export const bookingEventDeed = (deed: string): BookingEventDeed | null => (isKnown(deed) ? deed : null);
