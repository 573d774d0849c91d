import { expect, test } from 'vitest';
import { isPersonName, parsePersonName } from '#domain/person/person-name.ts';

test.each([
  ['ibrahim ışık iğdır', 'İBRAHİM IŞIK İĞDIR'],
  ['  ayşe   gül ', 'AYŞE GÜL'],
  ['Istanbul', 'ISTANBUL'],
  ['İstanbul', 'İSTANBUL'],
  ['i', 'İ'],
  ['ı', 'I'],
  ["o'neil", "O'NEİL"],
  ['jean-luc', 'JEAN-LUC'],
  ['j. r.', 'J. R.'],
  ['çöğüş', 'ÇÖĞÜŞ'],
  ['c\u0327elik', 'ÇELİK'],
  ['strauß', 'STRAUSS'],
  ['علی‌رضا', 'علی‌رضا'],
  ['\u200eayşe\u202c gül\u00ad', 'AYŞE GÜL'],
  ['\ufeffali\u200b', 'ALİ'],
  ['', ''],
])('[V-02] %j is written %j', (input, name) => {
  expect(parsePersonName(input)).toBe(name);
});

test.each([
  'AYŞE',
  'ALİ VELİ',
  "O'NEİL",
  'O\u2019NEİL',
  'JEAN-LUC',
  'J. R. R.',
  'ÉLODİE',
  'Ø',
  'X Æ A-12',
  'ALİ 2',
  'علی‌رضا',
  'ПЁТР',
  '王',
  'A'.repeat(100),
])('[V-02] %j is a name', (name) => {
  expect(isPersonName(name)).toBe(true);
});

test.each([
  '',
  ' ',
  '123',
  '.-\u2019',
  'AYŞE!',
  'AYŞE@EV',
  'AYŞE_GÜL',
  '<B>AYŞE</B>',
  'AYŞE\u0000',
  'AYŞE\nGÜL',
  'AYŞE;',
  'AYŞE"',
  '😀',
  'AYŞE\u202eGÜL',
  '=CMD()',
  'A'.repeat(101),
  'A'.repeat(100_000),
])('[V-02] %j is no name', (name) => {
  expect(isPersonName(name)).toBe(false);
});
