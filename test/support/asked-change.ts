import type { BoughtTicket } from './bought-ticket.ts';
import type { TestShop } from './open-test-shop.ts';
import { postTo } from './visitors.ts';

/** Asks about a change of a booking's tickets as the browser that bought them. */
export const askChange =
  (shop: () => TestShop) =>
  ({ locator: pnr, cookie }: BoughtTicket, how: string, body: object) =>
    postTo(shop(), `/crs/rail-booking/v2/ticket-change-${how}`, { pnr, ...body }, { cookie });
