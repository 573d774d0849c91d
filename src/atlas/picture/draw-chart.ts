import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import type { Words } from '#machines/kit/chart/chart-words.ts';
import { type Drawing, drawingOf } from '#machines/kit/drawing/chart-drawing.ts';
import type { Detail } from '#machines/kit/drawing/chart-lines.ts';
import { measured } from '#machines/kit/drawing/chart-measure.ts';
import { layout } from './layout.ts';

/** Lays a chart out as the page shows it. */
export const drawChart = (chart: Chart, words: Words, detail: Detail): Promise<Drawing> =>
  drawingOf(chart, { words, detail, measure: measured }, layout);
