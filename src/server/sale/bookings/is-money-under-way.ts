import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import type { PaymentState } from '#server/sale/settlement/payments.ts';

const onTheWay: ReadonlySet<PaymentState['status']> = new Set(['paying', 'settling', 'ticketed']);

/** A payment that still waits for its passenger is given up first; whether money may be on its way all the same. */
export const isMoneyUnderWay = async (
  subject: string,
  purposes: readonly PaymentPurpose[],
  { db, payments }: Pick<AppContext, 'db' | 'payments'>,
): Promise<boolean> => {
  const open = await db
    .selectFrom('settlement')
    .select('id')
    .where('subject', '=', subject)
    .where('purpose', 'in', purposes)
    .where('at_rest', '=', false)
    .executeTakeFirst();
  if (open === undefined) return false;
  const paymentState = await payments.abandon(open.id);
  return paymentState !== null && onTheWay.has(paymentState.status);
};
