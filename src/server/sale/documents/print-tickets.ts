import {
  generatePdf as ofBooking,
  getPdfOfMany as ofMany,
  getPdf as ofOne,
} from '#contract/bookings/documents.ts';
import { type Answer, granted, refused } from '#domain/values/answer.ts';
import { minute } from '#domain/values/durations.ts';
import type { Language } from '#domain/values/language.ts';
import { type Caller, type Turns, wideNet } from '#server/people/access/counted-for.ts';
import { refusalOfTurn } from '#server/people/access/take-turn.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { barcodeKey, barcodeOfPrint, barcodeText } from '#server/sale/boarding/barcode-text.ts';
import { isPrintable, languageIn, printsOf } from '#server/sale/boarding/prints.ts';
import { ticketByCode, ticketsByCodes } from '#server/sale/boarding/ticket-by-code.ts';
import type { AppContext } from '#server/sale/context/app-context.ts';
import { operation } from '#server/sale/context/operation.ts';
import { type Acting, bookingToActOn } from '#server/sale/tickets/acting.ts';
import { ticketsOf } from '#server/sale/tickets/booking-rows.ts';

type Row = Tables['ticket'];
type File = { readonly fileName: string; readonly contentType: 'application/pdf'; readonly content: string };
type Refusal = 'document-not-found' | 'too-many-tries';

const turns: Turns = { name: 'pdf', most: 30, within: minute, browsers: wideNet };

/** Drawing costs more than looking: a browser has so many files a minute. */
export const refusalOfPrint = (caller: Caller, app: AppContext) => refusalOfTurn(caller, turns, app);

/** A number alone opens nothing: its booking must be the caller's to act on. */
const ownTicket = async (number: string, acting: Acting, app: AppContext): Promise<Row | null> => {
  const row = await app.db.selectFrom('ticket').selectAll().where('number', '=', number).executeTakeFirst();
  const booking = await bookingToActOn(row?.locator ?? '', acting, app);
  return booking === null ? null : (row ?? null);
};

/** The tickets in one file. One that does not hold any more, or is not there, leaves none. */
export const pdfOf = async (
  rows: readonly (Row | null)[],
  language: Language,
  app: AppContext,
): Promise<Answer<{ readonly fileName: string; readonly bytes: Uint8Array }, Refusal>> => {
  const now = app.clock.now();
  const shown = rows.filter((row) => row !== null && isPrintable(now)(row)).filter((row) => row !== null);
  if (rows.length === 0 || shown.length < rows.length) return refused('document-not-found');
  const key = await barcodeKey(app.db);
  const prints = await printsOf(shown, language, app);
  const tickets = prints.map((print) => ({ print, barcode: barcodeText(barcodeOfPrint(print), key) }));
  const { ticketPdf } = await import('./ticket-pdf.ts');
  const bytes = await ticketPdf(tickets, language);
  return granted({ fileName: `${prints[0]?.locator ?? ''}.pdf`, bytes });
};

/** Whoever guesses is not given a look for each of many: the first that is not theirs is the last. */
const ownTickets = async (
  numbers: readonly string[],
  acting: Acting,
  app: AppContext,
): Promise<readonly (Row | null)[]> => {
  const rows: (Row | null)[] = [];
  for (const number of numbers) {
    const row = await ownTicket(number, acting, app);
    rows.push(row);
    if (row === null) break;
  }
  return rows;
};

const fileOf = async (
  rows: readonly (Row | null)[],
  language: Language,
  app: AppContext,
): Promise<Answer<File, Refusal>> => {
  const file = await pdfOf(rows, language, app);
  if (!file.ok) return file;
  const { fileName, bytes } = file.value;
  const content = Buffer.from(bytes).toString('base64');
  return granted({ fileName, contentType: 'application/pdf' as const, content });
};

export const getPdf = operation(ofOne, async ({ body, language, ...acting }, app) => {
  const over = refusalOfPrint(acting, app);
  if (over !== null) return over;
  const row =
    body.code == null
      ? await ownTicket(body.ticketNumber ?? '', acting, app)
      : await ticketByCode(app.db, body.code, app.clock.now());
  return fileOf([row], languageIn(body.lang, language), app);
});

export const getPdfOfMany = operation(ofMany, async ({ body, language, ...acting }, app) => {
  const over = refusalOfPrint(acting, app);
  if (over !== null) return over;
  const byCode = await ticketsByCodes(app.db, body.codes ?? [], app.clock.now());
  const byNumber = await ownTickets(body.ticketNumbers ?? [], acting, app);
  return fileOf([...byCode, ...byNumber], languageIn(body.lang, language), app);
});

export const generatePdf = operation(ofBooking, async ({ body, language, ...acting }, app) => {
  const over = refusalOfPrint(acting, app);
  if (over !== null) return over;
  const now = app.clock.now();
  const booking = await bookingToActOn(body.pnr, acting, app);
  const rows = booking === null ? [] : await ticketsOf(app.db, booking.locator);
  return fileOf(rows.filter(isPrintable(now)), languageIn(body.lang, language), app);
});
