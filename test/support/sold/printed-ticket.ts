import type { TicketPrint } from '#domain/booking/ticket-print.ts';

/** A ticket that no booking has made. */
export const printedTicket: TicketPrint = {
  locator: 'K7MXQ2',
  ticketNumber: '482915037716',
  passenger: 'AYŞE İNCİ YILMAZ',
  trainType: 'YHT',
  trainNumber: '81002',
  trainName: 'ANKARA - İSTANBUL YHT',
  trainDay: '2026-11-25',
  from: { id: 98, name: 'ANKARA GAR', persianName: null },
  to: { id: 1325, name: 'İSTANBUL(SÖĞÜTLÜÇEŞME)', persianName: null },
  departure: Date.parse('2026-11-25T05:00:00Z'),
  arrival: Date.parse('2026-11-25T09:31:00Z'),
  coach: '2',
  seat: '12B',
  cabinClass: 'Y1',
  fareFamily: 'STANDART',
  tariff: 'TAM',
  price: 93_000,
  purchasedAt: Date.parse('2026-11-21T07:30:00Z'),
  status: 'valid',
};
