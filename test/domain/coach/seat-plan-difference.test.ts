import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { planLinesBeside } from '#domain/coach/seat-plan-difference.ts';

const differenceOf = (lines: readonly string[], other: readonly string[]) =>
  planLinesBeside(lines, other).map(({ is, parts }) =>
    [is, ...parts.map(({ text, is: part }) => (part === 'changed' ? `*${text}` : text))].join(' '),
  );

const same = (lines: readonly string[], other: readonly string[]) =>
  planLinesBeside(lines, other).filter(({ is }) => is === 'same').length;

test('[R-48] a line that was put in between leaves the others as they were', () => {
  const [before, after] = [
    ['1A 1B | 1C', '2A 2B | 2C'],
    ['1A 1B | 1C', '9A', '2A  2B | 2C'],
  ];
  expect(differenceOf(before, after)).toEqual(['same 1A 1B | 1C', 'same 2A 2B | 2C']);
  expect(differenceOf(after, before)).toEqual(['same 1A 1B | 1C', 'changed *9A', 'same 2A 2B | 2C']);
});

test('[R-48] of a line that changed, the places that the other plan has nowhere are marked, and those that moved are not', () => {
  const [before, after] = [
    ['1A 1B | 1C 1D', '2A'],
    ['1A 1B | 1C', '2A 1D 2B'],
  ];
  expect(differenceOf(before, after)).toEqual(['changed 1A 1B | 1C 1D', 'changed 2A']);
  expect(differenceOf(after, before)).toEqual(['changed 1A 1B | 1C', 'changed 2A 1D *2B']);
  expect(differenceOf(before, [])).toEqual(['changed *1A *1B | *1C *1D', 'changed *2A']);
});

test('[R-48] as many lines are the same one way as the other, and a plan is the same as itself', () => {
  const plan = fc.array(fc.constantFrom('1A', '1A 1B', '2A | 2B', '3C'), { maxLength: 12 });
  fc.assert(
    fc.property(plan, plan, (one, other) => {
      expect(same(one, other)).toBe(same(other, one));
      expect(same(one, one)).toBe(one.length);
    }),
  );
});
