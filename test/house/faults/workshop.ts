import { spawn } from 'node:child_process';
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { endsWithParent } from '#test/support/ends-with-parent.ts';
import { serverOfTests, urlOf } from '#test/support/fresh-database.ts';
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

/** Whoever runs the tests sees that as well. */
const brokenBuild = 'the build: ';

type Run = { readonly cwd: string; readonly databases: string };

const ended = (
  words: readonly string[],
  { cwd, databases }: Run,
): Promise<{ readonly code: number; readonly output: string }> =>
  new Promise((settle, reject) => {
    const env = { ...process.env, CI: '1', LONG: '', DATABASE_URL: databases };
    const child = spawn(process.execPath, [...endsWithParent, ...words], { cwd, env });
    const parts: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => parts.push(String(part)));
    child.once('error', reject);
    child.once('exit', (code) => settle({ code: code ?? 1, output: parts.join('') }));
  });

/** The first test that was red; a file that did not come as far as its tests stands with what was said of it. */
const firstRed = (output: string): string => {
  const lines = stripVTControlCharacters(output).split('\n');
  const at = lines.findIndex((line) => /\bFAIL\b/.test(line));
  const [red = '', why = ''] = lines.slice(at).filter((line) => line.trim() !== '');
  return red.includes(' > ') ? red.replace(/^.*FAIL\s+/, '').trim() : `${red.trim()}: ${why.trim()}`;
};

const editsByFile = (edits: readonly Edit[]) =>
  [...new Set(edits.map(({ path }) => path))].map((path) => ({
    path,
    own: edits.filter((edit) => edit.path === path),
  }));

/** A second copy of the project, in which things may be broken. */
export const openWorkshop = async (root: string, place: string) => {
  await rm(place, { recursive: true, force: true });
  await mkdir(place, { recursive: true });
  await Promise.all(rooms.map((room) => cp(join(root, room), join(place, room), { recursive: true })));
  await symlink(join(root, 'node_modules'), join(place, 'node_modules'));
  const { access, leave } = await serverOfTests();
  const run: Run = { cwd: place, databases: urlOf(access) };

  const write = async (edits: readonly Edit[], isUndone: boolean) => {
    for (const { path, own } of editsByFile(edits)) {
      const text = await readFile(join(root, path), 'utf8');
      await writeFile(join(place, path), isUndone ? text : edited(text, own));
    }
  };
  let isBuilt = false;
  /** Files that were red: whether they are green where nothing is broken. */
  const withoutFault = new Map<string, boolean>();

  const runFiles = async (project: string, files: readonly string[]): Promise<string | null> => {
    if (project === 'e2e' && !isBuilt) {
      isBuilt = true;
      const { code, output } = await ended(['src/server/command/build.mjs'], run);
      if (code !== 0) return `${brokenBuild}${firstRed(output)}`;
    }
    const vitest = [
      'node_modules/vitest/vitest.mjs',
      'run',
      '-c',
      'test/house/vitest.config.ts',
      '--bail',
      '1',
    ];
    const { code, output } = await ended([...vitest, '--project', `${project}*`, ...files], run);
    return code === 0 ? null : firstRed(output);
  };

  /** A test that is red without the fault as well says nothing of it. */
  const isFit = async (project: string, file: string, edits: readonly Edit[]): Promise<boolean> => {
    const known = withoutFault.get(file);
    if (known !== undefined) return known;
    await write(edits, true);
    isBuilt = false;
    const isGreen = (await runFiles(project, [file])) === null;
    withoutFault.set(file, isGreen);
    await write(edits, false);
    isBuilt = false;
    return isGreen;
  };

  const runBatch = async ({ project, files }: Batch, edits: readonly Edit[]): Promise<string | null> => {
    const fit = files.filter((file) => withoutFault.get(file) !== false);
    if (fit.length === 0) return null;
    const by = await runFiles(project, fit);
    if (by === null || by.startsWith(brokenBuild)) return by;
    const file = fit.find((path) => by.includes(path));
    if (file === undefined) throw new Error(`No test judged ${fit.join(', ')}: ${by}`);
    if (await isFit(project, file, edits)) return by;
    return runBatch({ project, files: fit }, edits);
  };

  return {
    /** Writes a fault into the copy, runs the tests that may notice it until one is red, and takes it out again. */
    judge: async ({ edits }: Pick<Fault, 'edits'>, batches: readonly Batch[]): Promise<string | null> => {
      isBuilt = false;
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
      await leave();
      await rm(place, { recursive: true, force: true });
    },
  };
};
