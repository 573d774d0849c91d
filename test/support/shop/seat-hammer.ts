import { isDeepStrictEqual } from 'node:util';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import type { Seats, WantedPlace } from '#server/sale/holds/seats.ts';
import { type CoachName, coaches, coachIndex } from '../seat-railway.ts';
import {
  type Bars,
  faultsOfHistory,
  type SeatHistory,
  type SeenHold,
  type SeenRefusal,
} from './seat-history.ts';
import { newParty } from './seats.ts';

const mixedCoaches = ['benches', 'wide', 'loca', 'sleeper', 'couchette', 'unnumbered'] as const;

export type Hammering = {
  readonly processes: readonly Seats[];
  readonly runs: readonly number[];
  readonly operations: number;
  readonly clients: number;
  readonly seed: number;
  readonly coaches?: readonly CoachName[];
};

type Client = { readonly seats: Seats; readonly held: { id: string; seen: SeenHold }[] };

/** Whoever asks again for what their party holds is told of the hold that stands. */
const isAskedAgain = (seen: SeenHold, wanted: WantedPlace, askedAt: number): boolean =>
  isDeepStrictEqual(seen.wanted, wanted) && seen.releasedAt >= askedAt;

const stops = 11;

const kindOf = (coach: number) =>
  coaches[mixedCoaches.find((name) => coachIndex(name) === coach) ?? 'benches'].kind;

/** Benches, compartments and covered couchettes, told in the plainest words. */
export const bars: Bars = (one, other) => {
  if (one.fromStop >= other.toStop || other.fromStop >= one.toStop) return null;
  if (one.seat === other.seat) return 'seat-taken';
  const kind = kindOf(one.coach);
  const isCompartment = kind === 'loca' || kind === 'sleeper' || kind === 'couchette';
  if (kind === 'unnumbered' || one.party === other.party) return null;
  if (kind === 'couchette') return 'compartment-of-others';
  if (one.gender === other.gender) return null;
  return isCompartment ? 'compartment-of-others' : 'gender-beside';
};

const pick = <Item>(items: readonly Item[], chance: () => number): Item => {
  const found = items[Math.floor(chance() * items.length)];
  if (found === undefined) throw new RangeError('There is nothing to choose from.');
  return found;
};

const placesOf = (names: readonly CoachName[]) =>
  names.flatMap((name) =>
    coaches[name].places
      .filter(({ properties }) => !properties.includes('wheelchair'))
      .map((place) => ({ coach: coachIndex(name), place })),
  );

type Wish = { readonly wanted: WantedPlace; readonly unit: string };

/**
 * Many clients of several processes take and give back places over overlapping stretches, each trip by chance, and
 * write down what they saw.
 */
export const hammerSeats = async ({
  processes,
  runs,
  operations,
  clients,
  seed,
  coaches: names = mixedCoaches,
}: Hammering): Promise<SeatHistory> => {
  const chance = chanceOf(seed);
  const places = placesOf(names);
  const holds: SeenHold[] = [];
  const refusals: SeenRefusal[] = [];
  const known = new Map<string, SeenHold>();
  const parties = Array.from({ length: clients * 2 }, newParty);
  let left = operations;

  const wish = (): Wish => {
    const { coach, place } = pick(places, chance);
    const fromStop = Math.floor(chance() * (stops - 1));
    const toStop = fromStop + 1 + Math.floor(chance() * (stops - 1 - fromStop));
    const runId = pick(runs, chance);
    const gender = chance() < 0.5 ? 'F' : 'M';
    return {
      unit: `${runId} ${coach} ${place.unit}`,
      wanted: {
        runId,
        coach,
        seat: place.number,
        fromStop,
        toStop,
        gender,
        occupant: 'passenger',
        party: chance() < 0.3 ? pick(parties, chance) : newParty(),
      },
    };
  };

  const take = async ({ seats, held }: Client): Promise<void> => {
    const { wanted, unit } = wish();
    const askedAt = performance.now();
    const answer = await seats.hold(wanted);
    const answeredAt = performance.now();
    if (!answer.ok) {
      refusals.push({ wanted, unit, refusal: answer.refusal, askedAt, answeredAt });
      return;
    }
    const { holdId } = answer.value;
    const existing = known.get(holdId);
    if (existing !== undefined) {
      if (!isAskedAgain(existing, wanted, askedAt)) throw new Error(`A hold was granted twice: ${holdId}.`);
      existing.askedAt = Math.min(existing.askedAt, askedAt);
      return;
    }
    const seen: SeenHold = {
      wanted,
      unit,
      askedAt,
      grantedAt: answeredAt,
      releaseAskedAt: Number.POSITIVE_INFINITY,
      releasedAt: Number.POSITIVE_INFINITY,
    };
    known.set(holdId, seen);
    holds.push(seen);
    held.push({ id: holdId, seen });
  };

  const giveBack = async ({ seats, held }: Client): Promise<void> => {
    const [given] = held.splice(Math.floor(chance() * held.length), 1);
    if (given === undefined) return;
    given.seen.releaseAskedAt = performance.now();
    const answer = await seats.release(given.id);
    if (!answer.ok) throw new Error(`A hold was not given back: ${answer.refusal}.`);
    given.seen.releasedAt = performance.now();
  };

  const live = async (client: Client): Promise<void> => {
    while (left > 0) {
      left -= 1;
      await (client.held.length > 0 && chance() < 0.45 ? giveBack(client) : take(client));
    }
  };

  await Promise.all(
    Array.from({ length: clients }, () => live({ seats: pick(processes, chance), held: [] })),
  );
  return { holds, refusals };
};

export const faultsIn = (history: SeatHistory): readonly string[] => faultsOfHistory(history, bars);
