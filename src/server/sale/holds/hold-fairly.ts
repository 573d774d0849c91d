import type { Kysely } from 'kysely';
import { refused } from '#domain/values/answer.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { countHeld } from './count-held.ts';
import {
  type HeldCounts,
  heldCountsOf,
  isWithin,
  mostHeld,
  type SharedPlace,
  type ShareTerms,
  sharersOf,
} from './fair-share.ts';
import { openTurns } from './in-turn.ts';
import type { HoldAnswer, Seats } from './seats.ts';

type Parts = Pick<Seats, 'release'> & {
  readonly db: Kysely<Tables>;
  readonly now: () => number;
  readonly terms: () => ShareTerms;
};

const sumOf = (one: HeldCounts, other: HeldCounts): HeldCounts => ({
  own: one.own + other.own,
  ofClass: one.ofClass + other.ofClass,
  all: one.all + other.all,
  areaOfClass: one.areaOfClass + other.areaOfClass,
  areaAll: one.areaAll + other.areaAll,
});

/** A hold that is on its way to the store, and whether what was counted is far enough from the most not to be counted again. */
type Begun = { readonly holding: Promise<HoldAnswer>; readonly isFar: boolean };

const twice = (counted: HeldCounts): HeldCounts => sumOf(counted, counted);

const tooMany: HoldAnswer = refused('too-many-held');

/**
 * Lets a place be held where the asker's share has room for it. Counted is what stands in the store; who asks this process
 * at the same time is counted with it, and who asks another process is seen afterwards: then the place is given back. Below
 * half of the most nobody looks again but for the nameless: several processes would give a robot several halves.
 */
export const openFairHolds = ({ db, now, terms, release }: Parts) => {
  const inTurn = openTurns();
  const underWay = new Map<string, Map<SharedPlace, Promise<HoldAnswer>>>();

  const countWith = async (place: SharedPlace, more: Iterable<SharedPlace>): Promise<HeldCounts> =>
    sumOf(await countHeld(db, place, now()), heldCountsOf(place, [...more]));

  const isRoomFor = async (place: SharedPlace, more: Iterable<SharedPlace>): Promise<boolean> =>
    isWithin(await countWith(place, more), mostHeld(place, terms()));

  const enter = (place: SharedPlace, holding: Promise<HoldAnswer>): Promise<HoldAnswer> => {
    const others = underWay.get(sharersOf(place)) ?? new Map<SharedPlace, Promise<HoldAnswer>>();
    underWay.set(sharersOf(place), others.set(place, holding));
    return holding;
  };

  /** What is under way may stand in the store by now: only when it is over is it sure that there is no room. */
  const begin = async (place: SharedPlace, hold: () => Promise<HoldAnswer>): Promise<Begun | null> => {
    const others = underWay.get(sharersOf(place)) ?? new Map<SharedPlace, Begun['holding']>();
    const counted = await countWith(place, [...others.keys(), place]);
    const most = mostHeld(place, terms());
    if (!isWithin(counted, most)) {
      const was = others.size;
      await Promise.allSettled(others.values());
      if (was === 0 || !(await isRoomFor(place, [place]))) return null;
    }
    return {
      holding: enter(place, hold()),
      isFar: place.asker.browser !== null && isWithin(twice(counted), most),
    };
  };

  /** In turn, so that nobody who counts meanwhile misses it both here and in the store. */
  const end = async (place: SharedPlace): Promise<void> => {
    const others = underWay.get(sharersOf(place));
    others?.delete(place);
    if (others?.size === 0) underWay.delete(sharersOf(place));
  };

  const unlessElsewhere = async (place: SharedPlace, { holding, isFar }: Begun): Promise<HoldAnswer> => {
    const answer = await holding;
    if (!answer.ok || isFar || (await isRoomFor(place, []))) return answer;
    await release(answer.value.holdId);
    return tooMany;
  };

  return async (place: SharedPlace, hold: () => Promise<HoldAnswer>): Promise<HoldAnswer> => {
    const { isNew } = place.asker;
    const begun = isNew
      ? { holding: enter(place, hold()), isFar: true }
      : await inTurn(sharersOf(place), () => begin(place, hold));
    if (begun === null) return tooMany;
    try {
      return await unlessElsewhere(place, begun);
    } finally {
      await inTurn(sharersOf(place), () => end(place));
    }
  };
};
