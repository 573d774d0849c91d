import { mayActOn } from '#server/people/access/may-act.ts';
import type { OperationRequest } from '#server/platform/http/operation.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { rentalToActOn } from '#server/sale/rentals/rental-rows.ts';
import type { Purchase } from '#server/sale/settlement/payments.ts';

type Deps = Pick<AppContext, 'db' | 'clock'>;

/** What is bought after the sale is an order of a booking; before it, it is the booking itself. */
const locatorOf = async ({ purpose, subject }: Purchase, { db }: Deps): Promise<string> => {
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
  { session }: Pick<OperationRequest<unknown>, 'session'>,
  { db }: Deps,
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
  caller: Pick<OperationRequest<unknown>, 'session' | 'cookies'>,
  app: Deps,
): Promise<boolean> => {
  if (purchase.purpose === 'package') return isOwnPackage(purchase, caller, app);
  if (purchase.purpose === 'rental') return (await rentalToActOn(purchase.subject, caller, app)) !== null;
  const locator = await locatorOf(purchase, app);
  const booking = await app.db
    .selectFrom('booking')
    .select(['locator', 'user_id'])
    .where('locator', '=', locator)
    .executeTakeFirst();
  const mayAct = await mayActOn({ booking: booking ?? { locator, user_id: null } }, caller, app);
  return mayAct && booking !== undefined;
};
