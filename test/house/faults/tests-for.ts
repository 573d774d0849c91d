import { type Files, sourcesOf } from '../files.ts';
import { importsOf } from '../imports.ts';
import { targetsOf } from '../resolve.ts';
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
const most = { e2e: 12, others: 6 } as const;

const isJudge = (path: string) =>
  !path.startsWith('test/house/') || /^test\/house\/(app|meanings)\//.test(path);

/** The path of a call, as its contract writes it. */
const pathOfCall = (files: Files, module: string, name: string): string | null => {
  const [, declared = ''] = (files.get(`src/contract/${module}`) ?? '').split(
    `export const ${name} = endpoint(`,
  );
  return /path: '([^']+)'/.exec(declared)?.[1] ?? null;
};

const exported = /export const (\w+)/g;
const fromContract = /import \{([^}]*)\} from '#contract\/([^']+)'/g;

/** What a test says that speaks of a file: its names, and the calls of the contract with their paths. */
const wordsOf = (files: Files, path: string): readonly string[] => {
  const text = files.get(path) ?? '';
  const own = [...text.matchAll(exported)].flatMap(([, name]) => name ?? []);
  const calls = [...text.matchAll(fromContract)].flatMap(([, names = '', module = '']) =>
    names
      .split(',')
      .map((name) => name.replace(/ as .*$|type /g, '').trim())
      .flatMap((name) => [name, pathOfCall(files, module, name)]),
  );
  return [...new Set([...own, ...calls])].flatMap((word) => (word === null || word === '' ? [] : [word]));
};

const batch = (project: string, files: readonly string[]): readonly Batch[] =>
  files.length === 0 ? [] : [{ project, files }];

const isName = /^\w+$/;

/** How many of the words a text holds. */
const mentions = (text: string, words: readonly string[]) =>
  words.filter((word) => (isName.test(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word)))
    .length;

/** What a test says, together with what it takes from beside it. */
const textsIn = (files: Files) => {
  const sources = new Map(sourcesOf(files).map((source) => [source.path, source]));
  const known = new Map<string, string>();
  return (path: string): string => {
    const source = sources.get(path);
    const text = known.get(path);
    if (text !== undefined || source === undefined) return text ?? '';
    const taken = importsOf(source)
      .flatMap((each) => targetsOf(files, each))
      .flatMap((target) => (target.kind === 'file' && target.path.startsWith('test/') ? [target.path] : []));
    const whole = [path, ...taken].map((each) => files.get(each) ?? '').join('\n');
    known.set(path, whole);
    return whole;
  };
};

/** The tests that lean on what a fault changes, those that speak of it first. */
export const testsFor = (
  files: Files,
): ((fault: Pick<Fault, 'edits' | 'layer'>, flow: string) => readonly Batch[]) => {
  const [leaning, textOf] = [leaningIn(files), textsIn(files)];
  return ({ edits, layer }, flow) => {
    const paths = [...new Set(edits.map(({ path }) => path))];
    const touched = leaning(paths);
    const words = layer === 'sentence' ? [] : paths.flatMap((path) => wordsOf(files, path));
    const weightOf = (path: string) => {
      const text = textOf(path);
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
        .slice(0, project === 'e2e' ? most.e2e : most.others);
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
