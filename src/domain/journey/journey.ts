import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Surcharges } from '#domain/values/fare-family.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { TrainType } from '#domain/values/train-type.ts';

/** What one class of a train offers on a stretch. */
export type CabinOffer = {
  readonly cabinClass: CabinClass;
  /** For one full fare; null where the class is not sold on this stretch. */
  readonly price: Kurus | null;
  readonly general: number;
  readonly wheelchair: number;
  /** Free beside a stranger of a gender this party has, or of any while it is unnamed. */
  readonly bound: number;
};

/** Minutes since the leg departed. */
export type JourneyStop = { readonly station: number; readonly arrives: number; readonly departs: number };

/** One train of a journey. Instants are epoch milliseconds. */
export type JourneyLeg = {
  readonly runId: number;
  readonly number: string;
  readonly name: string;
  readonly commercialName: string;
  readonly type: TrainType;
  readonly from: number;
  readonly to: number;
  readonly departure: number;
  readonly arrival: number;
  readonly stops: readonly JourneyStop[];
  readonly isReservable: boolean;
  readonly isOnSale: boolean;
  readonly saleOpensAt: number;
  readonly cabins: readonly CabinOffer[];
};

/** `seat-change`: one train, full from end to end, free in pieces. */
export type JourneyKind = 'direct' | 'transfer' | 'seat-change';

export type Journey = {
  readonly kind: JourneyKind;
  readonly legs: readonly JourneyLeg[];
  /** What families add to its fares; where nothing is said, what they add by the shop's own rules. */
  readonly surcharges?: Surcharges | undefined;
};
