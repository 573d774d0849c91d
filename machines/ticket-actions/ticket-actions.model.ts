import { againstChange, ticketChangeOf } from '#domain/booking/change-of-tickets.ts';
import { deductionEndAfter } from '#domain/booking/deduction-steps.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import { type ChoiceRefusal, type ChoosableTicket, isDealable } from '#domain/booking/ticket-choice.ts';
import {
  choosableTicketsOf,
  type Deal,
  type DealtAction,
  soldTicketsOf,
} from '#domain/booking/ticket-deal.ts';
import type { Answer } from '#domain/values/answer.ts';
import { heardIn, noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

export type DealAnswer = Answer<
  Deal,
  | ChoiceRefusal
  | 'amount-differs'
  | 'key-used-otherwise'
  | 'proof-needed'
  | 'return-together'
  | 'too-many-tries'
>;
/** The booking read anew. */
export type ReadAnswer = Answer<Reservation, 'booking-not-found' | 'more-proof-needed' | 'too-many-tries'>;

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type ActionRefusal = RefusalOf<DealAnswer | ReadAnswer>;
export type ActionAnswer = Answer<unknown, ActionRefusal>;

/** Whether the chosen tickets may be exchanged by now. */
export type ChangeLeave = Answer<unknown, ChoiceRefusal | 'proof-needed' | 'too-many-tries'>;

export type TicketActions = {
  context: {
    readonly booking: Reservation;
    /** The hour by which its tickets are judged. */
    readonly asOf: number;
    /** Control: the tickets of the booking, as they are judged. */
    readonly tickets: readonly ChoosableTicket[];
    /** Control: the numbers of those that are chosen. */
    readonly chosen: readonly string[];
    readonly action: DealtAction;
    /** What was told before, and what was given once it is done. */
    readonly deal: Deal | null;
    /** Made before the action is asked for: pressed twice it is one. */
    readonly key: string;
  } & RefusalHeard<ActionRefusal | 'not-reached'>;
  input: {
    readonly booking: Reservation;
    /** The server's hour, in epoch milliseconds. */
    readonly now: number;
  };
  events: /** A ticket is chosen, or not any more. */
    | { type: 'ticket.toggled'; number: string }
    | { type: 'all.chosen' }
    /** What the chosen tickets would bring is asked. */
    | { type: 'deal.asked'; action: DealtAction }
    /** The chosen tickets shall be exchanged for others. */
    | { type: 'change.asked' }
    | { type: 'deal.confirmed'; key: string }
    | { type: 'deal.declined' }
    /** Whether it was done is asked once more. */
    | { type: 'outcome.asked' }
    | { type: 'booking.asked' }
    | { type: 'receipt.closed' };
  emitted: { type: 'failed'; error: unknown };
  children: {
    mayChange: 'mayChange';
    simulateDeal: 'simulateDeal';
    performDeal: 'performDeal';
    loadBooking: 'loadBooking';
    deductionEnd: 'deductionEnd';
  };
  tags: 'busy';
  meta: Record<string, never>;
};

export const timeout = 12_000;
/** How soon it is asked again whether an action was done. */
export const recheckAfter = 3_000;

type Context = TicketActions['context'];
type WithContext = { readonly context: Context };

/** Where only one ticket can be chosen, it is. */
const chosenAtFirst = (tickets: readonly ChoosableTicket[]): readonly string[] => {
  const dealable = tickets.filter(isDealable);
  return dealable.length === 1 ? dealable.map(({ number }) => number) : [];
};

const judged = (booking: Reservation, asOf: number) => {
  const tickets = choosableTicketsOf(booking, asOf);
  return { booking, asOf, tickets, chosen: chosenAtFirst(tickets) };
};

export const begun = ({ booking, now }: TicketActions['input']): Context => ({
  ...judged(booking, now),
  action: 'return',
  deal: null,
  key: '',
  ...noRefusal,
});

export const isToBeChosen = ({ tickets }: Context, number: string): boolean =>
  tickets.some((ticket) => ticket.number === number && isDealable(ticket));

export const areSomeLeft = ({ tickets, chosen }: Context): boolean =>
  tickets.some((ticket) => isDealable(ticket) && !chosen.includes(ticket.number));

export const toggled = (
  { context: { tickets, chosen } }: WithContext,
  { number }: { readonly number: string },
): Partial<Context> => {
  const after = new Set(
    chosen.includes(number) ? chosen.filter((each) => each !== number) : [...chosen, number],
  );
  return {
    chosen: tickets.flatMap((ticket) => (after.has(ticket.number) ? [ticket.number] : [])),
    ...noRefusal,
  };
};

export const isAnythingLeft = ({ tickets }: Context): boolean => tickets.some(isDealable);

export const mayChange = ({ booking, tickets, chosen }: Context): boolean =>
  againstChange(ticketChangeOf(booking, chosen), tickets) === null;

export const allChosen = ({ context: { tickets } }: WithContext): Partial<Context> => ({
  chosen: tickets.filter(isDealable).map(({ number }) => number),
  ...noRefusal,
});

export const actionAsked = (
  _: WithContext,
  { action }: { readonly action: DealtAction },
): Partial<Context> => ({
  action,
  deal: null,
  ...noRefusal,
});

export const dealKept = (_: WithContext, answer: DealAnswer): Partial<Context> =>
  answer.ok ? { deal: answer.value } : {};

export const receiptKept = (_: WithContext, answer: DealAnswer): Partial<Context> =>
  answer.ok ? { deal: answer.value, ...noRefusal } : {};

export const bookingRead = ({ context: { asOf } }: WithContext, answer: ReadAnswer): Partial<Context> =>
  answer.ok ? { ...judged(answer.value, asOf), ...noRefusal } : {};

export const deductionEndIn = ({ context: { booking, asOf } }: WithContext) => ({
  at: deductionEndAfter(soldTicketsOf(booking), asOf) ?? asOf,
});

/** What can no longer be chosen is not chosen any more. */
export const judgedAnew = ({ context }: WithContext): Partial<Context> => {
  const { asOf, tickets } = judged(context.booking, deductionEndIn({ context }).at);
  const kept = tickets.filter((each) => isDealable(each) && context.chosen.includes(each.number));
  return { asOf, tickets, chosen: kept.map(({ number }) => number) };
};

/** Why it was refused is said while every chosen ticket stands as it did; otherwise the first try was done. */
export const outcomeRead = (held: WithContext, answer: ReadAnswer): Partial<Context> => {
  const { refusal, message, againAt, chosen } = held.context;
  const read = bookingRead(held, answer);
  const isUndone = chosen.every((number) =>
    read.tickets?.some((ticket) => ticket.number === number && isDealable(ticket)),
  );
  return isUndone ? { ...read, refusal, message, againAt } : read;
};

export const keyed = (_: WithContext, { key }: { readonly key: string }): Partial<Context> => ({
  key,
  ...noRefusal,
});

export const refusedBy = (_: WithContext, answer: ActionAnswer): Partial<Context> =>
  answer.ok ? {} : heardIn(answer);

export const dealForgotten = (): Partial<Context> => ({ deal: null, ...noRefusal });

export const choiceIn = ({ context: { booking, action, chosen } }: WithContext) => ({
  locator: booking.locator,
  action,
  numbers: chosen,
});

export const chosenIn = ({ context: { booking, chosen } }: WithContext) => ({
  locator: booking.locator,
  numbers: chosen,
});

export const dealIn = ({ context }: WithContext) => ({
  ...choiceIn({ context }),
  quote: context.deal,
  key: context.key,
});

export const locatorIn = ({ context: { booking } }: WithContext) => ({ locator: booking.locator });
