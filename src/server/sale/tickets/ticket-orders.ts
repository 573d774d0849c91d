import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';

type Order = Tables['ticket_order'];

export const lockedOrder = (within: Transaction<Tables>, id: string): Promise<Order | undefined> =>
  within.selectFrom('ticket_order').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();

/** An order of a booking that was laid down with the same words and still waits for its money. */
export const findOpenOrder = (
  within: Transaction<Tables>,
  {
    locator,
    purpose,
    wanted,
    amount,
  }: Pick<Order, 'amount' | 'locator' | 'purpose'> & { readonly wanted: readonly object[] },
  now: number,
): Promise<Order | undefined> =>
  within
    .selectFrom('ticket_order')
    .selectAll()
    .where('locator', '=', locator)
    .where('purpose', '=', purpose)
    .where('status', '=', 'open')
    .where('deadline', '>', now)
    .where('wanted', '=', JSON.stringify(wanted))
    .where('amount', '=', amount)
    .executeTakeFirst();
