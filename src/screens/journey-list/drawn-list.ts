import type { SearchRefusal } from '#domain/booking/booking-refusal.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import type { Journey } from '#domain/journey/journey.ts';
import type { JourneyView } from '#domain/journey/journey-view.ts';
import type { Direction, TripWish } from '#domain/journey/trip-wish.ts';

/** Why there is no list, and when it may be asked for again, where that was said. */
export type ListRefusal = {
  readonly refusal: SearchRefusal | 'not-reached';
  readonly message: string | null;
  readonly againAt: number | null;
};

/** What came of asking for the journeys of a trip. */
export type ListAnswer =
  | { readonly kind: 'listed'; readonly found: { readonly [Way in Direction]: readonly Journey[] } }
  | ({ readonly kind: 'refused' } & ListRefusal);

/** What a list is drawn with before a flow lives. */
export type DrawnList = {
  readonly wish: TripWish;
  readonly view: JourneyView;
  /** Stations by their numbers, as they are read in a sentence. */
  readonly names: Readonly<Record<string, string>>;
  /** Null where the flow asks. */
  readonly answer: ListAnswer | null;
  readonly offers: DaysAround;
  /** What was pressed before a script was there. */
  readonly picked: string | null;
};
