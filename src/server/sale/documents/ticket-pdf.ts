import { setImmediate as anotherTurn } from 'node:timers/promises';
import type { TicketPrint } from '#domain/booking/ticket-print.ts';
import { nameOnTicket } from '#domain/journey/named-station.ts';
import { trainTitleOf } from '#domain/journey/train-title.ts';
import { brandMark } from '#domain/shop/brand-mark.ts';
import { callCentre } from '#domain/shop/outside-addresses.ts';
import type { Language } from '#domain/values/language.ts';
import { asOne } from '#i18n/as-one.ts';
import { coachText } from '#i18n/coach-text.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { ticketStatusIds } from '#i18n/ticket-status-ids.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type Words, wordsIn } from '#i18n/words.ts';
import { aztecOf } from '#server/sale/boarding/aztec.ts';
import { openPen, type Pen } from './pen.ts';
import { cabinWords, familyWords } from './print-words.ts';

/** A ticket and the text of its code. */
export type PrintedTicket = { readonly print: TicketPrint; readonly barcode: string };

type Row = readonly [label: MessageId, text: string];

const edge = 28;
const wide = 363;
const half = 174;
const codeSize = 132;
const gray = 'dimgray';
const markSize = 28;
const markTop = 26;
const brandColor = 'firebrick';

const rowsBesideCode = (print: TicketPrint, words: Words): readonly Row[] => [
  ['paper.locator', print.locator],
  ['paper.number', print.ticketNumber],
  ['paper.passenger', asOne(print.passenger)],
  ['paper.status', words.say(ticketStatusIds[print.status])],
];

const columns = (print: TicketPrint, words: Words): readonly (readonly [Row, Row])[] => [
  [
    ['paper.from', nameOnTicket(print.from, words.language)],
    ['paper.to', nameOnTicket(print.to, words.language)],
  ],
  [
    ['paper.departure', momentText(print.departure, words)],
    ['paper.arrival', momentText(print.arrival, words)],
  ],
  [
    ['paper.train', asOne(trainTitleOf(print.trainNumber, print.trainName))],
    ['paper.class', words.say(cabinWords[print.cabinClass])],
  ],
  [
    ['paper.coach', coachText(print.coach, words)],
    ['paper.seat', print.seat ?? words.say('paper.no-seat')],
  ],
  [
    ['paper.tariff', print.tariff],
    ['paper.fare', words.say(familyWords[print.fareFamily])],
  ],
  [
    ['paper.price', moneyText(print.price, words)],
    ['paper.purchased', momentText(print.purchasedAt, words)],
  ],
];

const writeRow = (
  { write }: Pen,
  { say }: Words,
  [label, text]: Row,
  box: { readonly left: number; readonly top: number; readonly width: number },
): number => {
  const below = write(say(label), { ...box, size: 7.5, color: gray });
  return write(text, { ...box, top: below - 1, size: 10.5, weight: 'bold' });
};

const drawCode = ({ page, leftOf }: Pen, barcode: string, top: number): void => {
  const { size, isDark } = aztecOf(barcode);
  const step = codeSize / size;
  const left = leftOf(edge + wide - codeSize, codeSize);
  for (let row = 0; row < size; row += 1) {
    for (let column = 0; column < size; column += 1) {
      if (isDark(row, column)) page.rect(left + column * step, top + row * step, step, step);
    }
  }
  page.fill('black');
};

/** The operator's own, as a drawing: the sign of the shop stands on every sheet it answers for. */
const drawMark = ({ page, leftOf }: Pen): void => {
  const { size, corner, line, lineWidth, stops, stopRadius, stopWidth } = brandMark;
  page
    .save()
    .translate(leftOf(edge, markSize), markTop)
    .scale(markSize / size)
    .roundedRect(0, 0, size, size, corner)
    .fill(brandColor)
    .lineCap('round')
    .lineWidth(lineWidth)
    .path(line)
    .stroke('white')
    .lineWidth(stopWidth);
  for (const { x, y } of stops) page.circle(x, y, stopRadius).stroke('white');
  page.restore();
};

const drawTicket = (pen: Pen, { print, barcode }: PrintedTicket, words: Words): void => {
  const { page, write } = pen;
  page.addPage();
  drawMark(pen);
  write(words.say('app.brand'), {
    left: edge + markSize + 8,
    top: 26,
    width: half - markSize - 8,
    size: 20,
    weight: 'bold',
  });
  write(words.say('paper.heading'), {
    left: edge + half,
    top: 32,
    width: wide - half,
    size: 12,
    align: 'end',
  });
  let top = 72;
  for (const row of rowsBesideCode(print, words)) {
    top = writeRow(pen, words, row, { left: edge, top, width: wide - codeSize - 12 }) + 7;
  }
  drawCode(pen, barcode, 72);
  top = Math.max(top, 72 + codeSize + 16);
  for (const pair of columns(print, words)) {
    const ends = pair.map((row, index) =>
      writeRow(pen, words, row, { left: edge + index * (wide - half), top, width: half }),
    );
    top = Math.max(...ends) + 7;
  }
  write(words.say('paper.rules', { phone: asOne(callCentre.shown) }), {
    left: edge,
    top: top + 6,
    width: wide,
    size: 8,
    color: gray,
  });
};

/** The tickets as one PDF, a page each, in the reader's language. Between two pages whoever else asks has their turn. */
export const ticketPdf = async (
  tickets: readonly PrintedTicket[],
  language: Language,
): Promise<Uint8Array> => {
  const words = wordsIn(language, wholeCatalogue(language));
  const locators = [...new Set(tickets.map(({ print }) => print.locator))].join(', ');
  const pen = openPen(language, words.say('paper.title', { locator: locators }));
  for (const ticket of tickets) {
    drawTicket(pen, ticket, words);
    await anotherTurn();
  }
  return pen.finish();
};
