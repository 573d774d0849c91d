import { addresses } from './addresses.ts';

const bare = addresses.payment.path.replace('/{encodedReason?}', '');

/** What names, in the address of the payment, the booking that is to be paid. */
export const payingName = 'rezervasyon';

/** Where a booking is paid, whichever browser made it. */
export const payingPathOf = (locator: string): string =>
  `${bare}?${new URLSearchParams({ [payingName]: locator })}`;
