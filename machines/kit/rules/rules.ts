import { Breach } from '#machines/kit/walk/breach.ts';
import { type Exploration, explore } from '#machines/kit/walk/explore.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { drawnBreaches } from './drawn-rules.ts';
import { walkBreaches } from './walk-rules.ts';
import { walkedBreaches } from './walked-rules.ts';

/** A flow that keeps every rule is explored; of one that does not, every breach is told. */
export type Checked =
  | { readonly exploration: Exploration; readonly breaches: readonly [] }
  | { readonly exploration: null; readonly breaches: readonly Breach[] };

const walked = (walk: Walk): Checked => {
  try {
    const exploration = explore(walk);
    const breaches = walkedBreaches(exploration);
    return breaches.length === 0 ? { exploration, breaches: [] } : { exploration: null, breaches };
  } catch (thrown) {
    if (thrown instanceof Breach) return { exploration: null, breaches: [thrown] };
    throw thrown;
  }
};

/** Checks every rule of charts that a program can check: on the drawing, then on what the walk says, then walking. */
export const checked = (walk: Walk): Checked => {
  const drawn = drawnBreaches(walk.machine);
  const breaches = drawn.length > 0 ? drawn : walkBreaches(walk);
  return breaches.length === 0 ? walked(walk) : { exploration: null, breaches };
};
