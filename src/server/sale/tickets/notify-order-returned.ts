import { notifyReturned } from '#server/sale/bookings/payment-returned-letter.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { Desk } from '#server/sale/settlement/desk.ts';
import { lockedOrder } from './ticket-orders.ts';

type Deps = Pick<AppContext, 'mail'>;

/** An order of tickets that is paid for and cannot be carried out: whoever made the booking is told. */
export const notifyOrderReturned =
  (of: 'change' | 'extras', deps: Deps): NonNullable<Desk['returned']> =>
  async (within, subject, amount) => {
    const order = await lockedOrder(within, subject);
    if (order !== undefined) await notifyReturned(within, { locator: order.locator, amount, of }, deps);
  };
