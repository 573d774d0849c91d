import { type Answer, granted, refused } from '#domain/values/answer.ts';
import type { FareFamily } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { mayDoWithTicket } from './booking-actions.ts';
import {
  type DeductedAction,
  type Deduction,
  deductedActions,
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
  readonly tooLateFor: readonly DeductedAction[];
};

export const choosableAt =
  (now: number) =>
  ({ number, status, changes, family, departure }: SoldTicket): ChoosableTicket => ({
    number,
    status,
    changes,
    tooLateFor: deductedActions.filter((action) => deductionRowAt(action, family, departure, now) === null),
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
} as const satisfies Record<DeductedAction, ChoiceRefusal>;

const refusalOf = (action: DeductedAction, ticket: ChoosableTicket): ChoiceRefusal | null => {
  if (action === 'convert-to-open-ticket' && ticket.status === 'converted-to-open') {
    return 'ticket-already-converted';
  }
  if (!mayDoWithTicket(action, ticket.status)) return notInThisStatus[action];
  if (action === 'change' && ticket.changes >= mostChanges) return 'changed-too-often';
  return ticket.tooLateFor.includes(action) ? 'too-late-for-ticket' : null;
};

/** Whether anything may still be done with a ticket: only such a one is chosen. */
export const isDealable = ({ status, tooLateFor }: ChoosableTicket): boolean =>
  deductedActions.some((action) => mayDoWithTicket(action, status) && !tooLateFor.includes(action));

const deducted = (action: DeductedAction, ticket: SoldTicket, now: number): Deduction | null => {
  const row = deductionRowAt(action, ticket.family, ticket.departure, now);
  return row === null ? null : deductionOf(ticket.number, ticket.amount, row);
};

/** Tickets that were bought together and can still be converted are converted together. */
const isParted = (tickets: readonly ChoosableTicket[], chosen: ReadonlySet<string>): boolean =>
  tickets.some(
    (ticket) => !chosen.has(ticket.number) && refusalOf('convert-to-open-ticket', ticket) === null,
  );

/** What stands against a choice; null when nothing does. */
export const againstChoice = (
  action: DeductedAction,
  tickets: readonly ChoosableTicket[],
  numbers: readonly string[],
): ChoiceRefusal | null => {
  const chosen = new Set(numbers);
  if (chosen.size === 0) return 'no-ticket-chosen';
  const found = tickets.filter(({ number }) => chosen.has(number));
  if (found.length < chosen.size) return 'ticket-unknown';
  const refusal = found.map((ticket) => refusalOf(action, ticket)).find((each) => each !== null);
  if (refusal) return refusal;
  return action === 'convert-to-open-ticket' && isParted(tickets, chosen) ? 'convert-together' : null;
};

/** Whether the chosen tickets of one booking may be dealt with so at this hour, and what each loses by it. */
export const judgedChoice = (
  action: DeductedAction,
  tickets: readonly SoldTicket[],
  numbers: readonly string[],
  now: number,
): Answer<readonly Deduction[], ChoiceRefusal> => {
  const refusal = againstChoice(action, tickets.map(choosableAt(now)), numbers);
  if (refusal !== null) return refused(refusal);
  const found = tickets.filter(({ number }) => numbers.includes(number));
  return granted(found.map((ticket) => deducted(action, ticket, now)).filter((each) => each !== null));
};
