import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/store/tables.ts';
import { isMoneyUnderWay } from '#server/sale/bookings/is-money-under-way.ts';
import type { House } from '#server/sale/context/house.ts';

/** An order that was not paid for is no more, and its car is free again. */
export const letRentalGo = async (
  within: Transaction<Tables>,
  number: string,
  { rentalSupplier }: Pick<House, 'rentalSupplier'>,
): Promise<void> => {
  await within.updateTable('rental_order').set({ status: 'refused' }).where('number', '=', number).execute();
  await rentalSupplier.release(within, number);
};

/** Whoever chooses again from one list wants one car: what was chosen before gives way. */
export const letOthersGo = async (
  within: Transaction<Tables>,
  search: string,
  house: Pick<House, 'rentalSupplier'>,
): Promise<void> => {
  const others = await within
    .selectFrom('rental_order')
    .select('number')
    .where('search', '=', search)
    .where('status', '=', 'open')
    .orderBy('number')
    .forUpdate()
    .execute();
  for (const { number } of others) await letRentalGo(within, number, house);
};

/** Whether one of them may have been paid for already. */
export const isAnotherBeingPaid = async (
  search: string,
  house: Pick<House, 'db' | 'payments'>,
): Promise<boolean> => {
  const others = await house.db
    .selectFrom('rental_order')
    .select('number')
    .where('search', '=', search)
    .where('status', '=', 'open')
    .execute();
  for (const { number } of others) {
    if (await isMoneyUnderWay(number, ['rental'], house)) return true;
  }
  return false;
};
