import type { Files } from '../files.ts';
import { leaningIn } from '../touched.ts';
import type { Fault, Layer } from './fault.ts';

/** The tests of one project that may notice a fault, in one run. */
export type Batch = {
  readonly project: string;
  readonly files: readonly string[];
};

/** Where a fault of a layer is looked for, the quickest first. The drawing and the rules of the house are no judges of it. */
const projectsOf: Readonly<Record<Layer, readonly string[]>> = {
  port: ['house', 'domain', 'server', 'screens', 'e2e'],
  operation: ['domain', 'server', 'contract', 'e2e'],
  view: ['screens', 'e2e'],
  sentence: ['house', 'domain', 'screens', 'e2e'],
};

/** How many files of a project are looked at, at most. */
const most = 12;

const isJudge = (path: string) =>
  !path.startsWith('test/house/') || /^test\/house\/(app|meanings)\//.test(path);

const namesIn = (text: string) => [
  ...new Set(
    [...text.matchAll(/export const (\w+)|import \{([^}]*)\} from '#contract/g)].flatMap(
      ([, own, imported]) =>
        own === undefined
          ? (imported ?? '').split(',').map((name) => name.replace(/ as .*$|type /g, '').trim())
          : [own],
    ),
  ),
];

const batch = (project: string, files: readonly string[]): readonly Batch[] =>
  files.length === 0 ? [] : [{ project, files }];

/** How many of the words a text holds. */
const mentions = (text: string, words: readonly string[]) =>
  words.filter((word) => word !== '' && new RegExp(`\\b${word}\\b`).test(text)).length;

/** The tests that lean on what a fault changes, those that speak of it first. */
export const testsFor = (files: Files): ((fault: Fault, flow: string) => readonly Batch[]) => {
  const leaning = leaningIn(files);
  return ({ edits, layer }, flow) => {
    const paths = [...new Set(edits.map(({ path }) => path))];
    const touched = leaning(paths);
    const words = layer === 'sentence' ? [] : paths.flatMap((path) => namesIn(files.get(path) ?? ''));
    const weightOf = (path: string) => {
      const text = files.get(path) ?? '';
      const isOfFlow = path.includes(`/${flow}.flow.`) || path.includes('/meanings/');
      return (isOfFlow ? 1000 : 0) + mentions(text, words) * 10 + (text.includes(`'${flow}'`) ? 5 : 0);
    };
    const weighed = [...touched]
      .filter((path) => /\.test\.tsx?$/.test(path) && isJudge(path))
      .map((path) => ({ path, weight: weightOf(path) }))
      .filter(({ weight }) => weight > 0)
      .toSorted((one, other) => other.weight - one.weight);
    const ofFlow = (path: string) => path.includes(`/${flow}.flow.`);
    return projectsOf[layer].flatMap((project): readonly Batch[] => {
      const own = weighed
        .map(({ path }) => path)
        .filter((path) => path.startsWith(`test/${project}/`))
        .slice(0, most);
      if (project !== 'e2e') return batch(project, own);
      return [
        ...batch(project, own.filter(ofFlow)),
        ...batch(
          project,
          own.filter((path) => !ofFlow(path)),
        ),
      ];
    });
  };
};
