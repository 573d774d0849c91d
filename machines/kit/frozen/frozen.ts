import type { Exploration } from '#machines/kit/walk/explore.ts';
import { arrowsIn, frozenSuiteOf, plant, record, trailsToFreeze } from './freeze.ts';
import type { Playing } from './replay.ts';
import { sharpen } from './sharpen.ts';
import { shelfOf } from './shelf.ts';
import { partsOf, type Today } from './sight.ts';
import type { FrozenSuite } from './suite.ts';

/** Writes down all a flow does today, from nothing. */
export const frozen = (exploration: Exploration, today: Today): FrozenSuite => {
  const { walk, selectors } = today;
  const contexts = exploration.states.map(({ machineState }) => machineState.snapshot.context as unknown);
  const playing: Playing = {
    startsAt: walk.startsAt,
    knows: [...new Set(contexts.flatMap((context) => Object.keys(partsOf(walk, context))))].toSorted(),
    shows: Object.keys(selectors)
      .filter((name) => name !== 'stateOf')
      .toSorted(),
    starts: {},
    events: {},
    answers: {},
    today,
    shelf: shelfOf(walk.startsAt),
    roots: [],
    unreadable: [],
  };
  for (const trail of trailsToFreeze(exploration)) plant(playing, trail);
  record(playing);
  sharpen(playing, exploration);
  return frozenSuiteOf(playing, arrowsIn(exploration));
};
