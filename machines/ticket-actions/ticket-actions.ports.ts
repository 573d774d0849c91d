import type { Deal, DealtAction } from '#domain/booking/ticket-deal.ts';
import { type Deadline, deadline } from '#machines/kit/flow/deadline.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { ChangeLeave, DealAnswer, ReadAnswer } from './ticket-actions.model.ts';

type Choice = {
  readonly locator: string;
  readonly action: DealtAction;
  readonly numbers: readonly string[];
};

export type TicketActionsPorts = {
  /** Asked before other trains are looked for: they may have been dealt with elsewhere. */
  mayChange: Port<ChangeLeave, { readonly locator: string; readonly numbers: readonly string[] }>;
  simulateDeal: Port<DealAnswer, Choice>;
  /** Carries out what was told: anything else is refused. */
  performDeal: Port<DealAnswer, Choice & { readonly quote: Deal | null; readonly key: string }>;
  loadBooking: Port<ReadAnswer, { readonly locator: string }>;
  /** From then on something else is taken of a ticket, or it can no longer be dealt with so. */
  deductionEnd: Deadline;
};

export const ticketActionsPorts: TicketActionsPorts = {
  mayChange: unplugged(),
  simulateDeal: unplugged(),
  performDeal: unplugged(),
  loadBooking: unplugged(),
  deductionEnd: deadline,
};
