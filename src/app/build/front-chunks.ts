import { resolve } from 'node:path';

type Graph = {
  readonly getModuleInfo: (id: string) => { readonly importedIds: readonly string[] } | null;
};

/** The part that holds all that stands around every place. */
export const shell = 'src/app/boot/start-page.ts';

/** The flows that begin on every page once it is drawn. */
const flowsBeside = 'src/app/flows/flows.ts';

/** Everything that `start` imports at once, itself among it. */
const closureOf = (graph: Graph, start: string): ReadonlySet<string> => {
  const seen = new Set([start]);
  for (const id of seen) {
    for (const next of graph.getModuleInfo(id)?.importedIds ?? []) seen.add(next);
  }
  return seen;
};

/** Packs all that `part` needs at once into one chunk, but for what a chunk before it has taken. */
const chunkOf = (root: string, name: string, part: string) => {
  const closures = new WeakMap<Graph, ReadonlySet<string>>();
  return {
    debugName: name,
    name: (id: string, graph: Graph) => {
      const own = closures.get(graph) ?? closureOf(graph, resolve(root, part));
      closures.set(graph, own);
      return own.has(id) ? name : null;
    },
  };
};

/**
 * What the first page needs comes in few files, in the order in which it is taken step by step: `start` for the entry,
 * `shell` for what stands around every place, `home` for home. Then come the flows of every page, and what several
 * further places share: every file more is a line more in the table of places, which the first page carries. What the
 * parts of the catalogue's console share is one file, not a dozen of a hundred bytes each.
 */
export const frontChunks = (root: string) => [
  chunkOf(root, 'start', 'src/app/boot/entry.ts'),
  { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ },
  { name: 'router', test: /node_modules[\\/]@tanstack[\\/]/ },
  chunkOf(root, 'shell', shell),
  chunkOf(root, 'home', 'src/app/routes/home.tsx'),
  chunkOf(root, 'flows', flowsBeside),
  { name: 'common', test: /[\\/]src[\\/]((ui|i18n|domain)[\\/]|panels[\\/]new-key)/, minShareCount: 9 },
  {
    name: 'console',
    test: /[\\/]src[\\/](domain[\\/]catalogue|screens[\\/]staff-console)[\\/]/,
    minShareCount: 3,
  },
];

const onEveryPage = /\/(?:entry|react|route|rolld|shell)-[^/]*\.js$/;
/** Their many scripts are found by the browser itself, so no first page carries a line for each. */
const registration = /\/regis-[^/]*\.js$/;

/** What a late import fetches ahead of itself: nothing that came with the page, and of the registration the sheets alone. */
export const fetchedAhead = (file: string, parts: readonly string[]): string[] =>
  parts.filter(
    (part) => !onEveryPage.test(part) && !(registration.test(file) && part !== file && part.endsWith('.js')),
  );
