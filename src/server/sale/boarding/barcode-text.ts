import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import { type TicketBarcode, unsealedBarcodeText } from '#domain/booking/ticket-barcode.ts';
import type { TicketPrint } from '#domain/booking/ticket-print.ts';
import { newSecret } from '#server/platform/secret.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const sealLength = 40;

const keyName = 'ticket-barcode';

/** The key is made once for the whole shop and never leaves the store. */
export const barcodeKey = async (db: Kysely<Tables>): Promise<string> => {
  const found = await db
    .selectFrom('house_key')
    .select('secret')
    .where('name', '=', keyName)
    .executeTakeFirst();
  if (found !== undefined) return found.secret;
  await db
    .insertInto('house_key')
    .values({ name: keyName, secret: newSecret() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return barcodeKey(db);
};

const sealOf = (unsealed: string, key: string): string =>
  createHmac('sha256', key).update(unsealed).digest('hex').slice(0, sealLength);

/** The operator's own layout; the last field proves that the shop wrote the others. */
export const barcodeText = (ticket: TicketBarcode, key: string): string => {
  const unsealed = unsealedBarcodeText(ticket);
  return unsealed + sealOf(unsealed, key);
};

/** What of a printed ticket stands in its code. */
export const barcodeOfPrint = (print: TicketPrint): TicketBarcode => ({
  ticketNumber: print.ticketNumber,
  locator: print.locator,
  departure: print.departure,
  trainType: print.trainType,
  cabin: cabinClassOnWire[print.cabinClass].id,
  trainNumber: print.trainNumber,
  trainDay: print.trainDay,
  from: print.from.id,
  to: print.to.id,
  coach: Number.parseInt(print.coach ?? '', 10) || 0,
  seat: print.seat ?? '',
  price: print.price,
  purchasedAt: print.purchasedAt,
});
