import { mayActOn } from '#server/people/access/may-act.ts';
import type { Asked } from '#server/platform/http/operation.ts';
import type { House } from '#server/sale/context/house.ts';
import { rentalToActOn } from '#server/sale/rentals/rental-rows.ts';
import type { Purchase } from '#server/sale/settlement/payments.ts';

type Ground = Pick<House, 'db' | 'clock'>;

/** What is bought after the sale is an order of a booking; before it, it is the booking itself. */
const locatorOf = async ({ purpose, subject }: Purchase, { db }: Ground): Promise<string> => {
  if (purpose === 'sale' || purpose === 'reservation-to-sale') return subject;
  const order = await db
    .selectFrom('ticket_order')
    .select('locator')
    .where('id', '=', subject)
    .executeTakeFirst();
  return order?.locator ?? '';
};

const isOwnPackage = async (
  { subject }: Purchase,
  { session }: Pick<Asked<unknown>, 'session'>,
  { db }: Ground,
): Promise<boolean> => {
  const order = await db
    .selectFrom('package_order')
    .select('user_id')
    .where('id', '=', subject)
    .executeTakeFirst();
  return session !== null && session.userId === order?.user_id;
};

/** Whether the purchase is the caller's own. Anyone else may pay for it, and is told and changes nothing besides. */
export const isOwnPurchase = async (
  purchase: Purchase,
  caller: Pick<Asked<unknown>, 'session' | 'cookies'>,
  house: Ground,
): Promise<boolean> => {
  if (purchase.purpose === 'package') return isOwnPackage(purchase, caller, house);
  if (purchase.purpose === 'rental') return (await rentalToActOn(purchase.subject, caller, house)) !== null;
  const locator = await locatorOf(purchase, house);
  const booking = await house.db
    .selectFrom('booking')
    .select(['locator', 'user_id'])
    .where('locator', '=', locator)
    .executeTakeFirst();
  const mayAct = await mayActOn({ booking: booking ?? { locator, user_id: null } }, caller, house);
  return mayAct && booking !== undefined;
};
