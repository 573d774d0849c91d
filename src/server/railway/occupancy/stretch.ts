/** Stretches between stops that one row of a unit tells of. */
const stretchesAPart = 63;

/** A train with more stops than this cannot be kept. */
export const mostStops = 2 * stretchesAPart + 1;

/** The bits of a journey in the first and in the second part of a run, as the store takes them. */
export type Masks = readonly [string, string];

const bitsIn = (part: number, fromStop: number, toStop: number): string => {
  const first = Math.max(fromStop - part * stretchesAPart, 0);
  const end = Math.min(toStop - part * stretchesAPart, stretchesAPart);
  return end <= first ? '0' : String(((1n << BigInt(end - first)) - 1n) << BigInt(first));
};

const known = new Map<number, Masks>();

export const masksOf = (fromStop: number, toStop: number): Masks => {
  const key = fromStop * mostStops + toStop;
  const found = known.get(key);
  if (found !== undefined) return found;
  const masks: Masks = [bitsIn(0, fromStop, toStop), bitsIn(1, fromStop, toStop)];
  known.set(key, masks);
  return masks;
};

type Stretch = { readonly fromStop: number; readonly toStop: number };

export const doOverlap = (one: Stretch, other: Stretch): boolean =>
  one.fromStop < other.toStop && other.fromStop < one.toStop;

/** The same bits of one part as two words of 32. */
export type Words = { readonly low: number; readonly high: number };

const knownWords = new Map<number, readonly [Words, Words]>();

const wordsOfMask = (mask: string): Words => ({
  low: Number(BigInt(mask) & 0xffff_ffffn),
  high: Number(BigInt(mask) >> 32n),
});

export const wordsOf = (fromStop: number, toStop: number): readonly [Words, Words] => {
  const key = fromStop * mostStops + toStop;
  const found = knownWords.get(key);
  if (found !== undefined) return found;
  const [first, second] = masksOf(fromStop, toStop);
  const words: readonly [Words, Words] = [wordsOfMask(first), wordsOfMask(second)];
  knownWords.set(key, words);
  return words;
};
