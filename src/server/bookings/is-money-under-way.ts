import type { PaymentPurpose } from '#domain/payment-purpose.ts';
import type { House } from '#server/house.ts';
import type { Standing } from '#server/settlement/payments.ts';

const purposes = ['sale', 'reservation-to-sale'] as const satisfies readonly PaymentPurpose[];
const onTheWay: ReadonlySet<Standing['stands']> = new Set(['paying', 'settling', 'ticketed']);

/** A payment that still waits for its passenger is given up first; whether money may be on its way all the same. */
export const isMoneyUnderWay = async (
  locator: string,
  { db, payments }: Pick<House, 'db' | 'payments'>,
): Promise<boolean> => {
  const open = await db
    .selectFrom('settlement')
    .select('id')
    .where('subject', '=', locator)
    .where('purpose', 'in', purposes)
    .where('at_rest', '=', false)
    .executeTakeFirst();
  if (open === undefined) return false;
  const standing = await payments.abandon(open.id);
  return standing !== null && onTheWay.has(standing.stands);
};
