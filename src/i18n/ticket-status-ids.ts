import type { TicketStatus } from '#domain/booking/ticket-status.ts';
import type { MessageId } from './message-id.ts';

/** What has become of a ticket, in words. */
export const ticketStatusIds: Readonly<Record<TicketStatus, MessageId>> = {
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
