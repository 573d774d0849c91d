import type { Exploration } from '#machines/kit/walk/explore.ts';
import { arrowsIn, frozenSuiteOf, plant, record, trailsToFreeze } from './freeze.ts';
import { readableOf } from './readable.ts';
import type { Playing } from './replay.ts';
import { sharpen } from './sharpen.ts';
import { shelfOf } from './shelf.ts';
import type { Today } from './sight.ts';
import type { FrozenSuite } from './suite.ts';

/** Writes down all a flow does today, from nothing. */
export const frozen = (exploration: Exploration, today: Today): FrozenSuite => {
  const { walk } = today;
  const playing: Playing = {
    startsAt: walk.startsAt,
    ...readableOf(exploration, today),
    starts: {},
    events: {},
    answers: {},
    today,
    shelf: shelfOf(walk.startsAt),
    roots: [],
  };
  for (const trail of trailsToFreeze(exploration)) plant(playing, trail);
  record(playing);
  sharpen(playing, exploration);
  return frozenSuiteOf(playing, arrowsIn(exploration));
};
