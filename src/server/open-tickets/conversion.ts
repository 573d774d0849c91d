import { type Answer, granted } from '#domain/answer.ts';
import type { Deduction } from '#domain/deductions.ts';
import type { Kurus } from '#domain/kurus.ts';
import { openTicketLife } from '#domain/open-ticket.ts';
import { type ChoiceRefusal, judgedChoice } from '#domain/ticket-choice.ts';
import { type BookingRows, soldTicketAt, type TicketRow } from '#server/tickets/booking-rows.ts';
import type { OpenPart } from '#server/tickets/open-part.ts';

export type Converted = {
  readonly row: TicketRow;
  readonly deduction: Deduction;
  /** What the open ticket will be worth. */
  readonly amount: Kurus;
};

export type Conversion = { readonly tickets: readonly Converted[]; readonly expiresAt: number };

/** A ticket that open tickets paid for lasts no longer than they did. */
const endOf = ({ expiresAt }: OpenPart, now: number): number =>
  Math.min(now + openTicketLife, expiresAt ?? Number.POSITIVE_INFINITY);

/** What would become of the chosen tickets, if they were converted now. */
export const conversionOf = (
  { tickets }: BookingRows,
  numbers: readonly string[],
  openPart: OpenPart,
  now: number,
): Answer<Conversion, ChoiceRefusal> => {
  const judged = judgedChoice('convert-to-open-ticket', tickets.map(soldTicketAt(now)), numbers, now);
  if (!judged.ok) return judged;
  const converted = judged.value.flatMap((deduction) => {
    const row = tickets.find(({ number }) => number === deduction.ticket);
    return row === undefined ? [] : [{ row, deduction, amount: row.amount - deduction.amount }];
  });
  return granted({ tickets: converted, expiresAt: endOf(openPart, now) });
};
