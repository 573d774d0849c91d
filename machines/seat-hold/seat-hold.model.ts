import type { Answer } from '#domain/answer.ts';
import type { HeldSeat, WantedSeat } from '#domain/held-seat.ts';

/** Why seats were not given. */
export type SeatRefusal =
  | 'seat-taken'
  | 'seat-unknown'
  | 'gender-beside'
  | 'compartment-of-others'
  | 'wheelchair-only'
  | 'pet-not-here'
  | 'coach-closed'
  | 'sale-not-open'
  | 'train-departed'
  | 'too-many-tries';

export type ExtensionRefusal = 'hold-not-extended' | 'selection-time-expired';

export type HoldAnswer = Answer<readonly HeldSeat[], SeatRefusal>;
/** The new end of every hold, and how many more times it may be moved. */
export type ExtensionAnswer = Answer<{ readonly deadline: number; readonly left: number }, ExtensionRefusal>;

type Standing = 'empty' | 'some' | 'whole';

export type SeatHold = {
  context: {
    /** Control: how much of what the party needs is held. */
    readonly standing: Standing;
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
    readonly refusal: SeatRefusal | ExtensionRefusal | 'not-reached' | null;
    readonly said: string | null;
    readonly askedAt: number;
  };
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
    | { type: 'extension.asked'; at: number }
    /** All that is needed is held, and the party goes on. Refused until then. */
    | { type: 'seats.confirmed' }
    /** The party turns back; everything is given back. */
    | { type: 'seats.left'; at: number };
  emitted: { type: 'failed'; error: unknown };
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
export const patience = 12_000;
