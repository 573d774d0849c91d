import { expect, test } from 'vitest';
import type { Files } from '../files.ts';
import { wordingProblems } from './wording.ts';

const texts = { tr: 'Koltuğunuzu seçin.', en: 'Choose your seat.', fa: 'صندلی خود را انتخاب کنید.' };

const found = (language: keyof typeof texts, text: string, id = 'home.lead'): string[] => {
  const files: Files = new Map(
    Object.entries({ ...texts, [language]: text }).map(([each, sentence]) => [
      `locales/${each}.json`,
      JSON.stringify({ [each === language ? id : 'home.title']: sentence }),
    ]),
  );
  return wordingProblems(files).map(({ place, says }) => `${place} ${says}`);
};

test.each([
  ['tr', '{coach}. vagon, T.C. vatandaşı, %5 indirim. Yolcu: {name}'],
  ['tr', '1. yolcuyla aynı: {surname}'],
  ['en', 'Enter letters, digits or hyphens. We’ll e-mail “{name}” the link.'],
  ['en', '{count, plural, one {{count, number} seat is} other {{count, number} seats are}} free.'],
  ['fa', 'برنامهٔ حرکت و گواهی‌نامه معتبر است؛ مانند \u2066name@example.com\u2069 یا K7M2QA. ۵٪ می‌ماند.'],
] as const)('a sentence in the manner of its language is let through: %s: %s', (language, text) => {
  expect(found(language, text)).toEqual([]);
});

test.each([
  ['en', ' ', 'is empty'],
  ['tr', "Kars'a gidin", 'has a straight apostrophe: ’'],
  ['en', 'Choose "Stay"', 'has straight quotes: “ ” or « »'],
  ['tr', 'Bekleyin...', 'has three dots: …'],
  ['en', 'Choose  a seat', 'has two spaces'],
  ['fa', 'صندلی ، تخت', 'has a space before its stop'],
  ['tr', 'Koltuk boş değil. Başka bir koltuk seçin', 'ends without a stop after sentences that have one'],
  ['en', 'The seat is taken. choose another.', 'begins a sentence with a small letter'],
  ['tr', '{share, number}% kesinti', 'has % after its number'],
  ['tr', "{until}'e kadar", 'has a straight apostrophe: ’'],
  ['tr', '{until}’e kadar', 'joins an ending to a value: its vowel is not known'],
  ['tr', '{station}de', 'joins an ending to a value: its vowel is not known'],
  ['fa', 'تا 15 دقیقه', 'has digits that are not Persian'],
  ['fa', 'صندلي خالی', 'has letters of Arabic: ی and ک'],
  ['fa', 'صندلی, تخت', 'has signs that are not Persian: ، ؛ ؟ ٪'],
  ['fa', 'شما می توانید', 'lacks a half-space'],
  ['fa', 'صندلی های خالی', 'lacks a half-space'],
  ['en', '{count, number} seats left', 'counts {count} without one and many'],
] as const)('%s: “%s” is told', (language, text, says) => {
  expect(found(language, text)).toContain(`locales/${language}.json:1 home.lead ${says}`);
});

test.each([
  ['tr', 'Her mektupta bir bağlantı var.'],
  ['tr', 'Parolanızı yazın.'],
  ['tr', 'Öteki koltuk boş.'],
  ['tr', 'Süzgeci kaldırın.'],
  ['tr', 'Eski bilet geçmez.'],
  ['en', 'The letter has a link.'],
  ['en', 'Choose the outward train.'],
  ['en', 'The link is no longer good.'],
  ['en', 'What became of it is not known.'],
  ['en', 'Type the number.'],
  ['fa', 'صندلی را برگزینید.'],
  ['fa', 'گذرواژه را وارد کنید.'],
  ['fa', 'قطار تازه‌ای انتخاب کنید.'],
  ['fa', 'نخست وارد شوید.'],
] as const)('%s: a word that is no longer said is told: %s', (language, text) => {
  expect(found(language, text).map((says) => says.replace(/says .*: say .*/, 'says it'))).toEqual([
    `locales/${language}.json:1 home.lead says it`,
  ]);
});

test('a sentence that means something else by the word is excepted by its id', () => {
  const text = 'Enter a number and a letter: 12B';
  expect(found('en', text, 'catalogue.plan.no-place')).toEqual([]);
  expect(found('en', text)).toHaveLength(1);
});
