import { expect, test } from 'vitest';
import { goneName } from '#app/offline/copies-name.ts';
import { answerOf } from '#app/render/answer-of.ts';
import { headTags } from '#app/render/head-tags.ts';
import { languages } from '#domain/values/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';

const origin = 'https://bilet.example';

const page = {
  environment: 'LOCAL-DEV',
  now: 1_795_251_600_000,
  nonce: '',
  origin,
  cardOrigin: 'https://kart.example',
  eventLog: false,
} as const;

const made = {
  html: '',
  brotli: new Uint8Array(),
  etag: '"a"',
  policy: "default-src 'none'",
  place: 'boarding-pass',
  language: 'tr',
  lasts: 'long',
  status: 200,
  retryAt: null,
} as const;

const headerOf = (name: string, more: Partial<Parameters<typeof answerOf>[0]>): string | null =>
  answerOf({ ...made, ...more }, new Request(origin), page, { language: null, theme: null }).headers.get(
    name,
  );

test('a boarding pass is gone where there is none, and not while the shop cannot say; no other page is', () => {
  const gone = [200, 404, 503].map((status) => headerOf(goneName, { status }));
  expect([gone, headerOf(goneName, { place: 'not-found', status: 404 })]).toEqual([[null, '1', null], null]);
});

test('a page that is not to be had says when it may be asked again; one that is says nothing of it', () => {
  const { now } = page;
  const asked = [
    { status: 429, retryAt: now + 40_000 },
    { status: 429, retryAt: now + 1 },
    { status: 503 },
    { status: 404 },
    { status: 200 },
  ];
  expect(asked.map((each) => headerOf('retry-after', each))).toEqual(['40', '1', '300', null, null]);
});

test('a page that is true for a moment is kept by nobody between; one that lasts is asked about again', () => {
  const kept = (['long', 'moment'] as const).map((lasts) => headerOf('cache-control', { lasts }));
  expect(kept).toEqual(['no-cache', 'private, no-cache']);
});

test('a page says in which language it is, and for whoever shares it of which land', () => {
  const spoken = languages.map((language) => {
    const head = { title: 'app.brand', description: 'app.brand', keywords: 'app.brand' } as const;
    const words = wordsIn(language, wholeCatalogue(language));
    const tags = headTags({ head, words, origin, path: '/', isListed: true });
    const region = /<meta property="og:locale" content="(\w+)">/.exec(tags)?.[1];
    return [headerOf('content-language', { language }), region];
  });
  expect(spoken).toEqual([
    ['tr', 'tr_TR'],
    ['en', 'en_GB'],
    ['fa', 'fa_IR'],
  ]);
});
