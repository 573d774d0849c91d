import { bookingStatusAt } from '#domain/booking/booking-status.ts';
import type { Tables } from '#server/platform/store/tables.ts';

type Row = Pick<Tables['booking'], 'kind' | 'status' | 'deadline' | 'proven_at'>;

/** Whether a reservation stands, and is kept for its whole time only when its e-mail has been proved. */
export const awaitsProof = ({ kind, status, deadline, proven_at }: Row, now: number): boolean =>
  kind === 'reservation' && proven_at === null && bookingStatusAt(status, deadline, now) === 'active';
