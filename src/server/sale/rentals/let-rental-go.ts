import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { isMoneyUnderWay } from '#server/sale/bookings/is-money-under-way.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';

/** An order that was not paid for is no more, and its car is free again. */
export const letRentalGo = async (
  within: Transaction<Tables>,
  number: string,
  { rentalSupplier }: Pick<AppContext, 'rentalSupplier'>,
): Promise<void> => {
  const left = { status: 'refused' as const, asked_from: null, asked_by: null };
  await within.updateTable('rental_order').set(left).where('number', '=', number).execute();
  await rentalSupplier.release(within, number);
};

/** Whoever chooses again from one list wants one car: what was chosen before gives way. */
export const letOthersGo = async (
  within: Transaction<Tables>,
  search: string,
  app: Pick<AppContext, 'rentalSupplier'>,
): Promise<void> => {
  const others = await within
    .selectFrom('rental_order')
    .select('number')
    .where('search', '=', search)
    .where('status', '=', 'open')
    .orderBy('number')
    .forUpdate()
    .execute();
  for (const { number } of others) await letRentalGo(within, number, app);
};

/** Whether one of them may have been paid for already. */
export const isAnotherBeingPaid = async (
  search: string,
  app: Pick<AppContext, 'db' | 'payments'>,
): Promise<boolean> => {
  const others = await app.db
    .selectFrom('rental_order')
    .select('number')
    .where('search', '=', search)
    .where('status', '=', 'open')
    .execute();
  for (const { number } of others) {
    if (await isMoneyUnderWay(number, ['rental'], app)) return true;
  }
  return false;
};
