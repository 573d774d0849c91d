import { describe, expect, test } from 'vitest';
import { type Language, languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { isTurnedRound, namesNumber, textsOfNone, timesIn } from './counted.ts';
import type { Sentences } from './meanings.ts';

const sentences: Readonly<Record<Language, Sentences>> = { tr, en, fa };

/** The same in other words: a week for seven days, day and night for a whole day, or two days of a calendar. */
const inOtherWords: ReadonlySet<string> = new Set([
  'atlas.traffic.before.hint',
  'atlas.traffic.days.wrong',
  'history.week.last',
  'rental.office.always-open',
]);

const timesOf = (of: Readonly<Record<Language, Sentences>>, id: string) =>
  languages.map((language) => timesIn(of[language][id] ?? '', language).join(', '));

const ids = Object.keys(tr);

describe('[E-09] what is counted in a sentence is the same in each language', () => {
  test('how long something takes', () => {
    const apart = ids
      .filter((id) => !inOtherWords.has(id))
      .flatMap((id) => (new Set(timesOf(sentences, id)).size > 1 ? [[id, ...timesOf(sentences, id)]] : []));
    expect(apart).toEqual([]);
    expect(ids.filter((id) => timesOf(sentences, id)[0] !== '').length).toBeGreaterThan(40);
  });

  test.each(languages)('where there is none, no number is said: %s', (language) => {
    const texts = ids.flatMap((id) => textsOfNone(sentences[language][id] ?? ''));
    expect(texts.filter((each) => namesNumber(each, language))).toEqual([]);
    expect(texts.length).toBeGreaterThan(8);
  });

  test.each(languages)('one goes from a place to another, and not back: %s', (language) => {
    expect(ids.filter((id) => isTurnedRound(sentences[language][id] ?? ''))).toEqual([]);
  });
});

test('a time is read as a figure, written out and as a value; a day and an hour of the clock are none', () => {
  expect(timesIn('İki saat, 10 dakika; {day} gününe, {until} saatine kadar', 'tr')).toEqual([
    '10 minute',
    '2 hour',
  ]);
  expect(timesIn('within two minutes, {count, plural, one {# hour} other {# hours}}', 'en')).toEqual([
    '2 minute',
    'so many hour',
  ]);
  expect(timesIn('تا دو دقیقهٔ دیگر، ۳۰ روز، ساعت {time}', 'fa')).toEqual(['2 minute', '30 day']);
});

test('a number where there is none is told, and so is a way that was turned round', () => {
  expect(
    textsOfNone('{count, plural, =0 {one left} other {# left}}').map((each) => namesNumber(each, 'en')),
  ).toEqual([true]);
  expect(namesNumber('none left', 'en')).toBe(false);
  expect([isTurnedRound('{to} – {from}'), isTurnedRound('{from} – {to}\n{from}')]).toEqual([true, false]);
});
