import { describe, expect, test } from 'vitest';
import { absentFrom, withoutPlace, withPlace, withRow } from '#domain/coach/seat-plan-edit.ts';
import { isSeatPlan } from '#domain/coach/seat-plan-trouble.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';
import { mapOf } from '../../support/coach-maps.ts';

const pulman = mapOf(253, 0).coach;
const lines = seatPlanLines(pulman);
const [first = '', second = '', third = '', ...others] = lines;

const peopled = [...coachTemplates.values()].filter(({ places }) => places.length > 0);

describe('[R-48] a plan is changed in its drawing', () => {
  test('the lines this begins with', () => {
    expect([first, second, third]).toEqual(['1A | 1C 1D', '2A | 2C 2D', '3A | 3C 3D']);
  });

  test.each([
    ['2A', '2C 2D'],
    ['2C', '2A | 2D'],
    ['2D', '2A | 2C'],
  ])('%s is taken out of its line, and put in where it stood', (number, left) => {
    const without = withoutPlace(lines, number);
    expect(without).toEqual([first, left, third, ...others]);
    expect(absentFrom(pulman, without)).toEqual([number]);
    expect(withPlace(pulman, without, number)).toEqual(lines);
  });

  test('a line of which nothing is left goes, and comes back in its place', () => {
    const gone = ['2A', '2C', '2D'].reduce(withoutPlace, lines);
    expect(gone).toEqual([first, third, ...others]);
    const back = ['2D', '2A', '2C'].reduce((all, number) => withPlace(pulman, all, number), gone);
    expect(back).toEqual(lines);
  });

  test('the last place stays: a plan of nothing is none', () => {
    expect(withoutPlace(['2A'], '2A')).toEqual(['2A']);
  });

  test('what is in no line changes nothing', () => {
    expect(withoutPlace(lines, '99Z')).toEqual(lines);
  });

  test('how whoever typed it has divided a line stays', () => {
    const input = ['1A 1C | 1D', second];
    expect(withPlace(pulman, withoutPlace(input, '1A'), '1A')).toEqual(['1A | 1C | 1D', second]);
    expect(withoutPlace(input, '2D')).toEqual(['1A 1C | 1D', '2A | 2C']);
  });

  test('a row behind the last is like the widest, and what it lacks is told', () => {
    const longer = withRow(pulman, lines) ?? [];
    expect(longer.at(-1)).toBe('21A | 21C 21D');
    const without = withoutPlace(longer, '21C');
    expect([without.at(-1), absentFrom(pulman, without)]).toEqual(['21A | 21D', ['21C']]);
    expect(withPlace(pulman, without, '21C')).toEqual(longer);
    expect(withRow(pulman, longer)?.at(-1)).toBe('22A | 22C 22D');
  });

  test('after the row of 999 there is none', () => {
    expect(withRow(pulman, ['999A'])).toBeNull();
  });

  test.each(peopled.map((coach) => [coach.id, coach] as const))(
    'of coach %i, each place goes and comes back to the very plan',
    (_, coach) => {
      const plan = seatPlanLines(coach);
      expect(absentFrom(coach, plan)).toEqual([]);
      for (const { number } of coach.places) {
        const without = withoutPlace(plan, number);
        if (without === plan) continue;
        expect([number, isSeatPlan(without), withPlace(coach, without, number)]).toEqual([
          number,
          true,
          plan,
        ]);
      }
      const longer = withRow(coach, plan);
      expect(longer === null || isSeatPlan(longer)).toBe(true);
    },
  );
});
