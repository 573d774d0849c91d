import type { Exploration } from '#machines/kit/walk/explore.ts';
import { partsOf, type Today } from './sight.ts';
import type { FrozenSuite } from './suite.ts';

/** The names of what is known, and of what is shown. */
export type Readable = Pick<FrozenSuite, 'knows' | 'shows'>;

/** All that can be known and shown of a flow today. */
export const readableOf = (exploration: Exploration, { walk, selectors }: Today): Readable => {
  const contexts = exploration.states.map(({ machineState }) => machineState.snapshot.context as unknown);
  return {
    knows: [...new Set(contexts.flatMap((context) => Object.keys(partsOf(walk, context))))].toSorted(),
    shows: Object.keys(selectors)
      .filter((name) => name !== 'stateOf')
      .toSorted(),
  };
};

/** The same as it is accepted by name. */
export const readableNames = ({ knows, shows }: Readable): readonly string[] => [
  ...knows.map((name) => `known:${name}`),
  ...shows.map((name) => `shown:${name}`),
];
