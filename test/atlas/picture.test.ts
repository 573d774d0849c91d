import { assert, asyncProperty } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { layout } from '#atlas/command/layout.ts';
import { flowWords } from '#atlas/command/pictured.ts';
import { flows } from '#atlas/flow/charted-flows.ts';
import { languages } from '#domain/values/language.ts';
import type { Chart } from '#machines/kit/chart/chart-shape.ts';
import { ownWords, statesOf, type Words } from '#machines/kit/chart/chart-words.ts';
import { type Drawing, drawingOf } from '#machines/kit/drawing/chart-drawing.ts';
import { type Figure, unmarked } from '#machines/kit/drawing/chart-figure.ts';
import { measured } from '#machines/kit/drawing/chart-measure.ts';
import { pictureOf } from '#machines/kit/drawing/chart-picture.ts';
import { chartRules } from '#machines/kit/drawing/chart-style.ts';
import { markupOf, svgOf } from '#machines/kit/drawing/chart-svg.ts';
import { type Outline, outlineOf } from '#machines/kit/export/chart-outline.ts';
import { charts } from './charts.ts';
import { clashesIn } from './clashes.ts';
import { readXml } from './xml.ts';

const draw = (chart: Chart, words: Words = ownWords) =>
  drawingOf(chart, { words, detail: 'full', measure: measured }, layout);

const arrowsOf = ({ arrows, inside }: Outline): readonly string[] => [
  ...arrows.map(({ id }) => id),
  ...inside.flatMap(arrowsOf),
];

const shownIn = ({ boxes, strokes }: Drawing) =>
  new Set(
    [...boxes, ...strokes.flatMap(({ label }) => (label ? [label] : []))].flatMap(({ lines }) =>
      lines.flatMap(({ arrow }) => arrow ?? []),
    ),
  );

const figuresIn = (figure: Figure): readonly Figure[] => [
  figure,
  ...figure.holds.flatMap((held) => (typeof held === 'string' ? [] : figuresIn(held))),
];

const classed = (figure: Figure, name: string) =>
  figuresIn(figure).filter(({ is }) =>
    String(is.class ?? '')
      .split(' ')
      .includes(name),
  );

/** What the browser fills with black where no rule says otherwise. */
const shapeNames = new Set<string>(['circle', 'path', 'rect']);

const styledClasses = new Set(
  Object.keys(chartRules).flatMap((selector) =>
    [...selector.matchAll(/\.([\w-]+)/g)].map(([, name]) => name),
  ),
);

const isStyled = ({ is }: Figure) => `${is.class}`.split(' ').some((name) => styledClasses.has(name));

describe.each(charts)('[R-49] %s as a picture', (_name, chart) => {
  test('shows every arrow that the outline tells, and no other', async () => {
    const arrows = arrowsOf(outlineOf(chart)).toSorted();
    expect(arrows).toEqual(chart.arrows.map(({ id }) => id).toSorted());
    expect([...shownIn(await draw(chart))].toSorted()).toEqual(arrows);
  });

  test('has a box for every state', async () => {
    const shown = new Set((await draw(chart)).boxes.map(({ id }) => id));
    const missing = statesOf(chart.root).filter(({ id }) => !shown.has(id));
    expect(missing.map(({ path }) => path).filter((path) => path !== '')).toEqual([]);
  });

  test('keeps words, lines and boxes clear of each other', async () => {
    const drawing = await draw(chart);
    expect(clashesIn(drawing)).toEqual([]);
  });

  test('draws no shape that the style says nothing of', async () => {
    const shapes = figuresIn(pictureOf(await draw(chart))).filter(({ tag }) => shapeNames.has(tag));
    expect(shapes.length).toBeGreaterThan(0);
    expect(shapes.filter((shape) => !isStyled(shape)).map(({ is }) => is.class)).toEqual([]);
  });

  test('is well-formed SVG of its own', async () => {
    expect(readXml(svgOf(pictureOf(await draw(chart)), 'a <flow> & more')).name).toBe('svg');
  });
});

test.each(flows.flatMap((flow) => languages.map((language) => [flow.name, language, flow.chart] as const)))(
  '[R-49] %s keeps its words apart in %s',
  async (name, language, chart) => {
    const drawing = await draw(chart, await flowWords(name, language));
    expect(clashesIn(drawing)).toEqual([]);
  },
);

describe('charts made at random', { timeout: 120_000 }, () => {
  test('are laid out, whole and clear', async () => {
    const { randomChart } = await import('./random-chart.ts');
    await assert(
      asyncProperty(randomChart, async (chart) => {
        const drawing = await draw(chart);
        expect([...shownIn(drawing)].toSorted()).toEqual(chart.arrows.map(({ id }) => id).toSorted());
        expect(clashesIn(drawing)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });
});

describe('what is laid over a picture', () => {
  const [, chart] = charts[0] ?? [];
  if (!chart) throw new Error('There are charts.');
  const [walked, missed] = chart.arrows;
  if (!walked || !missed) throw new Error('The chart has arrows.');

  test('is counted at every arrow, and lines nobody took are dashed', async () => {
    const drawing = await draw(chart);
    const counts = Object.fromEntries(chart.arrows.map(({ id }) => [id, id === missed.id ? 0 : 16]));
    const picture = pictureOf(drawing, { ...unmarked, counts });
    expect(classed(picture, 'count').length).toBe(chart.arrows.length);
    expect(classed(picture, 'is-none').length).toBe(1);
    const alone = drawing.strokes.filter(({ arrows }) => arrows.length === 1 && arrows[0] === missed.id);
    expect(classed(picture, 'is-uncovered').length).toBe(alone.length);
    expect(classed(picture, 'thick-3').length).toBeGreaterThan(0);
  });

  test('marks states and arrows by name', async () => {
    const ids = new Set([walked.id, walked.source]);
    const drawing = await draw(chart);
    const picture = pictureOf(drawing, { ...unmarked, active: ids });
    const states = classed(picture, 'is-active').filter(({ is }) => is['data-state'] === walked.source);
    expect(states.length).toBeGreaterThan(0);
    expect(markupOf(pictureOf(drawing))).not.toContain('is-active');
  });
});
