import { built, early } from 'virtual:built';
import type { Made } from '#app/boot/early.ts';
import type { AddressName } from '#domain/shop/addresses.ts';
import type { Language } from '#domain/values/language.ts';
import { fontOf } from '#ui/theme/font-addresses.ts';
import type { Built, Part } from './built.ts';

export type Files = {
  /** The script and the style that stand in the page. */
  readonly script: string;
  readonly style: string;
  /** Tags of the development server. */
  readonly others: readonly string[];
};

/** The part of the build that holds everything around a place. */
const shell = 'src/app/boot/live-in.ts';
const none: Part = { js: [], css: [] };

const patience = 120_000;

const scriptOf = (made: Omit<Made, 'patience'>): string =>
  `${early}listenEarly(${JSON.stringify({ ...made, patience })})`;

const beingDeveloped = (language: Language): Files => ({
  script: scriptOf({ entry: '/src/app/boot/entry.ts', scripts: [], sheets: [], font: fontOf(language) }),
  style: '',
  others: ['<script type="module" src="/@vite/client"></script>'],
});

/** A place that draws by itself ends otherwise than one that names its screen alone. */
const partOf = (place: AddressName, places: Built['places']): string => {
  const part = `src/app/routes/${place}.ts`;
  return part in places ? part : `${part}x`;
};

export const filesOf = (place: AddressName, language: Language): Files => {
  if (built === null) return beingDeveloped(language);
  const { shell: around, later, places, words, sheets, entry } = built;
  const part = partOf(place, places);
  const { js: ownScripts, css: ownSheets } = places[part] ?? none;
  const css = [...new Set([...around.css, ...ownSheets])];
  const said = [shell, part].flatMap((each) => words[each]?.[language] ?? []);
  const js = new Set([...around.js, ...(place === 'home' ? [] : later), ...said, ...ownScripts]);
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
