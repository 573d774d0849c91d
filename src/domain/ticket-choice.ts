import { type Answer, granted, refused } from './answer.ts';
import { mayDoWithTicket } from './booking-deeds.ts';
import { type DeductedDeed, type Deduction, deductionOf, deductionRowAt, mostChanges } from './deductions.ts';
import type { FareFamily } from './fare-family.ts';
import type { Kurus } from './kurus.ts';
import type { TicketStatus } from './ticket-status.ts';

/** A ticket of a booking, as far as it decides what may become of it at any hour. */
export type ChoosableTicket = {
  readonly number: string;
  readonly status: TicketStatus;
  readonly changes: number;
};

/** And as far as the hour decides too. */
export type SoldTicket = ChoosableTicket & {
  readonly family: FareFamily;
  readonly departure: number;
  readonly amount: Kurus;
};

export type ChoiceRefusal =
  | 'changed-too-often'
  | 'convert-together'
  | 'no-ticket-chosen'
  | 'ticket-already-converted'
  | 'ticket-not-changeable'
  | 'ticket-not-convertible'
  | 'ticket-not-returnable'
  | 'ticket-unknown'
  | 'too-late-for-ticket';

const notInThisStatus = {
  change: 'ticket-not-changeable',
  return: 'ticket-not-returnable',
  'convert-to-open-ticket': 'ticket-not-convertible',
} as const satisfies Record<DeductedDeed, ChoiceRefusal>;

const refusalOf = (deed: DeductedDeed, ticket: ChoosableTicket): ChoiceRefusal | null => {
  if (deed === 'convert-to-open-ticket' && ticket.status === 'converted-to-open') {
    return 'ticket-already-converted';
  }
  if (!mayDoWithTicket(deed, ticket.status)) return notInThisStatus[deed];
  return deed === 'change' && ticket.changes >= mostChanges ? 'changed-too-often' : null;
};

const deducted = (deed: DeductedDeed, ticket: SoldTicket, now: number): Deduction | null => {
  const row = deductionRowAt(deed, ticket.family, ticket.departure, now);
  return row === null ? null : deductionOf(ticket.number, ticket.amount, row);
};

/** Tickets that were bought together and still hold are converted together. */
const isParted = (tickets: readonly ChoosableTicket[], chosen: ReadonlySet<string>): boolean =>
  tickets.some(
    ({ number, status }) => mayDoWithTicket('convert-to-open-ticket', status) && !chosen.has(number),
  );

/** What stands against a choice at whatever hour; null when nothing does. */
export const againstChoice = (
  deed: DeductedDeed,
  tickets: readonly ChoosableTicket[],
  numbers: readonly string[],
): ChoiceRefusal | null => {
  const chosen = new Set(numbers);
  if (chosen.size === 0) return 'no-ticket-chosen';
  const found = tickets.filter(({ number }) => chosen.has(number));
  if (found.length < chosen.size) return 'ticket-unknown';
  const refusal = found.map((ticket) => refusalOf(deed, ticket)).find((each) => each !== null);
  if (refusal) return refusal;
  return deed === 'convert-to-open-ticket' && isParted(tickets, chosen) ? 'convert-together' : null;
};

/** Whether the chosen tickets of one booking may be dealt with so at this hour, and what each loses by it. */
export const judgedChoice = (
  deed: DeductedDeed,
  tickets: readonly SoldTicket[],
  numbers: readonly string[],
  now: number,
): Answer<readonly Deduction[], ChoiceRefusal> => {
  const refusal = againstChoice(deed, tickets, numbers);
  if (refusal !== null) return refused(refusal);
  const found = tickets.filter(({ number }) => numbers.includes(number));
  const deductions = found.map((ticket) => deducted(deed, ticket, now)).filter((each) => each !== null);
  return deductions.length < found.length ? refused('too-late-for-ticket') : granted(deductions);
};
