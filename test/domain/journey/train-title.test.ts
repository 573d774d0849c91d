import { expect, test } from 'vitest';
import { trainTitleOf } from '#domain/journey/train-title.ts';

test.each([
  ['81403', '81403 YHT ANKARA - SİVAS', '81403 YHT Ankara - Sivas'],
  ['81403', 'ANKARA - SİVAS', '81403 Ankara - Sivas'],
  ['81403', '81403', '81403'],
  ['81403', '', '81403'],
  ['81002', 'YHT 81002', '81002 YHT'],
  ['81002', '81002 YHT (81002)', '81002 YHT'],
  ['8100', '81002 YHT', '8100 81002 YHT'],
])('a train of number %s called “%s” has its number once', (number, name, title) => {
  expect(trainTitleOf(number, name)).toBe(title);
});
