import { type Files, sourcesOf } from '../files.ts';
import { importsOf } from '../imports.ts';
import { targetsOf } from '../resolve.ts';
import { leaningIn } from '../touched.ts';
import type { Fault, Layer } from './fault.ts';

/** The tests of one project that may notice a fault, in one run; the types have no files. */
export type Batch = {
  readonly project: string;
  readonly files: readonly string[];
};

/** Where a fault of a layer is looked for, the quickest first. The drawing and the rules of the house are no judges of it. */
const projectsOf: Readonly<Record<Layer, readonly string[]>> = {
  port: ['types', 'house', 'domain', 'server', 'screens', 'e2e'],
  operation: ['types', 'domain', 'server', 'contract', 'e2e'],
  view: ['types', 'screens', 'e2e'],
  sentence: ['house', 'domain', 'screens', 'e2e'],
};

/** How many files of a project are looked at, at most; a walk through a whole flow takes long. */
const [most, mostWalks] = [8, 3];

/** Views are drawn in a moment: no test that leans on one is left out, and a walk through another flow comes last. */
const isWalk = (path: string) => path.includes('.flow.test.');

const isOfViews = (layer: Layer, path: string) => layer === 'view' && path.startsWith('test/screens/');

const isJudge = (path: string) =>
  !path.startsWith('test/house/') || /^test\/house\/(app|meanings)\//.test(path);

const address = /(?:path: |listAt\([^,]+, )(?:'([^']+)'|`([^`]+)`|(\w+))/;

/** The path of a call, as its contract writes it, up to what differs from call to call. */
const pathOfCall = (files: Files, module: string, name: string): string | null => {
  const text = files.get(`src/contract/${module}`) ?? '';
  const [, declared = ''] = text.split(`export const ${name} = `);
  const [, plain, put = '', named = ''] = address.exec(declared) ?? [];
  const [, constant] = /\$\{(\w+)\}/.exec(put) ?? [null, named];
  const [, begun] = new RegExp(`const ${constant} = ['\`]([^'\`{]+)`).exec(text) ?? [];
  return (plain ?? begun)?.split('{', 1)[0] ?? null;
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

const isIn = (text: string, word: string) =>
  isName.test(word) ? new RegExp(`\\b${word}\\b`).test(text) : text.includes(word);

/** How many of the words a text holds; a path of a call counts twice. */
const mentions = (text: string, words: readonly string[]) =>
  words.filter((word) => isIn(text, word)).reduce((sum, word) => sum + (word.startsWith('/') ? 2 : 1), 0);

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

/** What is asked of every call is asked of each. */
const asksEveryCall = (path: string) => /\/every-(?:limit|card-number)\.test\.ts$/.test(path);

/** The words of which names are made, whether there are one or several of a thing. */
const wordsIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(/[A-Z]?[a-z]{2,}/g), ([word]) => word.toLowerCase().replace(/s$/, ''))),
];

/** A file by its name, a test by the folder of its subject too. */
const nameWords = (path: string) => wordsIn((path.split('/').at(-1) ?? '').split('.', 1).join());
const subjectWords = (path: string) => wordsIn(path.split('/').slice(2).join('/').split('.', 1).join());

/** How many of the words a test has in its name. */
const sharedWords = (words: readonly string[], test: string) =>
  words.filter((word) => subjectWords(test).includes(word)).length;

const literal = /'([\w.-]{4,})'/g;

/** What the code itself calls by name at the place of a fault: a refusal, a sentence. */
const namesIn = (text: string): readonly string[] => [
  ...new Set(Array.from(text.matchAll(literal), ([, name = '']) => `'${name}'`)),
];

/** A test that stands in a folder of the same subject, or is called after it. */
const isBeside = (path: string, area: string) => path.includes(`/${area}/`) || path.includes(`/${area}.`);

/** The tests that lean on what a fault changes, those that speak of it first. */
export const testsFor = (
  files: Files,
): ((fault: Pick<Fault, 'edits' | 'layer'>, flows: readonly string[]) => readonly Batch[]) => {
  const [leaning, textOf] = [leaningIn(files), textsIn(files)];
  return ({ edits, layer }, flows) => {
    const ofFlow = (path: string) => flows.some((flow) => path.includes(`/${flow}.flow.`));
    const paths = [...new Set(edits.map(({ path }) => path))];
    const touched = leaning(paths);
    const words = layer === 'sentence' ? [] : paths.flatMap((path) => wordsOf(files, path));
    const nearby = edits.flatMap(({ path, start, end }) =>
      namesIn((files.get(path) ?? '').slice(start, end)),
    );
    const placed = edits.flatMap(({ path, start, end }) =>
      wordsIn((files.get(path) ?? '').slice(start, end)),
    );
    const areas = paths.flatMap((path) => path.split('/').at(-2) ?? []);
    const weightOf = (path: string) => {
      const text = textOf(path);
      const isOfFlow = ofFlow(path) || path.includes('/meanings/');
      const beside = areas.some((area) => isBeside(path, area)) ? 10 : 0;
      const called = Math.max(0, ...paths.map((each) => sharedWords(nameWords(each), path))) * 20;
      const meant = layer === 'sentence' ? 0 : sharedWords([...new Set(placed)], path) * 10;
      const bound = flows.some((flow) => text.includes(`'${flow}'`)) ? 5 : 0;
      const spoken = layer === 'sentence' ? 0 : mentions(text, nearby) * 30;
      const asked = asksEveryCall(path) ? 1 : 0;
      return (
        (isOfFlow ? 1000 : 0) + asked + beside + called + meant + mentions(text, words) * 10 + spoken + bound
      );
    };
    const weighed = [...touched]
      .filter((path) => /\.test\.tsx?$/.test(path) && isJudge(path))
      .map((path) => ({ path, weight: weightOf(path) }))
      .filter(({ path, weight }) => weight > 0 || isOfViews(layer, path))
      .toSorted((one, other) => other.weight - one.weight);
    return projectsOf[layer].flatMap((project): readonly Batch[] => {
      if (project === 'types') return [{ project, files: [] }];
      const named = weighed.map(({ path }) => path).filter((path) => path.startsWith(`test/${project}/`));
      const own = named.filter((path) => !asksEveryCall(path));
      const ofAll = layer === 'operation' ? batch(project, named.filter(asksEveryCall)) : [];
      const walked = batch(project, own.filter(ofFlow).slice(0, mostWalks));
      const beside = own.filter((path) => !ofFlow(path));
      if (project === 'e2e') return [...walked, ...batch(project, beside.slice(0, most))];
      if (!isOfViews(layer, `test/${project}/`))
        return [...batch(project, beside.slice(0, most)), ...ofAll, ...walked];
      const otherWalks = beside.filter(isWalk);
      const single = beside.filter((path) => !isWalk(path));
      return [...batch(project, single), ...walked, ...batch(project, otherWalks)];
    });
  };
};
