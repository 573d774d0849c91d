import { chartOf } from '#machines/kit/chart/chart.ts';
import type { Chart, ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import { refusalsOf } from '#machines/kit/walk/refusals-of.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';

/** A flow as the atlas reads it: its walk and chart, and everything in them by id. */
export type AtlasFlow = {
  readonly name: string;
  readonly walk: Walk;
  readonly chart: Chart;
  readonly states: ReadonlyMap<string, ChartState>;
  readonly arrows: ReadonlyMap<string, ChartArrow>;
  /** Requirement ids and error codes by arrow. */
  readonly proofs: ReadonlyMap<string, readonly string[]>;
  /** Every refusal it can be answered with, by name. */
  readonly refusals: ReadonlySet<string>;
};

/** An answer proves its ids wherever the flow goes on from it. */
const proofsOf = ({ proves, outcomes }: Walk, { id, kind, about }: ChartArrow): readonly string[] => {
  const named = Object.entries(proves).flatMap(([proved, arrows]) => (arrows.includes(id) ? [proved] : []));
  const answered = Object.values(outcomes[about] ?? {}).flatMap((outcome) =>
    outcome.kind === kind ? outcome.proves : [],
  );
  return [...new Set([...named, ...answered])].toSorted();
};

export const atlasFlowOf = (walk: Walk): AtlasFlow => {
  const chart = chartOf(walk.machine);
  return {
    name: walk.flow,
    walk,
    chart,
    states: new Map(statesOf(chart.root).map((state) => [state.id, state])),
    arrows: new Map(chart.arrows.map((arrow) => [arrow.id, arrow])),
    proofs: new Map(chart.arrows.map((arrow) => [arrow.id, proofsOf(walk, arrow)])),
    refusals: refusalsOf(walk),
  };
};
