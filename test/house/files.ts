import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Source, sourceOf } from './source.ts';

/** The house as paths and texts; a test may plant a house of its own. */
export type Files = ReadonlyMap<string, string>;

const folders = ['src', 'machines', 'test', 'locales'];
const written = /\.(ts|tsx|mjs|json|md)$/;
const parsed = /\.(ts|tsx|mjs)$/;
const atTheTop = ['package.json', 'vite.config.ts'];

export const isParsed = (path: string): boolean => parsed.test(path);

export const filesOnDisk = (root: string): Files => {
  const paths = folders.flatMap((folder) =>
    readdirSync(join(root, folder), { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && written.test(entry.name))
      .map((entry) => join(entry.parentPath, entry.name).slice(join(root, '/').length)),
  );
  const top = atTheTop.filter((path) => existsSync(join(root, path)));
  return new Map([...paths.toSorted(), ...top].map((path) => [path, readFileSync(join(root, path), 'utf8')]));
};

const parsedOnce = new WeakMap<Files, readonly Source[]>();

/** All that is written in a house; it takes seconds to parse, and is parsed once. */
export const sourcesOf = (files: Files): readonly Source[] => {
  const known = parsedOnce.get(files);
  if (known !== undefined) return known;
  const sources = [...files].filter(([path]) => isParsed(path)).map(([path, text]) => sourceOf(path, text));
  parsedOnce.set(files, sources);
  return sources;
};
