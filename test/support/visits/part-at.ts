import { readFileSync } from 'node:fs';

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** Where the built shop has a part that is brought late, as a browser asks for it. */
export const partAt = (source: string): string => {
  const built = new URL('../../../dist/client/.vite/manifest.json', import.meta.url);
  const manifest: Manifest = JSON.parse(readFileSync(built, 'utf8'));
  const file = manifest[source]?.file;
  if (file === undefined) throw new Error(`${source} is no part of its own.`);
  return `**/${file}`;
};
