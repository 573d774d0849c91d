import { instance } from '@viz-js/viz';
import { describe, expect, test, vi } from 'vitest';
import { ownWords, statesOf } from '#machines/kit/chart/chart-words.ts';
import { dotOf } from '#machines/kit/export/chart-dot.ts';
import { charts } from './charts.ts';

type Drawn = { readonly name: string; readonly label: string; readonly bb?: string; readonly pos?: string };

type Picture = { readonly bb: string; readonly objects: readonly Drawn[]; readonly edges: readonly Drawn[] };

/** What graphviz complains of beside its list of errors; it keeps the console it began with. */
const complaints: unknown[] = [];
vi.spyOn(console, 'error').mockImplementation((line: unknown) => complaints.push(line));
const graphviz = await instance();

/** An A0 sheet on its side, in points. */
const sheet = { wide: 3370, high: 2384 };

const draw = (dot: string) => {
  const { output, errors } = graphviz.render(dot, { format: 'json' });
  const picture: Picture | null = output === undefined ? null : JSON.parse(output);
  return { errors, picture };
};

const sorted = (texts: readonly string[]) => [...texts].toSorted();

const numbersIn = (text = '') => text.split(',').map(Number);

/** Where a state is drawn: a node has one point, a cluster two. */
const isWithin = ([, , wide = 0, high = 0]: readonly number[], { bb, pos }: Drawn) =>
  numbersIn(bb ?? pos).every((place, at) => place >= 0 && place <= (at % 2 === 0 ? wide : high));

describe.each(charts)('[R-49] %s, drawn by graphviz itself', (_name, chart) => {
  test('without an error or a warning, every state and every arrow, on one sheet of A0 at full size', () => {
    const { errors, picture } = draw(dotOf(chart));
    expect(errors).toEqual([]);
    expect(complaints.splice(0)).toEqual([]);
    const { bb = '', objects = [], edges = [] } = picture ?? {};
    const [left, low, wide = 0, high = 0] = numbersIn(bb);
    expect([left, low]).toEqual([0, 0]);
    expect(wide).toBeLessThanOrEqual(sheet.wide);
    expect(high).toBeLessThanOrEqual(sheet.high);
    expect(objects.filter((drawn) => !isWithin([0, 0, wide, high], drawn))).toEqual([]);
    const shown = new Map(objects.map(({ name, label }) => [name, label.split('\\n')[0]]));
    for (const { id, key, history, states } of statesOf(chart.root)) {
      const remembered = history === 'deep' ? 'H*' : 'H';
      expect(shown.get(states.length > 0 ? `cluster_${id}` : id), id).toBe(history ? remembered : key);
    }
    const causes = chart.arrows.flatMap((arrow) =>
      Array.from({ length: arrow.targets.length || 1 }, () => ownWords.cause(arrow)),
    );
    const leaving = edges.flatMap(({ label }) => (label ? [label.replace(/\\n[\s\S]*/, '')] : []));
    expect(sorted(leaving)).toEqual(sorted(causes));
  });
});

const chartNamed = (wanted: string) => {
  const [, chart] = charts.find(([name]) => name === wanted) ?? [];
  if (chart === undefined) throw new Error(`there is no chart ${wanted}`);
  return dotOf(chart);
};

test.each([
  ['with the ranking that gives up on clusters', 'newrank=true; ', '', 'trouble in init_rank'],
  ['with a bracket left open', '];\n', ';\n', 'syntax error in line 3'],
  ['with a shape there is not', 'shape=box', 'shape=bax', 'unknown shape bax'],
])('%s graphviz says so', (_how, from, to, says) => {
  const { errors } = draw(chartNamed('car-rental').replace(from, to));
  expect(errors.map(({ message }) => message).join('\n')).toContain(says);
});
