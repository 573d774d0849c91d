import { expect, test } from 'vitest';
import { pressBudget } from '#app/render/press-budget.ts';
import { hour, second } from '#domain/values/durations.ts';

const now = 1_795_251_600_000;

const takenAt = (budget: ReturnType<typeof pressBudget>, at: number, times: number): number =>
  Array.from({ length: times }, () => budget.take(at)).filter(Boolean).length;

test('a hundred pages are pressed as well as can be at once, however many are asked for', () => {
  expect(takenAt(pressBudget(), now, 1_600)).toBe(100);
});

test('and then one a second', () => {
  const budget = pressBudget();
  takenAt(budget, now, 1_600);
  expect(takenAt(budget, now + 10 * second, 1_600)).toBe(10);
  expect(takenAt(budget, now + 10 * second, 1_600)).toBe(0);
});

test('no more is saved up than is there at first, and a clock that goes back gives none', () => {
  const budget = pressBudget();
  takenAt(budget, now, 1_600);
  expect(takenAt(budget, now + hour, 1_600)).toBe(100);
  expect(takenAt(budget, now, 1_600)).toBe(0);
  expect(takenAt(budget, now + second, 1_600)).toBe(1);
});
