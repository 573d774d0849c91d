import { addresses } from './addresses.ts';

const bare = addresses.payment.path.replace('/{encodedReason?}', '');

/** What names, in the address of the payment, the booking that is to be paid. */
export const payingName = 'rezervasyon';

/** What names, in the address of the payment, an order of extra services for the booking. */
export const orderName = 'siparis';

/** Where a booking is paid, whichever browser made it. */
export const payingPathOf = (locator: string): string =>
  `${bare}?${new URLSearchParams({ [payingName]: locator })}`;

/** Where an order of extra services for a booking is paid. */
export const payingOrderPathOf = (locator: string, order: string): string =>
  `${bare}?${new URLSearchParams({ [payingName]: locator, [orderName]: order })}`;
