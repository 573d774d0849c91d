import { describe, expect, test } from 'vitest';
import { coachOfPlan } from '#domain/coach/coach-of-plan.ts';
import { planOf } from '#domain/coach/coach-plan.ts';
import { stackedPlaces } from '#domain/coach/stacked-places.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';
import { templateOf } from '../../support/coach-maps.ts';

const withPlaces = [...coachTemplates.values()].filter(({ places }) => places.length > 0);

const stackedIn = (template: number, ...lines: readonly string[]) => {
  const coach = coachOfPlan(templateOf(template), { id: template, lines, cabinClass: null });
  return coach && stackedPlaces(planOf(coach))?.map(({ number }) => number);
};

describe('[C-06] places that are drawn on one spot', () => {
  test.each(withPlaces)('$id $description has none', (coach) => {
    expect(stackedPlaces(planOf(coach))).toBe(null);
  });

  test('a letter the coach does not have stands on the last one it has', () => {
    expect(stackedIn(264, '1A 1B | 1C 1D', '40A 40B | 40D 40E')).toEqual(['40D', '40E']);
  });

  test('letters of the coach stand apart, also in a line that is new', () => {
    expect(stackedIn(264, '1A 1B | 1C 1D', '40A 40B | 40C 40D')).toBe(undefined);
  });
});
