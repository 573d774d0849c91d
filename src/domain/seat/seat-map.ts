import type { CoachTemplate } from '#domain/coach/coach.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { Gender } from '#domain/values/gender.ts';
import type { Kurus } from '#domain/values/kurus.ts';

/** A place somebody has over the stretch that is looked at; a pet has no gender. */
export type TakenSeat = {
  readonly seat: string;
  readonly genders: readonly Gender[];
  /** Of a booking that agreed to the asking party beside it. */
  readonly whose?: 'seatmate' | undefined;
};

export type SeatPrice = { readonly seat: string; readonly cabinClass: CabinClass; readonly amount: Kurus };

/** What is added to a fare and taken off it where that is published otherwise than the shop's own rules, in thousandths. */
export type SeatTerms = {
  readonly surcharges: Readonly<Record<string, number>>;
  readonly discounts: Readonly<Record<string, number>>;
};

/** One coach of a run over a stretch: how it is built, who sits where, and what a place costs. */
export type SeatMap = {
  readonly coachId: number;
  readonly index: number;
  /** What is painted on it, where that is not its number in the train. */
  readonly name?: string | undefined;
  readonly isOnSale: boolean;
  readonly free: number;
  readonly taken: readonly TakenSeat[];
  readonly prices: readonly SeatPrice[];
  readonly coach: CoachTemplate;
  readonly terms?: SeatTerms | undefined;
};
