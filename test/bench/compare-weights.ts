import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

type Part = { readonly js: readonly string[]; readonly css: readonly string[] };
type Parts = Readonly<Record<string, Part>>;
type Pages = { readonly routes?: Parts; readonly places?: Parts };

const pressed = new Map<string, number>();

const weightOf = (file: string): number => {
  const known = pressed.get(file) ?? brotliCompressSync(readFileSync(file)).length;
  pressed.set(file, known);
  return known;
};

/** What each place of a tree brings, and all files for the browser together, pressed; the tree is built for it. */
export const weightsIn = (root: string): ReadonlyMap<string, number> => {
  // Vitest runs with `test`, and a build of that carries what only tests and development need.
  const env = { ...process.env, NODE_ENV: 'production' };
  execFileSync(process.execPath, ['src/server/command/build.mjs'], { cwd: root, stdio: 'ignore', env });
  const pages: Pages = JSON.parse(readFileSync(join(root, 'dist/pages.json'), 'utf8'));
  const files = join(root, 'dist/client');
  const sum = (all: readonly string[]) =>
    all.map((file) => join(files, file)).reduce((bytes, file) => bytes + weightOf(file), 0);
  const all = readdirSync(files, { recursive: true, encoding: 'utf8' });
  const mine = all.filter((file) => /\.(js|css)$/.test(file) && existsSync(join(files, file)));
  return new Map([
    ...Object.entries(pages.routes ?? pages.places ?? {}).map(
      ([place, { js, css }]) => [basename(place, '.tsx'), sum([...js, ...css])] as const,
    ),
    ['all scripts and styles', sum(mine)],
  ]);
};
