import type { TestShop } from '../open-test-shop.ts';
import type { BoughtTicket } from '../shop/bought-ticket.ts';
import { postTo } from '../shop/visitors.ts';

/** Asks about a change of a booking's tickets as the browser that bought them. */
export const askChange =
  (shop: () => TestShop) =>
  ({ locator: pnr, cookie }: BoughtTicket, how: string, body: object) =>
    postTo(shop(), `/crs/rail-booking/v2/ticket-change-${how}`, { pnr, ...body }, { cookie });
