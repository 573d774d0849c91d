import { arrowsOf } from '#machines/kit/walk/arrows.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { stepperOf } from '#machines/kit/walk/stepper.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import type { RunTest } from './junit.ts';

type Named = { readonly title: string; readonly path: Path };
type Hits = Readonly<Record<string, number>>;

/** Tests of a flow stand under its name: `session`, `session in its view`, `session in the browser`. */
const isOf = (flow: string, title: string) => {
  const [first = ''] = title.split(' > ', 1);
  return first === flow || first.startsWith(`${flow} in `);
};

/** What a title says is proved stands before the arrow, and is no part of its name. */
const withoutMarks = (title: string): string => title.replaceAll(/\[[A-Z]-\d{2}\] /g, '');

/** Every path the tests of a flow are named for: one for each arrow, and those of its ordinary suite. */
const namedPaths = (walk: Walk): readonly Named[] => {
  const exploration = explore(walk);
  return [
    ...arrowsOf(exploration).walked.map(({ title, path }) => ({ title, path })),
    ...suiteOf(exploration).paths.map((path) => ({ title: path.title, path })),
  ];
};

/** What a path takes from its start to its last step; a start may pass arrows of its own. */
const takenBy = ({ machine }: Walk, { input, steps }: Path): readonly string[] => [
  ...stepperOf(machine).begin(input).taken,
  ...steps.flatMap(({ taken }) => taken),
];

const hitsOf = (walk: Walk, run: readonly RunTest[]): Hits => {
  const paths = namedPaths(walk);
  const hits: Record<string, number> = {};
  const passed = run.filter(({ title, result }) => result === 'passed' && isOf(walk.flow, title));
  const used = new Map<string, number>();
  for (const { title, file } of passed) {
    const alike = paths.filter((named) => withoutMarks(title).endsWith(` > ${named.title}`));
    const place = `${file} ${title}`;
    const next = used.get(place) ?? 0;
    used.set(place, next + 1);
    const walked = alike[Math.min(next, alike.length - 1)];
    for (const id of walked ? takenBy(walk, walked.path) : []) hits[id] = (hits[id] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(hits).toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** How often the passed tests of a run took each arrow, by flow. Paths that share a title are taken in their order. */
export const coveredBy = (walks: readonly Walk[], run: readonly RunTest[]): Readonly<Record<string, Hits>> =>
  Object.fromEntries(walks.map((walk) => [walk.flow, hitsOf(walk, run)]));
