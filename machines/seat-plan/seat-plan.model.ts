import { soldClassesOf } from '#domain/coach/sold-classes.ts';
import type { ChosenJourney } from '#domain/journey/chosen-journey.ts';
import { type Direction, directions } from '#domain/journey/trip-wish.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { Answer } from '#domain/values/answer.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';

/** A train of the journey whose coaches can be looked at. */
export type PlannedTrain = {
  readonly direction: Direction;
  readonly leg: number;
  readonly runId: number;
  readonly from: number;
  readonly to: number;
  /** What the journey was chosen on: the coach with the most room in it is shown first. */
  readonly cabinClass: CabinClass;
};

/** Every train of a journey there and back, in the order it is travelled. */
export const plannedTrains = (
  outward: ChosenJourney | null,
  back: ChosenJourney | null,
): readonly PlannedTrain[] =>
  directions.flatMap((direction) => {
    const chosen = direction === 'outward' ? outward : back;
    return (chosen?.journey.legs ?? []).map(({ runId, from, to }, leg) => ({
      direction,
      leg,
      runId,
      from,
      to,
      cabinClass: chosen?.cabinClass ?? 'Y1',
    }));
  });

/** Who sits in a coach, without how it is built. */
export type TakenInCoach = Pick<SeatMap, 'coachId' | 'free' | 'taken'>;

/** The coaches of another train of the same way, as far as they could be had. */
export type PlanBeside = Pick<PlannedTrain, 'direction' | 'leg'> & { readonly maps: readonly SeatMap[] };

/** The coaches, and the hour of the server at which they stood so. */
export type PlanAnswer = Answer<
  { readonly maps: readonly SeatMap[]; readonly beside?: readonly PlanBeside[]; readonly at: number },
  'train-unknown'
>;
export type CoachHoldsAnswer = Answer<
  { readonly coaches: readonly TakenInCoach[]; readonly at: number },
  'train-unknown'
>;

/** What stands in the coaches of one train after another, read again while one looks. */
export type SeatPlan = {
  context: {
    readonly trains: readonly PlannedTrain[];
    /** The coaches in which seats were already held. */
    readonly held: readonly number[];
    /** Which of the trains is looked at. */
    readonly train: number;
    /** The coach that is looked at, by its index; null until the train is known. */
    readonly coach: number | null;
    readonly maps: readonly SeatMap[];
    /** Of the other trains of the same way, so that all are seated at once. */
    readonly beside: readonly PlanBeside[];
    /** The hour of the server at which the places were taken so. */
    readonly readAt: number;
    readonly askedAt: number;
  };
  input: {
    readonly trains: readonly PlannedTrain[];
    readonly held: readonly number[];
    readonly now: number;
  };
  events:
    | { type: 'train.chosen'; train: number; at: number }
    | { type: 'coach.chosen'; coach: number }
    /** The reader wants to know now, or a seat turned out to be taken. */
    | { type: 'plan.asked'; at: number };
  emitted: { type: 'failed'; error: unknown };
  output: Record<string, never>;
  children: { loadSeatMaps: 'loadSeatMaps'; findTaken: 'findTaken'; waitingEnd: 'waitingEnd' };
  tags: 'busy' | 'shown';
  meta: Record<string, never>;
};

/** How soon the plan is read again while somebody looks at it. */
export const recheckAfter = 8_000;
export const timeout = 12_000;

export const begun = ({ trains, held, now }: SeatPlan['input']): SeatPlan['context'] => ({
  trains,
  held,
  train: 0,
  coach: null,
  maps: [],
  beside: [],
  readAt: 0,
  askedAt: now,
});

const freeOf = (cabinClass: CabinClass, { isOnSale, taken, coach: { places } }: SeatMap): number =>
  isOnSale
    ? places.filter(
        (place) => place.cabinClass === cabinClass && !taken.some(({ seat }) => seat === place.number),
      ).length
    : 0;

/** The coach with the most room in a class: one of that class alone before one that holds several. */
const roomiestOf = (maps: readonly SeatMap[], cabinClass: CabinClass): SeatMap | undefined => {
  const withRoom = maps.filter((map) => freeOf(cabinClass, map) > 0);
  const pure = withRoom.filter(({ coach }) => soldClassesOf(coach).length === 1);
  return (pure.length > 0 ? pure : withRoom).toSorted(
    (one, other) => freeOf(cabinClass, other) - freeOf(cabinClass, one),
  )[0];
};

/** Where a seat is held already, else where most places of the chosen class are free, else any free place. */
const firstCoachOf = (
  maps: readonly SeatMap[],
  held: readonly number[],
  { cabinClass }: PlannedTrain,
): number | null =>
  (
    maps.find(({ coachId }) => held.includes(coachId)) ??
    roomiestOf(maps, cabinClass) ??
    maps.find(({ isOnSale, free }) => isOnSale && free > 0) ??
    maps.find(({ coach }) => coach.places.length > 0)
  )?.index ?? null;

export const shownBy = (
  { trains, held, train, coach }: SeatPlan['context'],
  { maps, beside = [], at }: Extract<PlanAnswer, { readonly ok: true }>['value'],
): Partial<SeatPlan['context']> => {
  const looked = trains[train];
  const known = maps.some(({ index }) => index === coach) ? coach : null;
  return {
    maps,
    beside,
    readAt: at,
    coach: known ?? (looked === undefined ? null : firstCoachOf(maps, held, looked)),
  };
};

const isSame = (one: TakenInCoach, other: TakenInCoach): boolean =>
  one.taken.length === other.taken.length &&
  one.taken.every(({ seat, genders, whose }, index) => {
    const there = other.taken[index];
    return seat === there?.seat && genders.join() === there.genders.join() && whose === there.whose;
  });

/** A coach in which nothing has changed stays the very same. */
export const lookedAgain = (
  { maps }: SeatPlan['context'],
  { coaches, at }: { readonly coaches: readonly TakenInCoach[]; readonly at: number },
): Partial<SeatPlan['context']> => ({
  readAt: at,
  maps: maps.map((map) => {
    const now = coaches.find(({ coachId }) => coachId === map.coachId);
    return now === undefined || isSame(now, map) ? map : { ...map, free: now.free, taken: now.taken };
  }),
});
