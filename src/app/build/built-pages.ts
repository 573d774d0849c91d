import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { minify, type Plugin, type Rolldown, transformWithOxc } from 'vite';
import type { ChunkFiles, ClientManifest } from '../render/client-manifest.ts';
import { shell } from './front-chunks.ts';

type Chunk = Rolldown.OutputChunk;
type Bundle = Rolldown.OutputBundle;

const prebootPath = 'src/app/boot/preboot.ts';
const entry = 'src/app/boot/entry.ts';
const later = 'src/app/boot/later-routes.ts';
const wordsId = /words:(.+)\?(tr|en|fa)$/;

const isChunk = (output: Bundle[string] | undefined): output is Chunk => output?.type === 'chunk';

/** The files that must be there before a chunk can run: itself, and then what the others lean on before those. */
const filesOf = (bundle: Bundle, ...names: readonly string[]): ChunkFiles => {
  const js = new Set(names);
  const css = new Set<string>();
  for (const name of js) {
    const chunk = bundle[name];
    if (!isChunk(chunk)) continue;
    for (const next of chunk.imports) js.add(next);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) css.add(sheet);
  }
  const [first, ...others] = js;
  return { js: first ? [first, ...others.toReversed()] : [], css: [...css] };
};

const read = (root: string, bundle: Bundle): ClientManifest => {
  const chunks = Object.values(bundle).filter(isChunk);
  const chunkOf = (part: string) => {
    const found = chunks.find(({ moduleIds }) => moduleIds.includes(resolve(root, part)));
    if (!found) throw new Error(`The client build has no chunk for ${part}.`);
    return found;
  };
  const words: ClientManifest['messageFiles'] = {};
  for (const chunk of chunks) {
    const [, part, language] = wordsId.exec(chunk.facadeModuleId ?? '') ?? [];
    if (part && language) {
      words[part] = { ...words[part], [language]: filesOf(bundle, chunk.fileName).js };
    }
  }
  const routes = chunks
    .flatMap(({ moduleIds }) => moduleIds.map((id) => relative(root, id)))
    .filter((part) => part.startsWith('src/app/routes/'));
  const sheets = Object.values(bundle).flatMap((output) =>
    output.type === 'asset' && output.fileName.endsWith('.css')
      ? [[output.fileName, String(output.source).trim()]]
      : [],
  );
  return {
    entry: chunkOf(entry).fileName,
    shell: filesOf(bundle, chunkOf(entry).fileName, chunkOf(shell).fileName),
    routes: Object.fromEntries(routes.map((part) => [part, filesOf(bundle, chunkOf(part).fileName)])),
    lazyRouteFiles: filesOf(bundle, chunkOf(later).fileName).js,
    messageFiles: words,
    cssTexts: Object.fromEntries(sheets),
  };
};

/** The script that stands in the page imports nothing, so its text alone is enough. */
const prebootText = async (root: string): Promise<string> => {
  const file = resolve(root, prebootPath);
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
  const small = await minify(file, code.replace('export const', 'const'), { mangle: { toplevel: false } });
  return small.code;
};

/** Hands what the client build made to the render build: which files a place needs, and the styles to put in the page. */
export const builtPages = (root: string): Plugin => {
  const file = resolve(root, 'dist/pages.json');
  let isBuild = false;
  return {
    name: 'sefer:built-pages',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === 'virtual:built' ? '\0virtual:built' : null),
    async load(id) {
      if (id !== '\0virtual:built') return null;
      const built = isBuild ? readFileSync(file, 'utf8') : 'null';
      return `export const built = ${built};export const preboot = ${JSON.stringify(await prebootText(root))};`;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name !== 'client') return;
        mkdirSync(resolve(root, 'dist'), { recursive: true });
        writeFileSync(file, JSON.stringify(read(root, bundle)));
      },
    },
  };
};
