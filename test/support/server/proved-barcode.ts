import { readTicketBarcode, type TicketBarcode } from '#domain/booking/ticket-barcode.ts';
import { barcodeText } from '#server/sale/boarding/barcode-text.ts';

/** The ticket a code tells of; null when it is no code of a ticket or another hand wrote it. */
export const provedBarcode = (text: string, key: string): TicketBarcode | null => {
  const read = readTicketBarcode(text);
  return read !== null && barcodeText(read.ticket, key) === text ? read.ticket : null;
};
