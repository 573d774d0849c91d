import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import { rentalDriver } from '#contract/rentals/rental-wire.ts';
import type { Tables } from '#server/platform/store/tables.ts';

/** Who the invoice of a rental is for: the company with its tax number and office, or the driver. */
export const invoicedTo = async (
  db: Kysely<Tables>,
  { number, driver_name }: Pick<Tables['rental_order'], 'driver_name' | 'number'>,
): Promise<string> => {
  const driverRow = await db
    .selectFrom('rental_driver')
    .select('driver')
    .where('number', '=', number)
    .executeTakeFirst();
  if (driverRow === undefined) return driver_name;
  const driver = z.decode(rentalDriver, JSON.parse(driverRow.driver));
  return driver.invoice === 'corporate'
    ? [driver.companyName, driver.taxNumber, driver.taxAdministration].join(', ')
    : driver_name;
};
