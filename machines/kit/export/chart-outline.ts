import type { Chart, ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';

/** A chart as a nested list: it says the same as the picture, to whoever reads or hears instead of seeing. */
export type Outline = {
  readonly state: ChartState;
  readonly arrows: readonly ChartArrow[];
  readonly inside: readonly Outline[];
};

export const outlineOf = ({ root, arrows }: Pick<Chart, 'root' | 'arrows'>): Outline => ({
  state: root,
  arrows: arrows.filter(({ source }) => source === root.id),
  inside: root.states.map((state) => outlineOf({ root: state, arrows })),
});
