import type { ChangedTicket } from '#domain/booking/change-of-tickets.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import { type Port, unplugged } from '#machines/kit/flow/port.ts';
import type { PerformAnswer, QuoteAnswer } from './ticket-change.model.ts';

type Wanted = { readonly locator: string; readonly changes: readonly ChangedTicket[] };

export type TicketChangePorts = {
  simulateChange: Port<QuoteAnswer, Wanted>;
  /** Carries out what was told, or lays it down until it is paid for. */
  performChange: Port<
    PerformAnswer,
    Wanted & { readonly due: Kurus; readonly back: Kurus; readonly key: string }
  >;
};

export const ticketChangePorts: TicketChangePorts = {
  simulateChange: unplugged(),
  performChange: unplugged(),
};
