import type { BookingStatus } from '#domain/booking/booking-status.ts';
import type { TicketStatus } from '#domain/booking/ticket-status.ts';
import { bookingStatusIds } from '#i18n/booking-status-ids.ts';
import { ticketStatusIds } from '#i18n/ticket-status-ids.ts';
import { Badge } from '#ui/feedback/badge.tsx';
import { useWords } from '#ui/hooks/words-context.ts';

type Variant = 'danger' | 'info' | 'neutral' | 'success' | 'warning';

const ticketVariants: Readonly<Record<TicketStatus, Variant>> = {
  unissued: 'warning',
  valid: 'success',
  past: 'neutral',
  used: 'neutral',
  returned: 'info',
  changed: 'info',
  'converted-to-open': 'info',
  'institution-refund': 'info',
  invalid: 'danger',
};

const bookingVariants: Readonly<Record<BookingStatus, Variant>> = {
  active: 'success',
  'option-expired': 'warning',
  invalid: 'danger',
  sold: 'success',
  converted: 'success',
  cancelled: 'danger',
  refunded: 'info',
  returned: 'info',
  changed: 'info',
};

export const TicketBadge = ({ status }: { readonly status: TicketStatus }) => {
  const { say } = useWords();
  return <Badge variant={ticketVariants[status]}>{say(ticketStatusIds[status])}</Badge>;
};

export const BookingBadge = ({ status }: { readonly status: BookingStatus }) => {
  const { say } = useWords();
  return <Badge variant={bookingVariants[status]}>{say(bookingStatusIds[status])}</Badge>;
};
