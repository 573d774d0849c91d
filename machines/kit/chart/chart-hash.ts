import type { ChartArrow, ChartState } from './chart-shape.ts';
import { fingerprint } from './fingerprint.ts';

const meaningOfPort = ({ id, source, flow }: ChartState['ports'][number]) => [id, source, flow?.hash ?? null];

/** Words for readers and the order of keys do not change what a flow does; everything else is counted. */
const meaningOf = (state: ChartState): unknown => [
  state.id,
  state.kind,
  state.initial,
  state.onInitial,
  state.history,
  state.otherwise,
  state.screen,
  state.tags.toSorted(),
  state.ports.map(meaningOfPort),
  state.entry,
  state.exit,
  state.states.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(meaningOf),
];

const meaningOfArrow = ({ id, targets, guard, actions, reenters }: ChartArrow) => [
  id,
  targets,
  guard,
  actions,
  reenters,
];

export const hashOf = (root: ChartState, arrows: readonly ChartArrow[]): string =>
  fingerprint(
    JSON.stringify([meaningOf(root), arrows.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(meaningOfArrow)]),
  );
