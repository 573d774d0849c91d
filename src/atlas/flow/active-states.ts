import type { StateValue } from 'xstate';
import type { ChartState } from '#machines/kit/chart/chart-shape.ts';

/** The states that are on at the same time, from the outermost to the innermost. */
export const activeStates = (root: ChartState, value: StateValue): readonly string[] => {
  const on = typeof value === 'string' ? { [value]: {} } : value;
  return root.states.flatMap((state) => {
    const below = on[state.key];
    return below === undefined ? [] : [state.id, ...activeStates(state, below)];
  });
};
