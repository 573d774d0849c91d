import {
  type Arbitrary,
  array,
  boolean,
  constant,
  constantFrom,
  letrec,
  nat,
  oneof,
  record,
  tuple,
} from 'fast-check';
import { createMachine } from 'xstate';
import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';

type Drawn = {
  readonly kind: 'atomic' | 'final' | 'history' | 'compound' | 'parallel';
  readonly states: readonly Drawn[];
};
type Arrow = { readonly from: number; readonly to: number; readonly event: number; readonly does: boolean };
type Config = {
  id: string;
  type?: 'final' | 'history' | 'parallel';
  initial?: string;
  states?: Record<string, Config>;
  on?: Record<string, { target: string; actions: string[] }>;
};

const { state } = letrec<{ state: Drawn }>((tie) => ({
  state: oneof(
    { maxDepth: 3, depthSize: 'small' },
    record({
      kind: constantFrom('atomic', 'atomic', 'atomic', 'final', 'history'),
      states: constant([]),
    }),
    record({
      kind: constantFrom('compound', 'compound', 'parallel'),
      states: array(tie('state'), { minLength: 2, maxLength: 4 }),
    }),
  ),
}));

const arrow = record({
  from: nat(60),
  to: nat(60),
  event: nat(3),
  does: boolean(),
});

const configOf = (drawn: Drawn, id: string): Config => {
  const children = drawn.states.map((child, at) => ({
    ...child,
    kind: at === 0 || drawn.kind === 'parallel' ? solid(child.kind) : child.kind,
  }));
  if (drawn.kind === 'final' || drawn.kind === 'history') return { id, type: drawn.kind };
  if (children.length === 0) return { id };
  const states = Object.fromEntries(children.map((child, at) => [`s${at}`, configOf(child, `${id}.s${at}`)]));
  return drawn.kind === 'parallel' ? { id, type: 'parallel', states } : { id, initial: 's0', states };
};

const solid = (kind: Drawn['kind']) => (kind === 'final' || kind === 'history' ? 'atomic' : kind);

const all = (config: Config): readonly Config[] => [
  config,
  ...Object.values(config.states ?? {}).flatMap(all),
];

const withArrows = (root: Config, arrows: readonly Arrow[]): Config => {
  const nodes = all(root);
  for (const { from, to, event, does } of arrows) {
    const source = nodes[from % nodes.length];
    const target = nodes[to % nodes.length];
    if (!source || !target || target === root || source.type === 'final' || source.type === 'history')
      continue;
    source.on = {
      ...source.on,
      [`thing.happened${event}`]: {
        target: `#${target.id}`,
        actions: does ? ['noteIt', 'report'] : [],
      },
    };
  }
  return root;
};

/** Charts that nobody drew: deep, parallel, tangled. */
export const randomChart: Arbitrary<Chart> = tuple(
  array(state, { minLength: 2, maxLength: 5 }),
  array(arrow, { maxLength: 30 }),
).map(([states, arrows]) =>
  chartOf(createMachine(withArrows(configOf({ kind: 'compound', states }, 'm'), arrows))),
);
