import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { mayDoWithTicket } from './booking-deeds.ts';
import {
  type DeductedDeed,
  type Deduction,
  deductedDeeds,
  deductionOf,
  deductionRowAt,
  mostChanges,
} from './deductions.ts';
import type { TicketStatus } from './ticket-status.ts';

/** A ticket of a booking, as far as it and the hour decide what may become of it. */
export type SoldTicket = {
  readonly number: string;
  readonly status: TicketStatus;
  readonly changes: number;
  readonly family: FareFamily;
  readonly departure: number;
  readonly amount: Kurus;
};

/** The same at one hour, as far as a choice is judged by it. */
export type ChoosableTicket = Pick<SoldTicket, 'number' | 'status' | 'changes'> & {
  readonly tooLateFor: readonly DeductedDeed[];
};

export const choosableAt =
  (now: number) =>
  ({ number, status, changes, family, departure }: SoldTicket): ChoosableTicket => ({
    number,
    status,
    changes,
    tooLateFor: deductedDeeds.filter((deed) => deductionRowAt(deed, family, departure, now) === null),
  });

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
  if (deed === 'change' && ticket.changes >= mostChanges) return 'changed-too-often';
  return ticket.tooLateFor.includes(deed) ? 'too-late-for-ticket' : null;
};

/** Whether anything may still be done with a ticket: only such a one is chosen. */
export const isDealable = ({ status, tooLateFor }: ChoosableTicket): boolean =>
  deductedDeeds.some((deed) => mayDoWithTicket(deed, status) && !tooLateFor.includes(deed));

const deducted = (deed: DeductedDeed, ticket: SoldTicket, now: number): Deduction | null => {
  const row = deductionRowAt(deed, ticket.family, ticket.departure, now);
  return row === null ? null : deductionOf(ticket.number, ticket.amount, row);
};

/** Tickets that were bought together and can still be converted are converted together. */
const isParted = (tickets: readonly ChoosableTicket[], chosen: ReadonlySet<string>): boolean =>
  tickets.some(
    (ticket) => !chosen.has(ticket.number) && refusalOf('convert-to-open-ticket', ticket) === null,
  );

/** What stands against a choice; null when nothing does. */
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
  const refusal = againstChoice(deed, tickets.map(choosableAt(now)), numbers);
  if (refusal !== null) return refused(refusal);
  const found = tickets.filter(({ number }) => numbers.includes(number));
  return granted(found.map((ticket) => deducted(deed, ticket, now)).filter((each) => each !== null));
};
