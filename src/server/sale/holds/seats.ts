import type { Transaction } from 'kysely';
import type { Occupant } from '#domain/fare/occupant.ts';
import type { HoldRefusal } from '#domain/seat/seat-refusal.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import type { Asker } from './asker.ts';

/** One place over one stretch of one run: stops are counted from 0 along the whole run. */
export type WantedPlace = {
  readonly runId: number;
  readonly coach: number;
  readonly seat: string;
  readonly fromStop: number;
  readonly toStop: number;
  readonly gender: Gender;
  readonly occupant: Occupant;
  /** Places held for one party may stand beside each other. Made by whoever asks, at least 128 bits. */
  readonly party: string;
  /** Whose share of the train it counts in; none where the shop itself asks. */
  readonly asker?: Asker;
};

export type HeldPlace = WantedPlace & {
  /** `allocationId` on the wire. */
  readonly holdId: string;
  readonly cabinClass: CabinClass;
  /** Epoch milliseconds. Judged when read. */
  readonly deadline: number;
};

/** A refusal names the nearest places that would have been granted. */
export type HoldAnswer = Answer<HeldPlace, HoldRefusal> & { readonly instead?: readonly string[] };

/** Held places that end later, all at one instant, and how many more times that may be asked for. */
export type ExtendedHolds = { readonly now: number; readonly deadline: number; readonly left: number };

export type ExtensionAnswer = Answer<ExtendedHolds, 'selection-time-expired' | 'hold-not-extended'>;

/** The seat inventory. Holds go through a micro-batch; what belongs to a sale goes through its own transaction. */
export type Seats = {
  /** How long a hold lasts that is made now, in milliseconds. */
  readonly holdTime: () => number;
  readonly hold: (wanted: WantedPlace) => Promise<HoldAnswer>;
  readonly release: (holdId: string) => Promise<Answer<null, 'hold-unknown'>>;
  /** All of them or none. */
  readonly extend: (holdIds: readonly string[]) => Promise<ExtensionAnswer>;
  /** Whether a coach was taken from sale. */
  readonly isClosed: (runId: number, coach: number) => boolean;
};

type Within = Transaction<Tables>;

/** What a booking does with holds, inside its own transaction. Written in `holds-in-sale.ts`, called by bookings, tickets and desks. */
export type HoldsInSale = {
  /** Binds live holds of coaches on sale to a booking and moves their deadline; all or none. */
  readonly bind: (
    within: Within,
    holdIds: readonly string[],
    booking: string,
    deadline: number,
    now: number,
  ) => Promise<Answer<readonly HeldPlace[], 'selection-time-expired'>>;
  /** Nothing is prolonged unless every named hold is still there. */
  readonly prolong: (
    within: Within,
    booking: string,
    holdIds: readonly string[],
    deadline: number,
    now: number,
  ) => Promise<Answer<null, 'selection-time-expired'>>;
  /**
   * Held becomes sold when every named hold is there and its deadline still ahead; sold already by this booking is
   * granted again. Where a coach was taken from sale nothing more is sold.
   */
  readonly sell: (
    within: Within,
    booking: string,
    holdIds: readonly string[],
    now: number,
  ) => Promise<Answer<readonly HeldPlace[], 'coach-closed' | 'selection-time-expired'>>;
  /** Frees held or sold places of a booking, all or the named ones. */
  readonly free: (
    within: Within,
    booking: string,
    holdIds: readonly string[] | 'all',
    now: number,
  ) => Promise<void>;
};
