import { readFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createFormatters } from '@formatjs/intl';
import type { Plugin, Rolldown } from 'vite';
import { type Language, languages } from '../../domain/values/language.ts';
import { localeOf } from '../../i18n/locale-of.ts';

/** The words of a part are asked for as `words:<path of the part>?<language>`. */
const asked = /^\0?words:(.+)\?(tr|en|fa)$/;
/** Catalogues arrive taken apart, so no browser carries what would do it. */
const parser = /^@formatjs\/icu-messageformat-parser$/;
const quoted = /(['"`])([a-z0-9]+(?:[.-][A-Za-z0-9]+)*)\1/g;
const lazyImport = /(?<!typeof )\bimport\(\s*(['"])([#.][^'"]+\.tsx?)\1\s*\)/g;

/** Plurals, choices and numbers need the rules of their language; text and names do not. */
const needsRules = (text: string) => /\{\s*\w+\s*,/.test(text);
const rules = "export { icuFormatIn as formatIn } from '#i18n/icu-format.ts';";

/** Where what is imported late draws something. Whatever else is imported late says nothing. */
const drawing = /^src\/(app\/routes\/|atlas\/|panels\/|screens\/|ui\/)/;
const drawingBeside = 'src/app/purchase/booking-actions.tsx';

const isOurs = (root: string, id: string) => id.startsWith(`${root}/`) && !id.includes('node_modules');

/**
 * Cuts the catalogues for the browser: whatever is imported late brings along the sentences it says, in the
 * language of the page, without those of the shell. A page that is being developed gets them whole.
 */
export const wordsOfParts = (root: string, shell: string): Plugin => {
  const textsIn = (language: Language): Readonly<Record<string, string>> =>
    JSON.parse(readFileSync(resolve(root, `locales/${language}.json`), 'utf8'));
  const ids = new Set(Object.keys(textsIn(languages[0])));
  const wordIdsIn = new Map<string, readonly string[]>();
  let isBuild = false;

  /** What a part and all it imports at once say. What is imported late is a part of its own. */
  const wordIdsFrom = async (build: Rolldown.PluginContext, part: string) => {
    const seen = new Set([resolve(root, part)]);
    for (const id of seen) {
      const { importedIds } = await build.load({ id });
      for (const next of importedIds) if (isOurs(root, next)) seen.add(next);
    }
    return new Set([...seen].flatMap((id) => wordIdsIn.get(id) ?? []));
  };

  const cut = async (build: Rolldown.PluginContext, part: string, language: Language) => {
    const texts = textsIn(language);
    const { getMessageFormat } = createFormatters();
    const known = part === shell ? new Set() : await wordIdsFrom(build, shell);
    const wanted = [...(await wordIdsFrom(build, part))].filter((id) => !known.has(id)).toSorted();
    const taken = wanted.map((id) => {
      const text = texts[id] ?? '';
      return [id, text.includes('{') ? getMessageFormat(text, localeOf(language)).getAst() : text];
    });
    const words = `export const words = ${JSON.stringify(Object.fromEntries(taken))};`;
    return wanted.some((id) => needsRules(texts[id] ?? '')) ? `${words}\n${rules}` : words;
  };

  return {
    name: 'sefer:words-of-parts',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved({ command }) {
      isBuild = command === 'build';
    },
    resolveId: {
      filter: { id: [asked, parser] },
      handler(id) {
        if (parser.test(id)) return isBuild ? this.resolve(`${id}/no-parser.js`) : null;
        return `\0${id.replace(/^\0/, '')}`;
      },
    },
    load: {
      filter: { id: asked },
      handler(id) {
        const [, part = '', language = ''] = asked.exec(id) ?? [];
        const spoken = languages.find((each) => each === language);
        if (!spoken) return null;
        return isBuild
          ? cut(this, part, spoken)
          : `export { default as words } from '/locales/${spoken}.json';\n${rules}`;
      },
    },
    async transform(code, id) {
      if (!isOurs(root, id)) return null;
      wordIdsIn.set(
        id,
        [...code.matchAll(quoted)].map(([, , wordId]) => wordId ?? '').filter((wordId) => ids.has(wordId)),
      );
      const lazyImports = [...new Set([...code.matchAll(lazyImport)].map(([found]) => found))];
      const withWords = await Promise.all(
        lazyImports.map(async (found) => {
          const target = await this.resolve(/['"](.+)['"]/.exec(found)?.[1] ?? '', id);
          const part = relative(root, target?.id ?? '');
          if (!drawing.test(part) && part !== drawingBeside && part !== shell) return [found, found] as const;
          const words = languages.map((each) => `${each}: () => import('words:${part}?${each}')`);
          return [found, `__load(${found}, { ${words.join(', ')} })`] as const;
        }),
      );
      const loaded = withWords.reduce((text, [found, instead]) => text.replaceAll(found, instead), code);
      if (loaded === code) return null;
      return { code: `import { load as __load } from '#app/boot/load.ts';\n${loaded}`, map: null };
    },
  };
};
