/**
 * Why a rental is not shown. That its money is on its way, that it went back or that it never came is told to its own
 * driver alone.
 */
export type RentalViewRefusal =
  | 'link-used-or-old'
  | 'more-proof-needed'
  | 'payment-underway'
  | 'rental-not-found'
  | 'rental-over'
  | 'rental-returned'
  | 'too-many-tries';
