import {
  type ChangedTicket,
  type ChangeQuote,
  type ChangeReceipt,
  type TicketChange as Changing,
  changedTicketsOf,
} from '#domain/booking/change-of-tickets.ts';
import type { ChoiceRefusal } from '#domain/booking/ticket-choice.ts';
import type { TicketOrder } from '#domain/booking/ticket-order.ts';
import type { HeldSeat } from '#domain/seat/held-seat.ts';
import type { Answer } from '#domain/values/answer.ts';
import { heardIn, noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

type QuoteRefusal =
  | ChoiceRefusal
  | 'back-before-outward'
  | 'compartment-not-whole'
  | 'couchette-not-closed'
  | 'dependent-elsewhere'
  | 'gender-mismatch'
  | 'place-not-held'
  | 'place-of-another'
  | 'price-unknown'
  | 'proof-needed'
  | 'too-many-tries'
  | 'trains-overlap';

export type QuoteAnswer = Answer<ChangeQuote, QuoteRefusal>;

/** Done at once where nothing is due; else laid down until it is paid for. */
export type Performed =
  | { readonly kind: 'done'; readonly receipt: ChangeReceipt }
  | { readonly kind: 'due'; readonly order: TicketOrder };

export type PerformAnswer = Answer<Performed, QuoteRefusal | 'amount-differs' | 'key-used-otherwise'>;

type RefusalOf<Result> = Result extends { readonly refusal: infer Refusal } ? Refusal : never;

export type ChangeRefusal = RefusalOf<PerformAnswer | QuoteAnswer>;
export type ChangeAnswer = Answer<unknown, ChangeRefusal>;

/** How a change ends: `gone` when a new place is held no longer. */
export type ChangeEnd = Performed | { readonly kind: 'gone' } | { readonly kind: 'left' };

export type TicketChange = {
  context: {
    readonly locator: string;
    readonly changes: readonly ChangedTicket[];
    readonly quote: ChangeQuote | null;
    /** Made before the change is asked for: pressed twice it is one. */
    readonly key: string;
    readonly end: ChangeEnd;
  } & RefusalHeard<ChangeRefusal | 'not-reached'>;
  input: { readonly change: Changing; readonly seats: readonly HeldSeat[] };
  output: ChangeEnd;
  events: /** What the change would cost and bring is asked once more. */
    | { type: 'change.asked' }
    | { type: 'change.confirmed'; key: string }
    | { type: 'change.declined' }
    /** Whether it was done is asked once more. */
    | { type: 'outcome.asked' };
  emitted: { type: 'failed'; error: unknown };
  children: { simulateChange: 'simulateChange'; performChange: 'performChange' };
  tags: 'busy';
  meta: Record<string, never>;
};

export const timeout = 12_000;
/** How soon it is asked again whether a change was made. */
export const recheckAfter = 3_000;

type Context = TicketChange['context'];
type WithContext = { readonly context: Context };

/** Whoever is asked for a proof, or to wait, hears nothing of what the key has done. */
export const isUnproved = (answer: ChangeAnswer): boolean =>
  !answer.ok && (answer.refusal === 'proof-needed' || answer.refusal === 'too-many-tries');

export const begun = ({ change, seats }: TicketChange['input']): Context => ({
  locator: change.booking.locator,
  changes: changedTicketsOf(change, seats),
  quote: null,
  key: '',
  end: { kind: 'left' },
  ...noRefusal,
});

export const quoteKept = (_: WithContext, answer: QuoteAnswer): Partial<Context> =>
  answer.ok ? { quote: answer.value } : {};

export const keyed = (_: WithContext, { key }: { readonly key: string }): Partial<Context> => ({
  key,
  ...noRefusal,
});

/** The flow ends here: what waits for its money takes along what it is paid for. */
const endOf = ({ changes, quote }: Context, performed: Performed): ChangeEnd =>
  performed.kind === 'done' || quote === null
    ? performed
    : { kind: 'due', order: { ...performed.order, change: { changes, quote } } };

export const endKept = ({ context }: WithContext, answer: PerformAnswer): Partial<Context> =>
  answer.ok ? { end: endOf(context, answer.value), ...noRefusal } : {};

export const goneKept = (): Partial<Context> => ({ end: { kind: 'gone' } });

export const refusedBy = (_: WithContext, answer: ChangeAnswer): Partial<Context> =>
  answer.ok ? {} : heardIn(answer);

export const wantedIn = ({ context: { locator, changes } }: WithContext) => ({ locator, changes });

export const meantIn = ({ context }: WithContext) => ({
  ...wantedIn({ context }),
  due: context.quote?.due ?? 0,
  back: context.quote?.inMoney ?? 0,
  key: context.key,
});
