import type { Deal, DealtDeed } from '#domain/ticket-deal.ts';
import { type Port, unplugged } from '#machines/kit/port.ts';
import type { DealAnswer, ReadAnswer } from './ticket-actions.model.ts';

type Choice = {
  readonly locator: string;
  readonly deed: DealtDeed;
  readonly numbers: readonly string[];
};

export type TicketActionsPorts = {
  simulateDeal: Port<DealAnswer, Choice>;
  /** Carries out what was told: anything else is refused. */
  performDeal: Port<DealAnswer, Choice & { readonly told: Deal | null; readonly key: string }>;
  loadBooking: Port<ReadAnswer, { readonly locator: string }>;
};

export const ticketActionsPorts: TicketActionsPorts = {
  simulateDeal: unplugged(),
  performDeal: unplugged(),
  loadBooking: unplugged(),
};
