import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

mkdirSync('node_modules/.cache', { recursive: true });
const room = mkdtempSync('node_modules/.cache/command-');

const files = {
  'answers.ts': `export const main = async (words: readonly string[]): Promise<number> => {
    const { languages } = await import('#domain/values/language.ts');
    const { found } = await import(words[0] ?? '');
    console.log(JSON.stringify({ languages, found, words: words.slice(1) }));
    return 3;
  };`,
  'found.ts': `type Found = string;\nexport const found: Found = 'by its path';`,
  'breaks.ts': `type Line = string;\nexport const main = async (): Promise<number> => {\n  throw new Error('The chart has no end.\\nmore of it');\n};`,
  'silent.ts': `export const other = 1;`,
};

beforeAll(() => {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(room, name), text);
});

afterAll(() => rmSync(room, { recursive: true, force: true }));

const run = (...words: string[]) => {
  const { status, stdout, stderr } = spawnSync('node', ['src/server/command/run.mjs', ...words], {
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};

test('a command is given its own words, may import a file it learns of while running, and decides the exit code', () => {
  const found = join(process.cwd(), room, 'found.ts');
  expect(run(join(room, 'answers.ts'), found, '--format', 'csv')).toEqual({
    status: 3,
    stdout: `${JSON.stringify({ languages: ['tr', 'en', 'fa'], found: 'by its path', words: ['--format', 'csv'] })}\n`,
    stderr: '',
  });
});

test('a command that throws says it in one line', () => {
  expect(run(join(room, 'breaks.ts'))).toEqual({ status: 1, stdout: '', stderr: 'The chart has no end.\n' });
});

test('with --trace the place in the TypeScript file is told', () => {
  expect(run(join(room, 'breaks.ts'), '--trace').stderr).toContain('breaks.ts:3:9');
});

test('a file without main is refused by name', () => {
  const silent = join(room, 'silent.ts');
  expect(run(silent)).toEqual({ status: 1, stdout: '', stderr: `${silent} exports no main(words).\n` });
});

test('no entry at all is a wrong use', () => {
  expect(run().status).toBe(2);
});
