import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import type { ClientManifest } from '#app/render/client-manifest.ts';
import type { Render } from '#contract/wire/page.ts';
import { type Language, languageQuery, languages } from '#domain/values/language.ts';

const dist = new URL('../../dist/', import.meta.url);
const client = new URL('client/', dist);
const kilobytes = (count: number) => count * 1000;

const pressed = (bytes: Uint8Array) => brotliCompressSync(bytes).length;
const known = new Map<string, number>();
const weightOfOne = (file: string) => {
  const weight = known.get(file) ?? pressed(readFileSync(new URL(file, client)));
  known.set(file, weight);
  return weight;
};
const weightOf = (files: readonly string[]) => files.reduce((sum, file) => sum + weightOfOne(file), 0);

const built: ClientManifest = JSON.parse(readFileSync(new URL('pages.json', dist), 'utf8'));
const { render }: { render: Render } = await import(new URL('render/render.js', dist).href);

const homeIn = async (language: Language) => {
  const answer = await render(
    new Request(`http://localhost/?${languageQuery}=${language}`),
    () => Promise.reject(new Error('Home asks the server nothing.')),
    {
      environment: 'LOCAL-DEV',
      now: 1_795_251_600_000,
      nonce: '',
      origin: 'http://localhost',
      cardOrigin: 'http://localhost:1',
      eventLog: false,
    },
  );
  return answer.text();
};

/** What a page fetches by itself: the script it starts with, and those it has fetched ahead. */
const scriptsIn = (html: string) => [
  ...new Set(
    [...(/listenPreboot\((\{.*?\})\)/.exec(html)?.[1] ?? '').matchAll(/"\/([^"]+\.js)"/g)].map(
      ([, file]) => file ?? '',
    ),
  ),
];

describe.each(languages)('the first page: %s', (language) => {
  test('is at most 10.2 KB of markup with its styles, pressed', async () => {
    const html = await homeIn(language);
    expect(html).toContain(`lang="${language}"`);
    expect(pressed(Buffer.from(html))).toBeLessThanOrEqual(kilobytes(10.2));
  });

  test('brings at most 106.5 KB of scripts by itself, pressed', async () => {
    const scripts = scriptsIn(await homeIn(language));
    expect(scripts).toContain(built.entry);
    expect(scripts.some((file) => file.includes('react'))).toBe(true);
    expect(weightOf(scripts)).toBeGreaterThan(kilobytes(80));
    expect(weightOf(scripts)).toBeLessThanOrEqual(kilobytes(106.5));
  });
});

type Manifest = Readonly<Record<string, { readonly file: string; readonly name?: string }>>;

const manifest: Manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', client), 'utf8'));

/** The session and the alerts begin on every page, once it is drawn. */
const besideEveryPage = Object.values(manifest)
  .filter(({ name }) => name === 'flows')
  .map(({ file }) => file);

/** The atlas carries the chart of every flow, and what walks it; the seat map the plan, and what finds seats in it. */
const allowed = (place: string) => {
  if (place.includes('flow-atlas')) return kilobytes(75.3);
  if (place.includes('staff-console')) return kilobytes(41.1);
  return kilobytes(place.includes('seat-map') ? 44.6 : 40);
};

describe('a further place', () => {
  const home = 'src/app/routes/home.tsx';
  const beside = [...besideEveryPage, ...built.lazyRouteFiles];
  const first = new Set([...built.shell.js, ...(built.routes[home]?.js ?? []), ...beside]);
  const others = Object.keys(built.routes).filter((place) => place !== home);

  test('there are some', () => {
    expect(others.length).toBeGreaterThan(3);
    expect(besideEveryPage).toHaveLength(1);
  });

  test('the table of all of them comes with the first wish to leave home, in at most 5.5 KB', async () => {
    expect(scriptsIn(await homeIn('tr'))).not.toContain(built.lazyRouteFiles[0]);
    expect(
      weightOf(built.lazyRouteFiles.filter((file) => !built.shell.js.includes(file))),
    ).toBeLessThanOrEqual(kilobytes(5.5));
  });

  test.each(others)(
    '%s adds few scripts and words: at most 40 KB pressed, the staff console 41.1, the seat map 44.6, the atlas 75.3',
    (place) => {
      const weights = languages.map((language) => {
        const needed = new Set([
          ...(built.routes[place]?.js ?? []),
          ...(built.messageFiles[place]?.[language] ?? []),
        ]);
        return weightOf([...needed].filter((file) => !first.has(file)));
      });
      expect(Math.max(...weights)).toBeLessThanOrEqual(allowed(place));
    },
  );
});

test('every place and the shell have their words in each language', () => {
  const parts = ['src/app/boot/start-page.ts', ...Object.keys(built.routes)];
  expect(parts.filter((part) => languages.some((language) => !built.messageFiles[part]?.[language]))).toEqual(
    [],
  );
});

test('no browser carries the parser of messages', () => {
  const scripts = readdirSync(new URL('assets/', client)).filter((file) => file.endsWith('.js'));
  const carrying = scripts.filter((file) =>
    readFileSync(new URL(`assets/${file}`, client), 'utf8').includes('EXPECT_ARGUMENT_CLOSING_BRACE'),
  );
  expect({ scripts: scripts.length > 10, carrying }).toEqual({ scripts: true, carrying: [] });
});

test('a font is at most 24 KB', () => {
  const folder = new URL('fonts/', client);
  expect(existsSync(folder)).toBe(true);
  const heavy = readdirSync(folder)
    .filter((file) => file.endsWith('.woff2'))
    .filter((file) => statSync(new URL(file, folder)).size > kilobytes(24));
  expect(heavy).toEqual([]);
});
