import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { House } from '#server/sale/context/house.ts';
import type { Standing } from '#server/sale/settlement/payments.ts';

const onTheWay: ReadonlySet<Standing['stands']> = new Set(['paying', 'settling', 'ticketed']);

/** A payment that still waits for its passenger is given up first; whether money may be on its way all the same. */
export const isMoneyUnderWay = async (
  subject: string,
  purposes: readonly PaymentPurpose[],
  { db, payments }: Pick<House, 'db' | 'payments'>,
): Promise<boolean> => {
  const open = await db
    .selectFrom('settlement')
    .select('id')
    .where('subject', '=', subject)
    .where('purpose', 'in', purposes)
    .where('at_rest', '=', false)
    .executeTakeFirst();
  if (open === undefined) return false;
  const standing = await payments.abandon(open.id);
  return standing !== null && onTheWay.has(standing.stands);
};
