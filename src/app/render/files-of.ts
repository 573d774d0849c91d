import { built, preboot } from 'virtual:built';
import type { Made } from '#app/boot/preboot.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { Language } from '#domain/values/language.ts';
import { fontOf } from '#ui/theme/font-addresses.ts';
import type { ChunkFiles, ClientManifest } from './client-manifest.ts';

export type Files = {
  /** The script and the style that stand in the page. */
  readonly script: string;
  readonly style: string;
  /** Tags of the development server. */
  readonly others: readonly string[];
};

/** The part of the build that holds everything around a place. */
const shell = 'src/app/boot/start-page.ts';
const none: ChunkFiles = { js: [], css: [] };

const timeout = 120_000;

const scriptOf = (made: Omit<Made, 'timeout'>): string =>
  `${preboot}listenPreboot(${JSON.stringify({ ...made, timeout })})`;

const beingDeveloped = (language: Language): Files => ({
  script: scriptOf({ entry: '/src/app/boot/entry.ts', scripts: [], sheets: [], font: fontOf(language) }),
  style: '',
  others: ['<script type="module" src="/@vite/client"></script>'],
});

/** A place that draws by itself ends otherwise than one that names its screen alone. */
const partOf = (place: AddressName, routes: ClientManifest['routes']): string => {
  const part = `src/app/routes/${place}.ts`;
  return part in routes ? part : `${part}x`;
};

export const filesOf = (place: AddressName, language: Language): Files => {
  if (built === null) return beingDeveloped(language);
  const {
    shell: around,
    lazyRouteFiles: later,
    routes,
    messageFiles: words,
    cssTexts: sheets,
    entry,
  } = built;
  const part = partOf(place, routes);
  const { js: ownScripts, css: ownSheets } = routes[part] ?? none;
  const css = [...new Set([...around.css, ...ownSheets])];
  const wordFiles = [shell, part].flatMap((each) => words[each]?.[language] ?? []);
  const js = new Set([...around.js, ...(place === 'home' ? [] : later), ...wordFiles, ...ownScripts]);
  return {
    script: scriptOf({
      entry: `/${entry}`,
      scripts: [...js].filter((file) => file !== entry).map((file) => `/${file}`),
      sheets: css.map((file) => `/${file}`),
      font: fontOf(language),
    }),
    style: css.map((file) => sheets[file] ?? '').join(''),
    others: [],
  };
};
