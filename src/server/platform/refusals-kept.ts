/** Who is refused, and until when. */
export type Refusals = {
  /** The end of a refusal, at 0 where nobody is refused. */
  readonly endOf: (key: string) => number;
  readonly add: (key: string, until: number, moment: number) => void;
  readonly clear: () => void;
};

const mostNamed = 50_000;
const looked = 32;
const crowds = 2 ** 20;

/** FNV-1a: whoever steers it into somebody else's crowd has had to be refused for it. */
const crowdOf = (key: string): number => {
  let hash = 0x81_1c_9d_c5;
  for (let at = 0; at < key.length; at += 1) hash = Math.imul(hash ^ key.charCodeAt(at), 0x01_00_01_93);
  return (hash >>> 0) % crowds;
};

/**
 * Nobody who is refused is forgotten before the time, and the memory stays bounded: where more are refused than can be
 * named, they are kept by the crowd they belong to, one of a million, which is refused together.
 */
export const openRefusals = (): Refusals => {
  const named = new Map<string, number>();
  let crowded: Float64Array | null = null;

  const dropEnded = (moment: number): void => {
    let left = looked;
    for (const [key, until] of named) {
      if (until <= moment) named.delete(key);
      left -= 1;
      if (left === 0) break;
    }
  };

  return {
    endOf: (key) => Math.max(named.get(key) ?? 0, crowded?.[crowdOf(key)] ?? 0),
    add: (key, until, moment) => {
      if (named.size >= mostNamed) dropEnded(moment);
      if (named.size < mostNamed) {
        named.set(key, until);
        return;
      }
      crowded ??= new Float64Array(crowds);
      const crowd = crowdOf(key);
      crowded[crowd] = Math.max(crowded[crowd] ?? 0, until);
    },
    clear: () => {
      named.clear();
      crowded = null;
    },
  };
};
