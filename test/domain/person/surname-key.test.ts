import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { surnameKeyOf } from '#domain/person/surname-key.ts';
import { isLocator, locatorSigns, parseLocator } from '#domain/values/locator.ts';

test.each([
  ['YILMAZ', 'yilmaz', 'Yılmaz', 'yılmaz', 'YİLMAZ', ' Yıl-maz '],
  ['ŞİMŞEK', 'simsek', 'Şimşek', 'SIMSEK', 'şimşek'],
  ['ÇELİKGÖĞÜS', 'celikgogus', 'Çelikgöğüs'],
  ['O’BRIEN', "o'brien", 'OBRIEN', 'O Brien'],
  ['محمدی', 'محمدي', 'محمدى'],
  ['کریمی', 'كريمي'],
  ['آقایی', 'اقایی'],
  ['SAINT۲', 'Saint2'],
  ['ΟΔΥΣΣΕΑΣ', 'οδυσσεασ', 'Οδυσσέας'],
  ['MÜLLER', 'Muller', 'Mu\u0308ller'],
])('[A-01] the surname %s is found however it is spelled', (...spellings) => {
  expect(new Set(spellings.map(surnameKeyOf)).size).toBe(1);
});

test('[A-01] two surnames do not fall together, and neither is empty', () => {
  expect(surnameKeyOf('YILMAZ')).not.toBe(surnameKeyOf('YILDIZ'));
  expect(surnameKeyOf('محمدی')).not.toBe('');
});

test('[A-01] a key is its own key, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (input) => {
      const key = surnameKeyOf(input);
      fc.pre(key.length <= 100);
      expect(surnameKeyOf(key)).toBe(key);
    }),
    { numRuns: 20_000, examples: [['𝐀𝐊'], ['ẞİΣ'], ['ﷺ']] },
  );
});

test.each([
  [' ab2 c3d ', 'AB2C3D', true],
  ['ab۲c۳d', 'AB2C3D', true],
  ['ABCDE', 'ABCDE', false],
  ['ABCDEFG', 'ABCDEFG', false],
  ['ABCDE0', 'ABCDE0', false],
  ['ABCDEI', 'ABCDEI', false],
  ['', '', false],
])('[A-01] %j typed as a PNR is %j: %s', (input, kept, is) => {
  expect([parseLocator(input), isLocator(parseLocator(input))]).toEqual([kept, is]);
});

test('[A-01] a PNR is written in 32 different signs', () => {
  expect(new Set(locatorSigns).size).toBe(32);
});
