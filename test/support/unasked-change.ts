import { fromPromise } from 'xstate';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import type { QuoteAnswer } from '#machines/ticket-change/ticket-change.model.ts';

/** A change of which nobody is asked what it comes to. */
export const unaskedChange = ticketChangeMachine.provide({
  actors: { simulateChange: fromPromise(() => new Promise<QuoteAnswer>(() => undefined)) },
});
