import type { Chart, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import type { Layout, LayoutEdge, LayoutNode, Point } from './chart-engine.ts';
import { type ChartGraph, dotOf, graphOf, room } from './chart-graph.ts';
import { heightOf, type Labelling, type Line, widthOf } from './chart-lines.ts';
import { faces } from './chart-measure.ts';

export type PlacedLine = Line & Point;

export type Box = Point & {
  readonly id: string;
  readonly kind: ChartState['kind'] | 'anywhere';
  readonly width: number;
  readonly height: number;
  readonly depth: number;
  readonly lines: readonly PlacedLine[];
  /** How far the heading of a box that holds others reaches; lines pass behind it. */
  readonly heading: { readonly width: number; readonly height: number } | null;
  /** One of several parts that go on at the same time. */
  readonly isRegion: boolean;
};

export type Label = Point & {
  readonly width: number;
  readonly height: number;
  readonly lines: readonly PlacedLine[];
};

export type Stroke = {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly arrows: readonly string[];
  /** Null: arrows of several kinds share the line. */
  readonly kind: Line['kind'];
  readonly ways: readonly (readonly Point[])[];
  readonly label: Label | null;
};

/** A chart with a place for everything in it. */
export type Drawing = {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly Box[];
  readonly dots: readonly Point[];
  readonly strokes: readonly Stroke[];
};

const nodesIn = (node: LayoutNode): readonly LayoutNode[] => [
  node,
  ...(node.children ?? []).flatMap(nodesIn),
];

const tenths = (length: number | undefined) => Math.round((length ?? 0) * 10) / 10;
const rounded = ({ x, y }: Partial<Point>): Point => ({ x: tenths(x), y: tenths(y) });

const placed = (lines: readonly Line[], { x, y }: Point): readonly PlacedLine[] => {
  let under = y;
  return lines.map((line) => {
    const { height, size } = faces[line.face];
    under += line.above + height;
    return { ...line, x, y: Math.round(under - (height - size) / 2 - size * 0.14) };
  });
};

const boxOf = (
  state: ChartState,
  node: LayoutNode,
  lines: readonly Line[],
  { measure }: Labelling,
  isRegion: boolean,
): Box => {
  const { x, y } = rounded(node);
  const isAnywhere = state.path === '' && state.kind !== 'parallel';
  const height = heightOf(lines) + room.top * 2;
  return {
    id: state.id,
    kind: isAnywhere ? 'anywhere' : state.kind,
    x,
    y,
    width: tenths(node.width),
    height: tenths(node.height),
    depth: state.path === '' ? 0 : state.path.split('.').length,
    lines: state.kind === 'history' ? [] : placed(lines, { x: x + room.side, y: y + room.top }),
    heading: state.states.length > 0 && !isAnywhere ? { width: widthOf(lines, measure), height } : null,
    isRegion,
  };
};

const strokeOf = (edge: LayoutEdge, { strands }: ChartGraph): Stroke => {
  const strand = strands.find(({ id }) => id === edge.id);
  const label = edge.labels?.[0];
  const at = rounded({ x: (label?.x ?? 0) + room.gutter, y: label?.y ?? 0 });
  const kinds = [...new Set(strand?.arrows.map(({ kind }) => kind))];
  return {
    id: edge.id,
    source: edge.sources[0] ?? '',
    target: edge.targets[0] ?? '',
    arrows: strand?.arrows.map(({ id }) => id) ?? [],
    kind: kinds.length === 1 ? (kinds[0] ?? null) : null,
    ways: (edge.sections ?? []).map(({ startPoint, bendPoints, endPoint }) =>
      [startPoint, ...(bendPoints ?? []), endPoint].map(rounded),
    ),
    label: strand
      ? {
          ...at,
          width: tenths((label?.width ?? 0) - room.gutter * 2),
          height: tenths(label?.height),
          lines: placed(strand.lines, { x: at.x + room.label, y: at.y + room.label / 2 }),
        }
      : null,
  };
};

export const drawingOf = async (chart: Chart, labelling: Labelling, layout: Layout): Promise<Drawing> => {
  const chartGraph = graphOf(chart, labelling);
  const layoutRoot = await layout(chartGraph.graph);
  const nodes = nodesIn(layoutRoot);
  const states = statesOf(chart.root);
  const nodeOf = (id: string) => nodes.filter((node) => node.id === id);
  const regions = new Set(states.flatMap(({ kind, states: parts }) => (kind === 'parallel' ? parts : [])));
  return {
    hash: chart.hash,
    width: Math.ceil(layoutRoot.width ?? 0),
    height: Math.ceil(layoutRoot.height ?? 0),
    boxes: states.flatMap((state) =>
      nodeOf(state.id).map((node) =>
        boxOf(state, node, chartGraph.lines.get(state.id) ?? [], labelling, regions.has(state)),
      ),
    ),
    dots: states.flatMap((state) =>
      nodeOf(dotOf(state)).map(({ x, y }) =>
        rounded({ x: (x ?? 0) + room.dot / 2, y: (y ?? 0) + room.dot / 2 }),
      ),
    ),
    strokes: nodes.flatMap(({ edges }) => (edges ?? []).map((edge) => strokeOf(edge, chartGraph))),
  };
};
