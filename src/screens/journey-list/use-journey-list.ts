import type { SnapshotFrom } from 'xstate';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import { tripQueryOf } from '#domain/journey/trip-query.ts';
import type { Direction, TripWish } from '#domain/journey/trip-wish.ts';
import {
  againAtOf,
  backLostOf,
  directionOf,
  foundOf,
  isList,
  messageOf,
  offersOf,
  outwardOf,
  refusalOf,
  stateOf,
  wishOf,
} from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import { useFlow } from '#panels/use-flow.ts';
import type { DrawnList, ListAnswer } from './drawn-list.ts';

type Snapshot = SnapshotFrom<BookingActor>;

const isRefused = (snapshot: Snapshot) => snapshot.matches({ listing: 'refused' });
const isAsking = (snapshot: Snapshot) => snapshot.matches({ listing: 'asking' });

/** Of what may be said of a search; anything else was said of something else. */
const searchRefusals = [
  'day-not-on-sale',
  'no-train-found',
  'station-unknown',
  'stations-alike',
  'stations-unpaired',
  'too-many-passengers',
  'too-many-tries',
] as const;

export type ShownList = {
  readonly state: string;
  readonly wish: TripWish;
  readonly direction: Direction;
  /** Null while it is being asked for. */
  readonly answer: ListAnswer | null;
  readonly offers: DaysAround;
  /** The way there, while the way back is chosen. */
  readonly outward: ChosenJourney | null;
  /** The way back that was chosen before and leaves too early by now. */
  readonly backLost: ChosenJourney | null;
};

/** The list as the flow has it; until it does, as the page was drawn. */
export const useJourneyList = (booking: BookingActor | null, drawn: DrawnList): ShownList => {
  const isThere = useFlow(booking, isList, false);
  const state = useFlow<BookingActor, string>(booking, stateOf, 'drawn');
  const known = useFlow(booking, wishOf, null);
  const direction = useFlow<BookingActor, Direction>(booking, directionOf, 'outward');
  const found = useFlow(booking, foundOf, null);
  const offers = useFlow(booking, offersOf, null);
  const outward = useFlow(booking, outwardOf, null);
  const backLost = useFlow(booking, backLostOf, null);
  const refusal = useFlow(booking, refusalOf, null);
  const message = useFlow(booking, messageOf, null);
  const againAt = useFlow(booking, againAtOf, null);
  const asking = useFlow(booking, isAsking, false);
  const refused = useFlow(booking, isRefused, false);
  const { wish, answer: before } = drawn;
  const isSame = known !== null && tripQueryOf(known) === tripQueryOf(wish);
  // Whoever has chosen sees the list until the next page is there.
  const isLeft = isSame && found !== null;
  if (known === null || !(isThere || isLeft)) {
    const noChoice = { outward: null, backLost: null } as const;
    return { state, wish, direction: 'outward', answer: before, offers: drawn.offers, ...noChoice };
  }
  const isSameSearch = direction === 'outward' && isSame;
  const shownOffers = offers?.[direction] ?? drawn.offers;
  const around = shownOffers.days.length === 0 && isSameSearch ? drawn.offers : shownOffers;
  const shown = {
    state,
    wish: known,
    direction,
    offers: around,
    outward: direction === 'back' ? outward : null,
    backLost: direction === 'back' ? backLost : null,
  };
  if (refused) {
    const why = searchRefusals.find((each) => each === refusal) ?? 'not-reached';
    return { ...shown, answer: { kind: 'refused', refusal: why, message, againAt } };
  }
  if (asking || found === null) return { ...shown, answer: isSameSearch ? before : null };
  return { ...shown, answer: { kind: 'listed', found } };
};
