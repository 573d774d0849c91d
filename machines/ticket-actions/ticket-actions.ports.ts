import type { Deal, DealtDeed } from '#domain/ticket-deal.ts';
import { type Port, unplugged } from '#machines/kit/port.ts';
import type { ChangeLeave, DealAnswer, ReadAnswer } from './ticket-actions.model.ts';

type Choice = {
  readonly locator: string;
  readonly deed: DealtDeed;
  readonly numbers: readonly string[];
};

export type TicketActionsPorts = {
  /** Asked before other trains are looked for: how late it is and how often they were changed only the server knows. */
  mayChange: Port<ChangeLeave, { readonly locator: string; readonly numbers: readonly string[] }>;
  simulateDeal: Port<DealAnswer, Choice>;
  /** Carries out what was told: anything else is refused. */
  performDeal: Port<DealAnswer, Choice & { readonly told: Deal | null; readonly key: string }>;
  loadBooking: Port<ReadAnswer, { readonly locator: string }>;
};

export const ticketActionsPorts: TicketActionsPorts = {
  mayChange: unplugged(),
  simulateDeal: unplugged(),
  performDeal: unplugged(),
  loadBooking: unplugged(),
};
