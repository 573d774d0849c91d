import type { Kysely } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { paymentStateIn } from '#server/sale/settlement/payment-state.ts';
import type { RentalRow } from './rental-rows.ts';

type Unpaid = 'payment-underway' | 'rental-not-found' | 'rental-over' | 'rental-returned';

/** What became of a rental that is not paid, as its own driver is told. */
export const whyUnpaid = async (
  db: Kysely<Tables>,
  { number, status, deadline }: RentalRow,
  now: number,
): Promise<Unpaid> => {
  const payments = await db
    .selectFrom('settlement')
    .selectAll()
    .where('subject', '=', number)
    .where('purpose', '=', 'rental')
    .execute();
  if (payments.some(({ at_rest }) => !at_rest)) return 'payment-underway';
  if (payments.some((row) => paymentStateIn(row).status === 'refunded')) return 'rental-returned';
  return status === 'refused' || deadline <= now ? 'rental-over' : 'rental-not-found';
};
