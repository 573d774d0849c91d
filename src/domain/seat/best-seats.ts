import type { Place } from '#domain/coach/coach.ts';
import { type PlannedSeat, planOf } from '#domain/coach/coach-plan.ts';
import { openCouchettes } from '#domain/coach/covered-couchette.ts';
import { bearingOn } from '#domain/coach/nearest-places.ts';
import type { NeighbourRule } from '#domain/coach/neighbour-rule.ts';
import { refusalOfPlace } from '#domain/coach/place-refusal.ts';
import type { Seated, TakenPlace } from '#domain/coach/seated.ts';
import { isWheelchairPlace } from '#domain/coach/wheelchair-place.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import type { HeldSeat } from './held-seat.ts';
import type { SeatMap } from './seat-map.ts';
import { takenIn } from './seat-status.ts';

/** Somebody who still needs a place in the train. */
export type Seeker = {
  readonly passenger: number;
  readonly who: Seated;
  readonly needs: 'any-place' | 'wheelchair-place';
};

export type FoundSeat = { readonly passenger: number; readonly coachId: number; readonly place: Place };

export type Sought = {
  readonly cabinClass: CabinClass;
  /** What the party holds in the train. */
  readonly held: readonly HeldSeat[];
  readonly rule: NeighbourRule;
};

/** A coach, as far as it can be had. */
type Open = {
  readonly map: SeatMap;
  readonly sought: Sought;
  /** Where the rest of the party sits. */
  readonly own: readonly PlannedSeat[];
  readonly free: readonly PlannedSeat[];
  readonly takenAbout: (place: Place) => readonly TakenPlace[];
};

type Placed = { readonly seeker: Seeker; readonly seat: PlannedSeat };
type Seating = { readonly found: readonly FoundSeat[]; readonly cost: number };

/** Of a step apart, of another coach than the rest of the party, of a seat against the way, without window or table, of a stranger beside. */
const costs = { apart: 10, elsewhere: 1_000, backward: 8, windowless: 2, tableless: 1, stranger: 3 } as const;

const seatingOrder = ['wheelchair-user', 'companion', 'passenger', 'pet'] as const;

/** A companion needs the wheelchair's coach, a pet its passenger: they are seated after them. */
const inOrder = (seekers: readonly Seeker[]): readonly Seeker[] =>
  seekers.toSorted(
    (one, other) => seatingOrder.indexOf(one.who.occupant) - seatingOrder.indexOf(other.who.occupant),
  );

const stepsApart = (one: PlannedSeat, other: PlannedSeat): number =>
  Math.abs(one.along - other.along) * 2 + Math.abs(one.across - other.across);

/** Beside a wheelchair place others travel in any class. */
export const isFit = ({ needs }: Seeker, place: Place, cabinClass: CabinClass): boolean =>
  needs === 'wheelchair-place'
    ? isWheelchairPlace(place)
    : (place.cabinClass === cabinClass || cabinClass === 'DSB') && !isWheelchairPlace(place);

const openIn = (map: SeatMap, { who, passenger }: Seeker, sought: Sought): Open => {
  const held = sought.held.filter(({ coachId }) => coachId === map.coachId);
  const taken = takenIn(map, { who, passenger, held });
  const sold = new Set(map.prices.map(({ seat }) => seat));
  const barred = new Set(taken.map(({ place }) => place.number));
  const ours = new Set(held.map(({ seat }) => seat));
  const { seats } = planOf(map.coach);
  return {
    map,
    sought,
    own: seats.filter(({ place }) => ours.has(place.number)),
    free: seats.filter(({ place }) => sold.has(place.number) && !barred.has(place.number)),
    takenAbout: bearingOn(taken, who),
  };
};

/** Seats one after another as near to a place as the rules allow; null when somebody finds none. */
const seatedFrom = (
  start: PlannedSeat,
  seekers: readonly Seeker[],
  { map, sought, free, takenAbout }: Open,
): readonly Placed[] | null => {
  const near = free.toSorted((one, other) => stepsApart(start, one) - stepsApart(start, other));
  const placed: Placed[] = [];
  for (const seeker of seekers) {
    const party = placed.map(({ seeker: { who }, seat: { place } }): TakenPlace => ({ place, who }));
    const seat = near.find(
      ({ place }) =>
        isFit(seeker, place, sought.cabinClass) &&
        refusalOfPlace(map.coach, place, seeker.who, [...takenAbout(place), ...party], sought.rule) === null,
    );
    if (seat === undefined) return null;
    placed.push({ seeker, seat });
  }
  return placed;
};

const costOf = (placed: readonly Placed[], { own, sought, takenAbout }: Open): number => {
  const beside = own[0] ?? placed[0]?.seat;
  const elsewhere = own.length === 0 && sought.held.length > 0 ? costs.elsewhere : 0;
  return placed.reduce((sum, { seeker: { who }, seat }) => {
    const { properties, facing } = seat.place;
    const strangers = takenAbout(seat.place).filter((taken) => taken.who.party !== who.party);
    return (
      sum +
      (beside === undefined ? 0 : stepsApart(beside, seat) * costs.apart) +
      (facing === 'backward' ? costs.backward : 0) +
      (properties.includes('window') ? 0 : costs.windowless) +
      (properties.includes('table') ? 0 : costs.tableless) +
      (strangers.length > 0 ? costs.stranger : 0)
    );
  }, elsewhere);
};

const isCouchetteOpen = (placed: readonly Placed[], { map: { coach }, own }: Open): boolean =>
  openCouchettes(coach, new Set([...own, ...placed.map(({ seat }) => seat)].map(({ place }) => place.number)))
    .length > 0;

const cheapest = (seatings: readonly Seating[]): Seating | null =>
  seatings.reduce<Seating | null>(
    (best, seating) => (best === null || seating.cost < best.cost ? seating : best),
    null,
  );

const bestIn = (map: SeatMap, seekers: readonly Seeker[], sought: Sought): Seating | null => {
  const [leader] = seekers;
  if (leader === undefined || !map.isOnSale) return null;
  const open = openIn(map, leader, sought);
  const seatings = open.free
    .filter(({ place }) => isFit(leader, place, sought.cabinClass))
    .flatMap((start): readonly Seating[] => {
      const placed = seatedFrom(start, seekers, open);
      if (placed === null || isCouchetteOpen(placed, open)) return [];
      const found = placed.map(({ seeker: { passenger }, seat: { place } }) => ({
        passenger,
        coachId: map.coachId,
        place,
      }));
      return [{ found, cost: costOf(placed, open) }];
    });
  return cheapest(seatings);
};

/** Places for all who still need one: together, then facing the way, then at windows, then at tables. Null where no coach has them all. */
export const bestSeats = (
  maps: readonly SeatMap[],
  seekers: readonly Seeker[],
  sought: Sought,
): readonly FoundSeat[] | null => {
  const ordered = inOrder(seekers);
  return cheapest(maps.flatMap((map) => bestIn(map, ordered, sought) ?? []))?.found ?? null;
};
