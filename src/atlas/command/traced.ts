import type { Walk } from '#machines/kit/walk/walk.ts';
import type { RunTest } from './junit.ts';
import type { Requirement } from './requirements.ts';

/** An arrow that fulfils a requirement, and how often the passed tests of the last run took it. */
export type Fulfilment = { readonly flow: string; readonly arrow: string; readonly hits: number };

export type Coverage = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** What is known of one requirement: who fulfils it, who proves it, and what came of that. */
export type Traced = Requirement & {
  readonly result: 'passed' | 'failed' | 'not run' | 'only walked' | 'no test';
  readonly tests: readonly RunTest[];
  /** Test files that name the id in a test the last run did not have. */
  readonly unrun: readonly string[];
  readonly arrows: readonly Fulfilment[];
};

const mark = /\[([A-Z]-\d{2})\]/g;

/** The ids a text names as `[V-07]`. */
export const idsIn = (text: string): readonly string[] => [...text.matchAll(mark)].map(([, id]) => id ?? '');

const fulfilmentsOf = (walks: readonly Walk[], coverage: Coverage, id: string): readonly Fulfilment[] =>
  walks.flatMap(({ flow, proves }) =>
    (proves[id] ?? []).map((arrow) => ({ flow, arrow, hits: coverage[flow]?.[arrow] ?? 0 })),
  );

const resultOf = (
  tests: readonly RunTest[],
  unrun: readonly string[],
  arrows: readonly Fulfilment[],
): Traced['result'] => {
  if (tests.some(({ result }) => result === 'failed')) return 'failed';
  if (tests.some(({ result }) => result === 'passed')) return 'passed';
  if (tests.length > 0 || unrun.length > 0) return 'not run';
  return arrows.some(({ hits }) => hits > 0) ? 'only walked' : 'no test';
};

export const traced = (
  requirements: readonly Requirement[],
  run: readonly RunTest[],
  sources: Readonly<Record<string, string>>,
  walks: readonly Walk[],
  coverage: Coverage,
): readonly Traced[] => {
  const named = Object.entries(sources).map(([file, text]) => ({ file, ids: new Set(idsIn(text)) }));
  return requirements.map((requirement) => {
    const { id } = requirement;
    const tests = run.filter(({ title }) => idsIn(title).includes(id));
    const unrun = named
      .filter(({ file, ids }) => ids.has(id) && tests.every((test) => test.file !== file))
      .map(({ file }) => file);
    const arrows = fulfilmentsOf(walks, coverage, id);
    return { ...requirement, result: resultOf(tests, unrun, arrows), tests, unrun, arrows };
  });
};

/** Ids that tests name and no requirement has. */
export const unknownIds = (
  requirements: readonly Requirement[],
  run: readonly RunTest[],
): readonly string[] => {
  const known = new Set(requirements.map(({ id }) => id));
  return [...new Set(run.flatMap(({ title }) => idsIn(title)))].filter((id) => !known.has(id)).toSorted();
};
