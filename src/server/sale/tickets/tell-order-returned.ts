import { tellReturned } from '#server/sale/bookings/payment-returned-letter.ts';
import type { House } from '#server/sale/context/house.ts';
import type { Desk } from '#server/sale/settlement/desk.ts';
import { lockedOrder } from './ticket-orders.ts';

type Ground = Pick<House, 'mail'>;

/** An order of tickets that is paid for and cannot be carried out: whoever made the booking is told. */
export const tellOrderReturned =
  (of: 'change' | 'extras', ground: Ground): NonNullable<Desk['returned']> =>
  async (within, subject, amount) => {
    const order = await lockedOrder(within, subject);
    if (order !== undefined) await tellReturned(within, { locator: order.locator, amount, of }, ground);
  };
