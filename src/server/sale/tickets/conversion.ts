import type { Deduction } from '#domain/booking/deductions.ts';
import { openTicketLife } from '#domain/booking/open-ticket.ts';
import { type ChoiceRefusal, judgedChoice } from '#domain/booking/ticket-choice.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { type BookingRows, soldTicketAt, type TicketRow } from './booking-rows.ts';
import { type OpenPart, openShareOf } from './open-part.ts';

/** What an open ticket will be worth, and until when. */
export type Part = { readonly amount: Kurus; readonly expiresAt: number };

export type Converted = {
  readonly row: TicketRow;
  readonly deduction: Deduction;
  /** Money paid for it: it holds as long as any. */
  readonly ofMoney: Part;
  /** Open tickets paid for it: it lasts no longer than they did. */
  readonly ofOpenTickets: Part;
  /** Open tickets paid for it that have ended. */
  readonly lost: Kurus;
};

/** The deduction is taken of what open tickets paid first. */
const convertedOf = (row: TicketRow, deduction: Deduction, openPart: OpenPart, now: number): Converted => {
  const { amount: share, expiresAt } = openShareOf(openPart, row.number);
  const left = row.amount - deduction.amount;
  const inMoney = Math.min(left, row.amount - Math.min(share, row.amount));
  const rest = left - inMoney;
  return {
    row,
    deduction,
    ofMoney: { amount: inMoney, expiresAt: now + openTicketLife },
    ofOpenTickets: { amount: expiresAt === null ? 0 : rest, expiresAt: expiresAt ?? now },
    lost: expiresAt === null ? rest : 0,
  };
};

/** What would become of the chosen tickets, if they were converted now. */
export const conversionOf = (
  { tickets }: BookingRows,
  numbers: readonly string[],
  openPart: OpenPart,
  now: number,
): Answer<readonly Converted[], ChoiceRefusal> => {
  const judged = judgedChoice('convert-to-open-ticket', tickets.map(soldTicketAt(now)), numbers, now);
  if (!judged.ok) return judged;
  const converted = judged.value.flatMap((deduction) => {
    const row = tickets.find(({ number }) => number === deduction.ticket);
    return row === undefined ? [] : [convertedOf(row, deduction, openPart, now)];
  });
  return granted(converted);
};
