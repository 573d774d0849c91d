/** What may have become of a ticket. `unissued` is a place that waits for its money. */
export const ticketStatuses = [
  'unissued',
  'valid',
  'past',
  'returned',
  'changed',
  'converted-to-open',
  'used',
  'institution-refund',
  'invalid',
] as const;

export type TicketStatus = (typeof ticketStatuses)[number];

/** `past` is never kept: a valid ticket whose train has arrived is past when it is read. */
export type KeptTicketStatus = Exclude<TicketStatus, 'past'>;

export const ticketStatusAt = (kept: KeptTicketStatus, arrival: number, now: number): TicketStatus =>
  kept === 'valid' && arrival <= now ? 'past' : kept;
