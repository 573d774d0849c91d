import type { Chart, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import { cycles, first, type Graph, type GraphEdge, type GraphNode, spacing, whole } from './chart-engine.ts';
import { heightOf, type Labelling, type Line, linesOfState, widthOf } from './chart-lines.ts';
import type { Measure } from './chart-measure.ts';
import { innerArrowsOf, type Strand, strandsOf } from './chart-strands.ts';

/** Air around words. The gutter beside a label is left free for its counts. */
export const room = { side: 12, top: 8, label: 8, gutter: 9, dot: 14, history: 28, narrowest: 72 } as const;

/** The root is drawn as a place of its own only when something leaves from it or stays with it. */
const isRootShown = ({ root, arrows }: Chart) =>
  root.kind !== 'parallel' &&
  (arrows.some(({ source }) => source === root.id) ||
    [root.ports, root.tags, root.entry, root.exit].some(({ length }) => length > 0));

export const dotOf = (state: ChartState): string => `${state.id}→initial`;

const beginsOf = (state: ChartState): readonly GraphEdge[] => [
  ...(state.initial === null
    ? []
    : [{ id: `${dotOf(state)}→`, sources: [dotOf(state)], targets: [state.initial] }]),
  ...(state.otherwise === null
    ? []
    : [{ id: `${state.id}→otherwise`, sources: [state.id], targets: [state.otherwise] }]),
];

const edgeOf = ({ id, source, target, lines }: Strand, measure: Measure): GraphEdge => ({
  id,
  sources: [source],
  targets: [target],
  labels: [
    {
      text: id,
      width: widthOf(lines, measure) + (room.label + room.gutter) * 2,
      height: heightOf(lines) + room.label,
      layoutOptions: { 'elk.edgeLabels.inline': 'true' },
    },
  ],
});

type Size = { readonly width: number; readonly height: number };

/** Laying out downwards, elk reads the smallest size of a box that holds others with its sides exchanged. */
const holding = ({ width, height }: Size) => ({
  ...cycles,
  ...spacing,
  'elk.padding': `[top=${height + 12},left=18,bottom=18,right=18]`,
  'elk.nodeSize.constraints': 'MINIMUM_SIZE',
  'elk.nodeSize.minimum': `(${height},${width})`,
});

/** Boxes inside boxes, each already as large as its words. */
const nodesFor = (lines: ReadonlyMap<string, readonly Line[]>, measure: Measure) => {
  const sizeOf = ({ id }: ChartState): Size => {
    const own = lines.get(id) ?? [];
    return {
      width: Math.max(room.narrowest, widthOf(own, measure) + room.side * 2),
      height: heightOf(own) + room.top * 2,
    };
  };
  const alone = (state: ChartState): GraphNode => ({ id: state.id, ...sizeOf(state) });
  const within = (state: ChartState): GraphNode[] => [
    ...(state.initial === null
      ? []
      : [{ id: dotOf(state), width: room.dot, height: room.dot, layoutOptions: first }]),
    ...state.states.map(nodeOf),
  ];
  const nodeOf = (state: ChartState): GraphNode => {
    if (state.kind === 'history') return { id: state.id, width: room.history, height: room.history };
    if (state.states.length === 0) return alone(state);
    return { id: state.id, children: within(state), layoutOptions: holding(sizeOf(state)) };
  };
  return { alone, within, nodeOf };
};

export type ChartGraph = {
  readonly graph: Graph;
  readonly strands: readonly Strand[];
  readonly lines: ReadonlyMap<string, readonly Line[]>;
};

/** A chart as the layout engine wants it, with the words that belong to each box and line. */
export const graphOf = (chart: Chart, labelling: Labelling): ChartGraph => {
  const { root } = chart;
  const states = statesOf(root);
  const strands = strandsOf(chart, labelling);
  const lines = new Map(
    states.map((state) => [state.id, linesOfState(state, innerArrowsOf(chart, state), labelling)]),
  );
  const { alone, within, nodeOf } = nodesFor(lines, labelling.measure);
  const around = isRootShown(chart) ? [{ ...alone(root), layoutOptions: first }] : [];
  const graph = {
    id: 'chart',
    layoutOptions: whole,
    children: root.kind === 'parallel' ? [nodeOf(root)] : [...within(root), ...around],
    edges: [...states.flatMap(beginsOf), ...strands.map((strand) => edgeOf(strand, labelling.measure))],
  };
  return { graph, strands, lines };
};
