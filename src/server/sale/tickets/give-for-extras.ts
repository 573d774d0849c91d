import type { Transaction } from 'kysely';
import type { Kurus } from '#domain/values/kurus.ts';
import { sharedOut } from '#domain/values/share-out.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Paying } from './pay-out.ts';

type Within = Transaction<Tables>;

const ordersOf = (within: Within, tickets: readonly string[]) =>
  within
    .selectFrom('ticket_order')
    .innerJoin('ticket_service', 'ticket_service.order_id', 'ticket_order.id')
    .innerJoin('settlement', 'settlement.id', 'ticket_order.payment')
    .select(['ticket_order.id', 'settlement.id as payment', 'settlement.amount as paid'])
    .distinct()
    .where('ticket_service.ticket', 'in', tickets)
    .orderBy('ticket_order.id')
    .execute();

const extrasIn = (within: Within, order: string) =>
  within
    .selectFrom('ticket_service')
    .select(['ticket', 'service', 'amount'])
    .where('order_id', '=', order)
    .orderBy('ticket')
    .orderBy('service')
    .execute();

/** What was bought for these tickets beside the journey goes back whole to its own payment: what was paid for it, once. */
export const giveForExtras = async (
  within: Within,
  tickets: readonly string[],
  { payments }: Pick<Paying, 'payments'>,
): Promise<Kurus> => {
  let given = 0;
  for (const { id, payment, paid } of await ordersOf(within, tickets)) {
    const extras = await extrasIn(within, id);
    const parts = sharedOut(
      paid,
      extras.map(({ amount }) => amount),
    );
    for (const [index, { ticket, service: extra }] of extras.entries()) {
      if (!tickets.includes(ticket)) continue;
      const key = `institution-refund/extra/${ticket}/${extra}`;
      given += await payments.refundUpTo(within, { payment, amount: parts[index] ?? 0, key });
    }
  }
  return given;
};
