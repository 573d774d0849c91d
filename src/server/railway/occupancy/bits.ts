import { coachIdOf } from '#domain/values/run-id.ts';

const placesAUnit = 6;
const wordsAPlace = 2;
const half = 32n;
const lowHalf = 0xffff_ffffn;

/** The women's and the men's bits of one coach over 63 stretches, two words a place. */
export type PartBits = { readonly women: Uint32Array; readonly men: Uint32Array };

/** A unit as the store tells it: twelve masks as text, the women's before the men's. */
export type UnitRow = {
  readonly run_id: number;
  readonly coach: number;
  readonly unit: number;
  readonly part: number;
  readonly women: readonly string[];
  readonly men: readonly string[];
};

/** Where the words of a place begin. */
export const slotOf = (unit: number, ordinal: number): number => (unit * placesAUnit + ordinal) * wordsAPlace;

/** What is taken in every run, kept in this process. A coach nobody has a place in takes no room. */
export type Bits = {
  readonly partOf: (runId: number, coach: number, part: number) => PartBits | undefined;
  readonly put: (row: UnitRow) => void;
  readonly clearUnit: (runId: number, coach: number, unit: number) => void;
  /** Lets go of the runs before one: their numbers rise by the day. */
  readonly forgetBefore: (runId: number) => void;
};

const grown = (words: Uint32Array, least: number): Uint32Array => {
  const longer = new Uint32Array(Math.max(least, words.length * 2));
  longer.set(words);
  return longer;
};

const putMask = (words: Uint32Array, slot: number, mask: string): void => {
  const bits = mask === '0' ? 0n : BigInt(mask);
  words[slot] = Number(bits & lowHalf);
  words[slot + 1] = Number(bits >> half);
};

const keyOf = (runId: number, coach: number, part: number): number => coachIdOf(runId, coach) * 2 + part;

export const openBits = (): Bits => {
  const parts = new Map<number, PartBits>();

  const roomFor = (key: number, words: number): PartBits => {
    const known = parts.get(key) ?? { women: new Uint32Array(0), men: new Uint32Array(0) };
    const room =
      known.women.length >= words
        ? known
        : { women: grown(known.women, words), men: grown(known.men, words) };
    parts.set(key, room);
    return room;
  };

  return {
    partOf: (runId, coach, part) => parts.get(keyOf(runId, coach, part)),
    put: ({ run_id, coach, unit, part, women, men }) => {
      const room = roomFor(keyOf(run_id, coach, part), slotOf(unit + 1, 0));
      for (let ordinal = 0; ordinal < placesAUnit; ordinal += 1) {
        putMask(room.women, slotOf(unit, ordinal), women[ordinal] ?? '0');
        putMask(room.men, slotOf(unit, ordinal), men[ordinal] ?? '0');
      }
    },
    clearUnit: (runId, coach, unit) => {
      for (const part of [0, 1]) {
        const room = parts.get(keyOf(runId, coach, part));
        room?.women.fill(0, slotOf(unit, 0), slotOf(unit + 1, 0));
        room?.men.fill(0, slotOf(unit, 0), slotOf(unit + 1, 0));
      }
    },
    forgetBefore: (runId) => {
      const first = keyOf(runId, 0, 0);
      for (const key of parts.keys()) {
        if (key < first) parts.delete(key);
      }
    },
  };
};
