import { execFileSync } from 'node:child_process';
import { type Files, filesOnDisk, sourcesOf } from './files.ts';
import { importsOf } from './imports.ts';
import { targetsOf } from './resolve.ts';
import type { Source } from './source.ts';

const isTest = (path: string) => /^test\/.*\.test\.tsx?$/.test(path);
const isRuleTest = (path: string) => path.startsWith('test/house/');

/** What a build begins with: whoever starts the built shop leans on all that these bring. */
export const built = [
  'src/server/start/main.ts',
  'src/app/boot/entry.ts',
  'src/app/boot/preboot.ts',
  'src/app/render.ts',
  'src/app/offline/worker.ts',
  'src/atlas/workers/judge-worker.ts',
  'src/atlas/workers/met-worker.ts',
  'src/atlas/workers/suite-worker.ts',
  'vite.config.ts',
];
const readsTheBuild = /\bdist\/|command\/start\.mjs/;

/** What every test runs on. */
const always: ReadonlySet<string> = new Set([
  'test/house/vitest.config.ts',
  'test/support/seed.ts',
  'package.json',
]);

/** A command or a page that is started by its path. */
const named = /(?<=['"`])(?:src|machines|test|locales)\/[\w./-]+(?=['"`])/g;

const leansOf = (files: Files, source: Source): string[] => {
  const imported = importsOf(source)
    .flatMap((each) => targetsOf(files, each))
    .flatMap((target) => (target.kind === 'file' ? [target.path] : []));
  if (!source.path.startsWith('test/')) return imported;
  const started = source.text.match(named) ?? [];
  return [...imported, ...started, ...(readsTheBuild.test(source.text) ? built : [])];
};

/** Each file with those that lean on it. */
const leaningOn = (files: Files): ReadonlyMap<string, readonly string[]> => {
  const leaning = new Map<string, string[]>();
  for (const source of sourcesOf(files))
    for (const path of leansOf(files, source)) leaning.set(path, [...(leaning.get(path) ?? []), source.path]);
  return leaning;
};

/** What is neither a page nor a source the house can read: a setting, a lock, a font. */
const isUnread = (files: Files, path: string) =>
  !files.has(path) && !path.startsWith('docs/') && !/\.(md|tsx?|mjs)$/.test(path);

/** Everything that leans on these paths, and they themselves; the nearest first. */
export const leaningIn = (files: Files): ((changed: readonly string[]) => ReadonlySet<string>) => {
  const leaning = leaningOn(files);
  return (changed) => {
    const touched = new Set(changed);
    // A set is walked through to its end, and what is added on the way is walked through too.
    for (const path of touched) for (const each of leaning.get(path) ?? []) touched.add(each);
    return touched;
  };
};

/** The test files that a change of these paths can touch, by what they lean on. */
export const touchedBy = (
  files: Files,
  changed: readonly string[],
  leaning = leaningIn(files),
): readonly string[] => {
  const tests = [...files.keys()].filter(isTest);
  const touchesAll = changed.some((path) => always.has(path) || isUnread(files, path));
  if (touchesAll) return tests;
  const touched = leaning(changed);
  return tests.filter((path) => touched.has(path) || (changed.length > 0 && isRuleTest(path)));
};

const linesOf = (words: readonly string[]) =>
  execFileSync('git', words, { encoding: 'utf8' }).split('\n').filter(Boolean);

/** `run.mjs test/house/touched.ts [REF]`: prints the test files that what differs from REF can touch. */
export const main = async ([base = 'HEAD']: readonly string[]): Promise<number> => {
  const changed = [
    ...linesOf(['diff', '--name-only', '--relative', base, '--']),
    ...linesOf(['ls-files', '--others', '--exclude-standard']),
  ];
  process.stdout.write(
    touchedBy(filesOnDisk(process.cwd()), changed)
      .map((path) => `${path}\n`)
      .join(''),
  );
  return 0;
};
