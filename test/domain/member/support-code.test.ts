import { expect, test } from 'vitest';
import { problemOfSupportCode } from '#domain/member/support-code.ts';

test.each([
  ['K7M2QA', null],
  [' k7m2qa ', null],
  ['ark7 m2qa', null],
  ['ARK7M2QA', null],
  ['', 'code-missing'],
  ['  ', 'code-missing'],
  ['K7', 'code-not-one'],
  ['XYK7M2QA', 'code-not-one'],
  ['ARK7M2Q', 'code-not-one'],
  ['AR0000IO', 'code-not-one'],
])('[R-48] support finds by PNR or by the number of a rental: %j is %s', (input, problem) => {
  expect(problemOfSupportCode(input)).toBe(problem);
});
