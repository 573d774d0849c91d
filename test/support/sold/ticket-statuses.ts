import type { TicketStatus } from '#domain/booking/ticket-status.ts';
import type { TestShop } from '../open-test-shop.ts';

/** How the tickets of a booking stand in the store. */
export const statusesOfTickets = async (
  { open }: TestShop,
  { locator }: { readonly locator: string },
): Promise<readonly TicketStatus[]> => {
  const rows = await open.app.db
    .selectFrom('ticket')
    .select('status')
    .where('locator', '=', locator)
    .execute();
  return rows.map(({ status }) => status);
};
