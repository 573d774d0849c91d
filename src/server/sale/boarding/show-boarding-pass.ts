import { showBoardingCalendar as calendar, showBoardingPass as pass } from '#contract/bookings/boarding.ts';
import { ticketStatusOnWire } from '#contract/bookings/booked-ticket.ts';
import type { TicketPrint } from '#domain/booking/ticket-print.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { type Caller, type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { barcodeKey, barcodeOfPrint, barcodeText } from './barcode-text.ts';
import { calendarOf } from './calendar.ts';
import { isPrintable, printsOf } from './prints.ts';
import { ticketByCode } from './ticket-by-code.ts';

const missing: Turns = { name: 'boarding-pass', most: 60, within: 15 * minute, browsers: wideNet };

/** Whoever has a code of 256 bits was given it, and may look as often as they like: only what finds nothing is counted. */
export const overMissed = (caller: Caller, app: AppContext) => refusalOfTurn(caller, missing, app);

const missed = (caller: Caller, app: AppContext) => overMissed(caller, app) ?? refused('document-not-found');

const passOf = (print: TicketPrint, barcode: string, barcodeSvg: string) => ({
  pnr: print.locator,
  passengerName: print.passenger,
  ticketNumber: print.ticketNumber,
  wagon: print.coach,
  seat: print.seat,
  ticketType: print.fareFamily,
  tariff: print.tariff,
  ticketDate: print.purchasedAt,
  status: ticketStatusOnWire[print.status],
  trainNumber: print.trainNumber,
  trainName: print.trainName,
  trainType: print.trainType,
  cabinClass: print.cabinClass,
  departureStation: { ...print.from },
  arrivalStation: { ...print.to },
  departureTime: print.departure,
  arrivalTime: print.arrival,
  price: print.price,
  barcode,
  barcodeSvg,
});

export const showBoardingPass = operation(pass, async ({ params, language, ...caller }, app) => {
  const { code = '' } = params;
  const row = await ticketByCode(app.db, code, app.clock.now());
  const [print] = row === null ? [] : await printsOf([row], language, app);
  if (print === undefined) return missed(caller, app);
  const barcode = barcodeText(barcodeOfPrint(print), await barcodeKey(app.db));
  const { aztecSvg } = await import('./aztec.ts');
  return granted(passOf(print, barcode, aztecSvg(barcode)));
});

export const showBoardingCalendar = operation(
  calendar,
  async ({ params, language, ...caller }, app) => {
    const { code = '' } = params;
    const now = app.clock.now();
    const row = await ticketByCode(app.db, code, now);
    if (row === null) return missed(caller, app);
    const legs = await app.db
      .selectFrom('ticket')
      .selectAll()
      .where('locator', '=', row.locator)
      .where('passenger', '=', row.passenger)
      .orderBy('departure')
      .execute();
    const prints = await printsOf(legs.filter(isPrintable(now)), language, app);
    return granted(calendarOf(prints, language, now));
  },
  'text/calendar',
);
