import type { BookingMode } from '#domain/values/flow-mode.ts';
import type { ChosenJourney } from './chosen-journey.ts';
import type { DaysAround } from './day-offer.ts';
import { type Direction, noWish, onDay, type TripWish } from './trip-wish.ts';

/**
 * How far the choice of a trip has come. `wished` and `back-wished`: a list is to be asked for, to choose the way there
 * or the way back. `open`: the list is there. `half`: the way there is chosen and the way back is not.
 */
export type Choice = 'back-wished' | 'half' | 'made' | 'none' | 'open' | 'wished';

/** What is wished and chosen of a trip. */
export type TripChoice = {
  readonly mode: BookingMode;
  readonly wish: TripWish | null;
  readonly way: 'one-way' | 'round-trip';
  readonly choice: Choice;
  /** For every direction what the days around its day offer. */
  readonly offers: { readonly [Way in Direction]: DaysAround };
  readonly outward: ChosenJourney | null;
  readonly back: ChosenJourney | null;
  /** The way back that was chosen before, and leaves too early for the way there that is chosen now. */
  readonly backLost: ChosenJourney | null;
};

const noOffers: DaysAround = { days: [], next: null };

const unchosen = {
  offers: { outward: noOffers, back: noOffers },
  outward: null,
  back: null,
  backLost: null,
} as const satisfies Partial<TripChoice>;

/** The way whose journey is being chosen. */
export const directionOf = ({ choice }: Pick<TripChoice, 'choice'>): Direction =>
  choice === 'half' || choice === 'back-wished' ? 'back' : 'outward';

/** A wish to which nothing is chosen yet. */
export const tripWished = (wish: TripWish | null) =>
  ({
    ...unchosen,
    wish,
    way: wish?.back == null ? 'one-way' : 'round-trip',
    choice: wish === null ? 'none' : 'wished',
  }) as const;

/** The same trip on another day. Who looks for a way back has chosen the way there. */
export const onAnotherDay = (
  { wish, outward }: TripChoice,
  direction: Direction,
  day: string,
): Partial<TripChoice> => {
  const wished = tripWished(onDay(wish ?? noWish, direction, day));
  return direction === 'back' ? { ...wished, outward, choice: 'back-wished' } : wished;
};

/** The list is there. Whoever reads it again has chosen what they had chosen. */
export const listed = ({ choice }: TripChoice): Choice => {
  if (choice === 'wished') return 'open';
  return choice === 'back-wished' ? 'half' : choice;
};

/** The way back is chosen once more. */
export const outwardChosen = ({ way }: TripChoice, outward: ChosenJourney): Partial<TripChoice> => ({
  outward,
  back: null,
  choice: way === 'one-way' ? 'made' : 'half',
});

export const backChosen = (back: ChosenJourney): Partial<TripChoice> => ({
  back,
  backLost: null,
  choice: 'made',
});

/** Whoever looks for trains again says again whether they reserve. */
export const asSale = ({ mode }: TripChoice): Partial<TripChoice> => ({
  mode: mode === 'reservation' ? 'sale' : mode,
});

/** A trip that was chosen whole can be gone back to; of any other only the wish is kept. */
export const setAside = (choice: TripChoice): Partial<TripChoice> =>
  choice.choice === 'made' ? asSale(choice) : { ...asSale(choice), choice: 'none', way: 'one-way' };

/** The way there is chosen once more; on a trip that was chosen whole nothing is lost by looking. */
export const outwardAgain = ({ choice }: TripChoice): Partial<TripChoice> =>
  choice === 'made' ? {} : { choice: 'open' };
