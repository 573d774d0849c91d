import { showBoardingCalendar as calendar, showBoardingPass as pass } from '#contract/bookings/boarding.ts';
import { ticketStatusOnWire } from '#contract/bookings/booked-ticket.ts';
import type { TicketPaper } from '#domain/booking/ticket-paper.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import { callerSubjectOf } from '#server/platform/tries/caller-subject.ts';
import type { House } from '#server/sale/context/house.ts';
import { operation } from '#server/sale/context/operation.ts';
import { barcodeKey, barcodeOfPaper, barcodeText } from './barcode-text.ts';
import { calendarOf } from './calendar.ts';
import { isPrintable, papersOf } from './papers.ts';
import { ticketByCode } from './ticket-by-code.ts';

const most = 60;
const quarter = 15 * minute;

/** Whoever has a code of 256 bits was given it, and may look as often as they like: only what finds nothing is counted. */
export const missed = (callerAddress: string, { allow }: House) =>
  allow(`boarding-pass ${callerSubjectOf(callerAddress)}`, most, quarter)
    ? refused('document-not-found')
    : refused('too-many-tries');

const passOf = (paper: TicketPaper, barcode: string, barcodeSvg: string) => ({
  pnr: paper.locator,
  passengerName: paper.passenger,
  ticketNumber: paper.ticketNumber,
  wagon: paper.coach,
  seat: paper.seat,
  ticketType: paper.fareFamily,
  tariff: paper.tariff,
  ticketDate: paper.purchasedAt,
  status: ticketStatusOnWire[paper.status],
  trainNumber: paper.trainNumber,
  trainName: paper.trainName,
  trainType: paper.trainType,
  cabinClass: paper.cabinClass,
  departureStation: { ...paper.from },
  arrivalStation: { ...paper.to },
  departureTime: paper.departure,
  arrivalTime: paper.arrival,
  price: paper.price,
  barcode,
  barcodeSvg,
});

export const showBoardingPass = operation(pass, async ({ params, language, callerAddress }, house) => {
  const { code = '' } = params;
  const row = await ticketByCode(house.db, code, house.clock.now());
  const [paper] = row === null ? [] : await papersOf([row], language, house);
  if (paper === undefined) return missed(callerAddress, house);
  const barcode = barcodeText(barcodeOfPaper(paper), await barcodeKey(house.db));
  const { aztecSvg } = await import('./aztec.ts');
  return granted(passOf(paper, barcode, aztecSvg(barcode)));
});

export const showBoardingCalendar = operation(
  calendar,
  async ({ params, language, callerAddress }, house) => {
    const { code = '' } = params;
    const now = house.clock.now();
    const row = await ticketByCode(house.db, code, now);
    if (row === null) return missed(callerAddress, house);
    const legs = await house.db
      .selectFrom('ticket')
      .selectAll()
      .where('locator', '=', row.locator)
      .where('passenger', '=', row.passenger)
      .orderBy('departure')
      .execute();
    const papers = await papersOf(legs.filter(isPrintable(now)), language, house);
    return granted(calendarOf(papers, language, now));
  },
  'text/calendar',
);
