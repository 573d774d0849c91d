import type { Kurus } from '#domain/values/kurus.ts';
import { type DeductedAction, deductedActions, deductionEnds } from './deductions.ts';
import { judgedChoice, type SoldTicket } from './ticket-choice.ts';

/** What an action takes of tickets until an instant, and what it leaves of them. */
export type DeductionStep = { readonly until: number; readonly taken: Kurus; readonly left: Kurus };

const endsFrom = (action: DeductedAction, tickets: readonly SoldTicket[], now: number): readonly number[] =>
  [...new Set(tickets.flatMap(({ family, departure }) => deductionEnds(action, family, departure)))]
    .filter((end) => end >= now)
    .toSorted((one, other) => one - other);

const stepUntil = (
  action: DeductedAction,
  tickets: readonly SoldTicket[],
  until: number,
): DeductionStep | null => {
  const numbers = tickets.map(({ number }) => number);
  const judged = judgedChoice(action, tickets, numbers, until);
  if (!judged.ok) return null;
  const taken = judged.value.reduce((sum, { amount }) => sum + amount, 0);
  return { until, taken, left: tickets.reduce((sum, { amount }) => sum + amount, 0) - taken };
};

/** What an action takes of chosen tickets from now on, step by step, as long as it may be done with all of them. */
export const deductionStepsOf = (
  action: DeductedAction,
  tickets: readonly SoldTicket[],
  now: number,
): readonly DeductionStep[] =>
  endsFrom(action, tickets, now)
    .map((until) => stepUntil(action, tickets, until))
    .filter((step) => step !== null)
    .filter(({ taken }, index, steps) => steps[index + 1]?.taken !== taken);

/** The first instant after now at which something else is taken of a ticket, or something can no longer be done. */
export const deductionEndAfter = (tickets: readonly SoldTicket[], now: number): number | null => {
  const [end] = deductedActions
    .flatMap((action) => endsFrom(action, tickets, now))
    .toSorted((one, other) => one - other);
  return end === undefined ? null : end + 1;
};
