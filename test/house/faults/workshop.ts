import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endsWithParent } from '#test/support/ends-with-parent.ts';
import { serverOfTests, urlOf } from '#test/support/fresh-database.ts';
import { linkPackages } from '#test/support/link-packages.ts';
import { benchProcess } from './bench-process.ts';
import { type Edit, edited, type Fault } from './fault.ts';
import type { Batch } from './tests-for.ts';

const rooms = [
  'src',
  'machines',
  'locales',
  'test',
  'docs',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
  'README.md',
];

/** A red test of a file, or what is seen before any test. */
type Seen = { readonly file: string | null; readonly by: string };

type Run = { readonly cwd: string; readonly env: NodeJS.ProcessEnv };

const ended = (
  words: readonly string[],
  { cwd, env }: Run,
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((settle, reject) => {
    const child = spawn(process.execPath, [...endsWithParent, ...words], { cwd, env });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(String(part)));
    child.once('error', reject);
    child.once('exit', (code) => settle({ code: code ?? 1, output: parts.join('') }));
  });

/** The first line that says what is wrong. */
const firstWrong = (output: string): string => {
  const lines = stripVTControlCharacters(output).split('\n');
  return (lines.find((line) => /error/i.test(line)) ?? lines.find((line) => line.trim() !== '') ?? '').trim();
};

const editsByFile = (edits: readonly Edit[]) =>
  [...new Set(edits.map(({ path }) => path))].map((path) => ({
    path,
    own: edits.filter((edit) => edit.path === path),
  }));

/** Whoever runs the tests sees these two as well. */
const makers = {
  types: [
    'node_modules/typescript/bin/tsc',
    '-p',
    '.',
    '--noEmit',
    '--incremental',
    '--tsBuildInfoFile',
    'types',
  ],
  build: ['src/server/command/build.mjs'],
} as const;
type Maker = keyof typeof makers;

/** A second copy of the project, in which things may be broken. */
export const openWorkshop = async (root: string, place: string) => {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await Promise.all(rooms.map((room) => cp(join(root, room), join(place, room), { recursive: true })));
  await linkPackages(root, place);
  const { access, leave } = await serverOfTests();
  const env = { ...process.env, CI: '1', LONG: '', DATABASE_URL: urlOf(access) };
  const run: Run = { cwd: place, env };
  const bench = benchProcess(place, env);

  /** What was written since the bench has run. */
  let written: readonly string[] = [];
  let isBuilt = false;
  const write = async (edits: readonly Edit[], isUndone: boolean) => {
    isBuilt = false;
    for (const { path, own } of editsByFile(edits)) {
      const text = await readFile(join(root, path), 'utf8');
      await writeFile(join(place, path), isUndone ? text : edited(text, own));
      written = [...new Set([...written, path])];
    }
  };

  const sound = new Set<Maker>();
  /** What the types or the build have against a fault, once they are known to have nothing against the rest. */
  const objectionOf = async (maker: Maker, edits: readonly Edit[]): Promise<string | null> => {
    if (!sound.has(maker)) {
      await write(edits, true);
      const { code, output } = await ended(makers[maker], run);
      if (code !== 0) throw new Error(`${maker}: wrong without a fault: ${firstWrong(output)}`);
      sound.add(maker);
      await write(edits, false);
    }
    const { code, output } = await ended(makers[maker], run);
    return code === 0 ? null : `the ${maker}: ${firstWrong(output)}`;
  };

  const runFiles = async (
    project: string,
    files: readonly string[],
    edits: readonly Edit[],
  ): Promise<Seen | null> => {
    if (project === 'e2e' && !isBuilt) {
      const by = await objectionOf('build', edits);
      if (by !== null) return { file: null, by };
      isBuilt = true;
    }
    const red = await bench.run({ project, files, written });
    written = [];
    const [only, ...more] = files;
    if (red === null || only === undefined) return null;
    if (red.file !== null) {
      const by = `${red.file} > ${red.title}`;
      return { file: red.file, by: red.isLoaded ? by : `the loading: ${by}` };
    }
    if (more.length === 0) return { file: only, by: `${only}: ${red.title}` };
    for (const file of files) {
      const alone = await runFiles(project, [file], edits);
      if (alone !== null) return alone;
    }
    return null;
  };

  /** Files that were red: whether they are green where nothing is broken. */
  const withoutFault = new Map<string, boolean>();

  /** A test that is red without the fault as well says nothing of it. */
  const isFit = async (project: string, file: string, edits: readonly Edit[]): Promise<boolean> => {
    const known = withoutFault.get(file);
    if (known !== undefined) return known;
    await write(edits, true);
    const isGreen = (await runFiles(project, [file], [])) === null;
    withoutFault.set(file, isGreen);
    await write(edits, false);
    return isGreen;
  };

  const runBatch = async ({ project, files }: Batch, edits: readonly Edit[]): Promise<string | null> => {
    if (project === 'types') return objectionOf('types', edits);
    const fit = files.filter((file) => withoutFault.get(file) !== false);
    if (fit.length === 0) return null;
    const red = await runFiles(project, fit, edits);
    if (red === null || red.file === null) return red?.by ?? null;
    if (await isFit(project, red.file, edits)) return red.by;
    return runBatch({ project, files: fit }, edits);
  };

  return {
    /** Writes a fault into the copy, runs the tests that may notice it until one is red, and takes it out again. */
    judge: async ({ edits }: Pick<Fault, 'edits'>, batches: readonly Batch[]): Promise<string | null> => {
      await write(edits, false);
      try {
        for (const batch of batches) {
          const by = await runBatch(batch, edits);
          if (by !== null) return by;
        }
        return null;
      } finally {
        await write(edits, true);
      }
    },
    /** What was red without any fault, and judged none. */
    unfit: () => [...withoutFault].flatMap(([file, isGreen]) => (isGreen ? [] : [file])),
    close: async () => {
      await bench.close();
      await leave();
      await rm(place, { recursive: true, force: true });
    },
  };
};
