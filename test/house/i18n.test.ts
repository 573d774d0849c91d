import bidiFactory from 'bidi-js';
import { describe, expect, test } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import { clockText } from '#i18n/clock-text.ts';
import { coachText } from '#i18n/coach-text.ts';
import { longDayText, shortDayText } from '#i18n/day-text.ts';
import { momentText } from '#i18n/moment-text.ts';
import { moneyText } from '#i18n/money-text.ts';
import { numberText } from '#i18n/number-text.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';

const words = (language: Language) => wordsIn(language, wholeCatalogue(language));
const tr = words('tr');
const en = words('en');
const fa = words('fa');
const at = Date.UTC(2026, 10, 21, 6, 5);

/** What reads from right to left wherever it stands. */
const asRead = (text: string) => `\u2067${text}\u2069`;

const bidi = bidiFactory();

/** A line of a page from right to left, as it is seen from left to right. */
const seen = (line: string) => bidi.getReorderedString(line, bidi.getEmbeddingLevels(line, 'rtl'));

describe('[P-03] money', () => {
  test('is read as lira in each language', () => {
    expect([tr, en, fa].map((each) => moneyText(123_450, each))).toEqual([
      '₺1.234,50',
      '₺1,234.50',
      '۱٬۲۳۴٫۵۰ لیر ترکیه\u00a0(₺)',
    ]);
  });

  test('keeps the sign of an amount that is given back', () => {
    expect([tr, en].map((each) => moneyText(-2100, each))).toEqual(['-₺21,00', '-₺21.00']);
  });
});

describe('[P-04] days and hours', () => {
  test('a day in words stands in the order of its language, Jalali first in Persian', () => {
    expect([tr, en, fa].map((each) => longDayText('2026-11-21', each))).toEqual([
      '21 Kasım 2026 Cumartesi',
      'Saturday, 21 November 2026',
      'شنبه ۳۰ آبان ۱۴۰۵ (۲۱ نوامبر ۲۰۲۶)',
    ]);
  });

  test('a day in digits is DD.MM.YYYY', () => {
    expect([tr, en, fa].map((each) => shortDayText('2026-03-05', each))).toEqual([
      '05.03.2026',
      '05.03.2026',
      asRead('۱۴۰۴/۱۲/۱۴ (۰۵.۰۳.۲۰۲۶)'),
    ]);
  });

  test('an instant is shown as the clock in Istanbul shows it', () => {
    expect([tr, en, fa].map((each) => clockText(at, each))).toEqual(['09:05', '09:05', '۰۹:۰۵']);
  });

  test('a city may have a zone of its own', () => {
    expect(clockText(at, tr, 'Asia/Tehran')).toBe('09:35');
  });

  test('midnight is 00 and not 24', () => {
    expect(clockText(Date.UTC(2026, 10, 20, 21, 0), tr)).toBe('00:00');
  });

  test('a day and an hour in digits are DD.MM.YY HH:mm, in Persian with whole years of both calendars', () => {
    expect([tr, en, fa].map((each) => momentText(at, each))).toEqual([
      '21.11.26 09:05',
      '21.11.26 09:05',
      asRead('۱۴۰۵/۰۸/۳۰، ۰۹:۰۵ (۲۱.۱۱.۲۰۲۶)'),
    ]);
  });

  const asSeen = ['۲۱.۱۱.۲۰۲۶', '۰۹:۰۵', '۱۴۰۵/۰۸/۳۰'];

  test.each([
    ['', asSeen],
    ['Ankara Garı · ', [...asSeen, 'Ankara']],
  ])('in Persian the hour stands to the left of its day, also after %j', (before, parts) => {
    const line = seen(`${before}${momentText(at, fa)}`);
    const places = parts.map((part) => line.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });
});

describe('[P-01] words', () => {
  test('Persian runs from right to left, the others from left to right', () => {
    expect([tr, en, fa].map(({ direction }) => direction)).toEqual(['ltr', 'ltr', 'rtl']);
  });

  test('a number carries the digits of its language', () => {
    expect([tr, en, fa].map(({ language }) => numberText(12_345, language))).toEqual([
      '12.345',
      '12,345',
      '۱۲٬۳۴۵',
    ]);
  });

  test('a sentence whose placeholder is not given is a defect', () => {
    expect(() => tr.say('text.money')).toThrow('amount');
  });
});

test.each([
  ['2', 'tr', '2'],
  ['2', 'en', '2'],
  ['2', 'fa', '۲'],
  ['12', 'fa', '۱۲'],
  ['K5', 'fa', 'K5'],
] as const)('coach %s is written for a reader of %s as %s', (name, language, text) => {
  expect(coachText(name, words(language))).toBe(text);
});
