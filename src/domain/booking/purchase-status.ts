import type { Reservation } from './reservation.ts';

/** What a booking is to whoever waits for its outcome. */
export type PurchaseStatus = 'open' | 'over' | 'reserved' | 'ticketed';

export const purchaseStatusOf = ({ status, kind }: Pick<Reservation, 'kind' | 'status'>): PurchaseStatus => {
  switch (status) {
    case 'sold':
    case 'converted':
      return 'ticketed';
    case 'active':
      return kind === 'reservation' ? 'reserved' : 'open';
    default:
      return 'over';
  }
};
