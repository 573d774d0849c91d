import { createHmac } from 'node:crypto';
import type { Kysely } from 'kysely';
import { cabinClassOnWire } from '#contract/wire/cabin-class.ts';
import { type TicketBarcode, unsealedBarcodeText } from '#domain/booking/ticket-barcode.ts';
import type { TicketPrint } from '#domain/booking/ticket-print.ts';
import { appKey } from '#server/platform/store/app-key.ts';
import type { Tables } from '#server/platform/store/tables.ts';

const sealLength = 40;

export const barcodeKey = (db: Kysely<Tables>): Promise<string> => appKey(db, 'ticket-barcode');

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
