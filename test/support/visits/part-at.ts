import { readFileSync } from 'node:fs';

type Manifest = Readonly<Record<string, { readonly file: string; readonly imports?: readonly string[] }>>;

const manifest = (): Manifest =>
  JSON.parse(readFileSync(new URL('../../../dist/client/.vite/manifest.json', import.meta.url), 'utf8'));

/** Where the built shop has a part that is brought late, as a browser asks for it. */
export const partAt = (source: string): string => {
  const file = manifest()[source]?.file;
  if (file === undefined) throw new Error(`${source} is no part of its own.`);
  return `**/${file}`;
};

/** What a browser asks for before parts can run: they themselves, and whatever they import. */
export const filesOf = (sources: readonly string[]): readonly string[] => {
  const built = manifest();
  const found = new Set(sources);
  // What is found is gone through too.
  for (const source of found) for (const each of built[source]?.imports ?? []) found.add(each);
  return [...found].map((source) => {
    const file = built[source]?.file;
    if (file === undefined) throw new Error(`${source} is no part of its own.`);
    return `/${file}`;
  });
};
