import type { Chart, ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { type Labelling, type Line, linesOfArrow } from './chart-lines.ts';

/** The lines between one state and another; arrows that share both ends share the line. */
export type Strand = {
  readonly id: string;
  readonly source: string;
  readonly target: string;
  readonly arrows: readonly ChartArrow[];
  readonly lines: readonly Line[];
};

const isInner = ({ source, targets }: ChartArrow) =>
  targets.length === 0 || (targets.length === 1 && targets[0] === source);

export const innerArrowsOf = (chart: Chart, state: ChartState): readonly ChartArrow[] =>
  chart.arrows.filter((arrow) => arrow.source === state.id && isInner(arrow));

export const strandsOf = (chart: Chart, labelling: Labelling): readonly Strand[] => {
  const pairs = chart.arrows
    .filter((arrow) => !isInner(arrow))
    .flatMap((arrow) => arrow.targets.map((target) => ({ arrow, target, id: `${arrow.source}→${target}` })));
  return pairs
    .filter((pair, at) => pairs.findIndex(({ id }) => id === pair.id) === at)
    .map(({ id, arrow: { source }, target }) => {
      const arrows = pairs.filter((pair) => pair.id === id).map(({ arrow }) => arrow);
      return {
        id,
        source,
        target,
        arrows,
        lines: arrows.flatMap((arrow, at) => linesOfArrow(arrow, labelling, { above: at === 0 ? 0 : 6 })),
      };
    });
};
