import { expect, test } from 'vitest';
import { type Files, sourcesOf } from './files.ts';
import { localeProblems } from './locales.ts';

type Texts = Readonly<Record<string, string>>;

const found = (tr: Texts, en: Texts, fa: Texts, view = '') => {
  const files: Files = new Map([
    ['locales/tr.json', JSON.stringify(tr)],
    ['locales/en.json', JSON.stringify(en)],
    ['locales/fa.json', JSON.stringify(fa)],
    ['src/screens/home/home.tsx', view],
  ]);
  return localeProblems(files, sourcesOf(files)).map(({ place, says }) => `${place} ${says}`);
};

const asks = "say('home.title');";

test('three catalogues that say the same are let through', () => {
  const plural = '{count, plural, one {# yer} other {# yer}} {name}';
  expect(
    found(
      { 'home.title': plural },
      { 'home.title': '{name}: {count}' },
      { 'home.title': '{count} جا: {name}' },
      asks,
    ),
  ).toEqual([]);
});

test('a missing and an extra sentence are told', () => {
  expect(found({ 'home.title': 'Yer' }, {}, { 'home.title': 'جا', 'home.lead': 'جا' }, asks)).toEqual([
    'locales/en.json:1 home.title is missing',
    'locales/fa.json:1 home.lead is not in the source',
  ]);
});

test('a sentence that is given other things than its source is told', () => {
  expect(
    found(
      { 'home.title': '{count} yer' },
      { 'home.title': '{seats} seats' },
      { 'home.title': '{count} جا' },
      asks,
    ),
  ).toEqual(['locales/en.json:1 home.title is given [seats], the source [count]']);
});

test('a sentence that cannot be read is told', () => {
  const [message] = found({ 'home.title': 'Yer' }, { 'home.title': 'Seat' }, { 'home.title': 'جا {' }, asks);
  expect(message).toMatch(/^locales\/fa\.json:1 home\.title cannot be read: /);
});

test('a sentence that was left in another language is told', () => {
  expect(found({ 'home.title': 'Yer' }, { 'home.title': 'Seat' }, { 'home.title': 'Seat' }, asks)).toEqual([
    'locales/fa.json:1 home.title is not in Persian',
  ]);
});

test.each([
  ['صندلی {seat}، {count} تغییر', '{seat} and {count}'],
  ['{from} – {to}', '{from} and {to}'],
  ['{count, plural, other {از {from} – {to}}}', '{from} and {to}'],
  ['{seat} ({count, plural, other {# جا}})', '{seat} and {#}'],
])('in Persian, values that nothing parts from each other are told: %s', (text, pair) => {
  const given = { 'home.title': text };
  expect(found(given, given, given, asks)).toContain(
    `locales/fa.json:1 home.title lets ${pair} run together: set them apart`,
  );
});

const tornIn = (text: string) =>
  found({ 'home.title': text }, { 'home.title': text }, { 'home.title': text }, asks).filter((message) =>
    message.includes('torn'),
  );

test('in Persian, digits that a sign parts from letters are told, for they are read after them', () => {
  expect(tornIn('کارت با 3-D Secure، کیف پول')).toEqual([
    'locales/fa.json:1 home.title lets 3-D be torn: set it apart, and hold it together by U+2011 and U+00A0',
  ]);
  expect(tornIn('کارت با \u20663\u2011D\u00a0Secure\u2069، شمارهٔ 12B، S-02')).toEqual([]);
});

test.each(['3-D\u00a0Secure', '3\u2011D Secure', '3-D Secure'])(
  'in Persian, what is set apart is held together at the end of a line: %j is not',
  (name) => {
    expect(tornIn(`کارت با \u2066${name}\u2069، کیف پول`)).toHaveLength(1);
  },
);

test.each([
  '{from} تا {to}',
  '\u2068{from}\u2069 – \u2068{to}\u2069',
  '{count} جا، {seat}',
  'از {from}\n{to}',
])('values that a word, signs or a new line part are let through: %s', (text) => {
  const given = { 'home.title': text };
  expect(found(given, given, given, asks).filter((message) => message.includes('together'))).toEqual([]);
});

test('a sentence nobody asks for is told; a template asks for what fits it', () => {
  const texts = { 'head.home.title': 'Yer', 'head.home.lead': 'Yer' };
  const persian = { 'head.home.title': 'جا', 'head.home.lead': 'جا' };
  expect(found(texts, texts, persian, `say(\`head.\${place}.title\`);`)).toEqual([
    'locales/tr.json:1 head.home.lead is never asked for',
  ]);
});
