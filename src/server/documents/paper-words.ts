import type { CabinClass } from '#domain/cabin-class.ts';
import type { TicketStatus } from '#domain/ticket-status.ts';
import type { MessageId } from '#i18n/message-id.ts';

export const cabinWords: Readonly<Record<CabinClass, MessageId>> = {
  B: 'cabin.B',
  L: 'cabin.L',
  Y1: 'cabin.Y1',
  C: 'cabin.C',
  D: 'cabin.D',
  DSB: 'cabin.DSB',
  N: 'cabin.N',
  OS: 'cabin.OS',
};

export const ticketStatusWords: Readonly<Record<TicketStatus, MessageId>> = {
  unissued: 'ticket.status.unissued',
  valid: 'ticket.status.valid',
  past: 'ticket.status.past',
  returned: 'ticket.status.returned',
  changed: 'ticket.status.changed',
  'converted-to-open': 'ticket.status.converted-to-open',
  used: 'ticket.status.used',
  'institution-refund': 'ticket.status.institution-refund',
  invalid: 'ticket.status.invalid',
};
