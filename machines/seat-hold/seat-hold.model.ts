import type { HeldSeat, SeatOf, WantedSeat } from '#domain/seat/held-seat.ts';
import type { SeatRefusal } from '#domain/seat/seat-refusal.ts';
import type { Answer } from '#domain/values/answer.ts';
import { noRefusal, type RefusalHeard } from '#machines/kit/flow/refusal-heard.ts';

export type ExtensionRefusal = 'hold-not-extended' | 'selection-time-expired';

export type HoldAnswer = Answer<readonly HeldSeat[], SeatRefusal>;
/** The new end of every hold, and how many more times it may be moved. */
export type ExtensionAnswer = Answer<{ readonly deadline: number; readonly left: number }, ExtensionRefusal>;

type HoldStatus = 'empty' | 'some' | 'whole';

export type SeatHold = {
  context: {
    /** Control: how much of what the party needs is held. */
    readonly status: HoldStatus;
    /** Control: how much of it is left once the seats are given back that are on their way. */
    readonly leaves: HoldStatus;
    /** Control: whether the hold may be lengthened once more. */
    readonly extension: 'open' | 'spent';
    /** Seats the party needs over all its trains. */
    readonly needed: number;
    /** What the seats of the party are held with, so that they may be beside each other. */
    readonly party: string;
    readonly seats: readonly HeldSeat[];
    /** The first end of any hold, in epoch milliseconds of the server's clock; 0 while nothing is held. */
    readonly deadline: number;
    /** What is being asked for or given back now. */
    readonly wanted: readonly WantedSeat[];
    readonly returning: readonly HeldSeat[];
    readonly askedAt: number;
    /** What the flow would end with now. */
    readonly outcome: SeatHold['output'];
  } & RefusalHeard<SeatRefusal | ExtensionRefusal | 'not-reached'>;
  input: {
    readonly needed: number;
    readonly party: string;
    /** Held before: a correction, or a flow that goes on after a reload. */
    readonly seats: readonly HeldSeat[];
    readonly now: number;
  };
  events: /** One seat, the best seats for all, or the same ones on the way back: all are held or none. A passenger's former seat on that train is given back once the new one is held. */
    | { type: 'seats.chosen'; seats: readonly WantedSeat[]; at: number }
    | { type: 'seats.returned'; seats: readonly HeldSeat[]; at: number }
    /** A wheelchair place among them: whether somebody needs it is asked first. */
    | { type: 'wheelchair.wanted'; seats: readonly WantedSeat[] }
    | { type: 'wheelchair.confirmed'; at: number }
    | { type: 'wheelchair.declined' }
    /** No answer came: the same is asked again. */
    | { type: 'answer.asked'; at: number }
    | { type: 'extension.asked'; at: number }
    /** All that is needed is held, and the party goes on. Refused until then. */
    | { type: 'seats.confirmed' }
    /** The party turns back; everything is given back. */
    | { type: 'seats.left'; at: number };
  emitted:
    | { type: 'failed'; error: unknown }
    /** The coaches stand otherwise than they are shown. */
    | { type: 'refused'; refusal: SeatRefusal };
  output:
    | { readonly kind: 'confirmed'; readonly seats: readonly HeldSeat[]; readonly deadline: number }
    | { readonly kind: 'expired' }
    | { readonly kind: 'left' };
  children: {
    holdSeats: 'holdSeats';
    returnSeats: 'returnSeats';
    extendHold: 'extendHold';
    holdEnd: 'holdEnd';
    waitingEnd: 'waitingEnd';
  };
  tags: 'busy' | 'countingDown';
  meta: Record<string, never>;
};

/** How long the server is waited for before the traveller may go on without its answer. */
export const timeout = 12_000;

const isOf =
  ({ passenger, direction, leg }: SeatOf) =>
  (other: SeatOf): boolean =>
    other.passenger === passenger && other.direction === direction && other.leg === leg;

const statusOf = (seats: readonly HeldSeat[], needed: number): HoldStatus => {
  if (seats.length === 0) return 'empty';
  return seats.length < needed ? 'some' : 'whole';
};

/** What is held, and all that follows from it. */
const heldBy = (seats: readonly HeldSeat[], needed: number) => {
  const status = statusOf(seats, needed);
  const deadline = seats.length === 0 ? 0 : Math.min(...seats.map((seat) => seat.deadline));
  return { seats, status, leaves: status, deadline };
};

const leftOf = ({ seats }: SeatHold['context'], returning: readonly HeldSeat[]): readonly HeldSeat[] =>
  seats.filter((seat) => !returning.some(isOf(seat)));

export const begun = ({ needed, party, seats, now }: SeatHold['input']): SeatHold['context'] => ({
  ...heldBy(seats, needed),
  extension: 'open',
  needed,
  party,
  wanted: [],
  returning: [],
  ...noRefusal,
  askedAt: now,
  outcome: { kind: 'left' },
});

export const holding = (
  { needed }: SeatHold['context'],
  seats: readonly HeldSeat[],
): Partial<SeatHold['context']> => ({ ...heldBy(seats, needed), wanted: [], ...noRefusal });

export const givingBack = (
  context: SeatHold['context'],
  returning: readonly HeldSeat[],
): Partial<SeatHold['context']> => ({
  returning,
  leaves: statusOf(leftOf(context, returning), context.needed),
});

/** A hold that begins anew may be lengthened anew. */
export const givenBack = (context: SeatHold['context']): Partial<SeatHold['context']> => {
  const held = heldBy(leftOf(context, context.returning), context.needed);
  return { ...held, returning: [], extension: held.status === 'empty' ? 'open' : context.extension };
};

export const lengthened = (
  { seats, needed }: SeatHold['context'],
  { deadline, left }: { readonly deadline: number; readonly left: number },
): Partial<SeatHold['context']> => ({
  ...heldBy(
    seats.map((seat) => ({ ...seat, deadline })),
    needed,
  ),
  extension: left > 0 ? 'open' : 'spent',
});
