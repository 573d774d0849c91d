import { describe, expect, test } from 'vitest';
import { classOfPlan, coachOfPlan } from '#domain/coach/coach-of-plan.ts';
import { planOf } from '#domain/coach/coach-plan.ts';
import { isSeatPlan, seatPlanTrouble } from '#domain/coach/seat-plan-trouble.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';

const economy = coachTemplates.get(264);
const withPlaces = [...coachTemplates.values()].filter(({ places }) => places.length > 0);

const changed = (lines: readonly string[], base = economy) =>
  base === undefined ? null : coachOfPlan(base, { id: 5264, lines, cabinClass: null });

describe('a seat plan is written in lines', () => {
  test('a line for each row, and a stroke between two benches', () => {
    expect(seatPlanLines(economy ?? { places: [] }).slice(0, 2)).toEqual(['1A 1B | 1C 1D', '2A 2B | 2C 2D']);
  });

  test.each(withPlaces)('$id $description is built from its own lines as it is', (coach) => {
    const lines = seatPlanLines(coach);
    expect(lines.every((line) => line.length <= 40) && lines.length <= 60).toBe(true);
    expect(coachOfPlan(coach, { id: coach.id, lines, cabinClass: null })).toEqual(coach);
  });

  test('a row more makes places that were not there, each in the line and at the letter it has', () => {
    const lines = [...seatPlanLines(economy ?? { places: [] }), '20A 20B | 20C 20D'];
    const coach = changed(lines);
    const [last, before] = ['20C', '19C'].map((seat) => coach?.places.find(({ number }) => number === seat));
    expect([coach?.id, coach?.places.length, coach?.places.slice(0, 76)]).toEqual([
      5264,
      80,
      economy?.places,
    ]);
    expect([last?.x, last?.y, last?.cabinClass]).toEqual([(before?.x ?? 0) + 102, before?.y, 'Y1']);
    expect(new Set(coach?.places.slice(76).map(({ unit }) => unit)).size).toBe(2);
  });

  test('a place that is left out is gone and the others stay', () => {
    const lines = seatPlanLines(economy ?? { places: [] }).slice(1);
    expect(changed(lines)?.places).toEqual(economy?.places.slice(4));
  });

  test('a plan of one class makes every place of that class', () => {
    const lines = ['1A 1B'];
    const coach = economy && coachOfPlan(economy, { id: 5264, lines, cabinClass: 'C' });
    expect(coach?.places.map(({ number, cabinClass }) => [number, cabinClass])).toEqual([
      ['1A', 'C'],
      ['1B', 'C'],
    ]);
  });

  test.each([[[]], [['1A 1A']], [['A1']], [['1A 1B 1C 1D 1E 1F 1G']], [['1A', '2B | 1A']], [['| |']]])(
    '%j is no plan',
    (lines) => {
      expect([isSeatPlan(lines), changed(lines)]).toEqual([false, null]);
    },
  );
});

describe('[C-06] why a plan cannot be built is named, and where', () => {
  test.each([
    [[], { why: 'empty' }],
    [['', ' | '], { why: 'empty' }],
    [['1A', 'B2 2C'], { why: 'no-place', line: 2, text: 'B2' }],
    [['1A 1B | 1A'], { why: 'twice', line: 1, text: '1A' }],
    [['1A', '', '2A | 1A'], { why: 'twice', line: 3, text: '1A' }],
    [['1A', '2A 2B 2C 2D 2E 2F 2G'], { why: 'crowded', line: 2, most: 6 }],
    [['1A 1B | 1C'], null],
  ])('%j: %j', (lines, trouble) => {
    expect(seatPlanTrouble(lines)).toEqual(trouble);
  });

  test('a plan of one class is of that class, and of several it keeps those the coach had', () => {
    expect([classOfPlan(['C']), classOfPlan(['Y1', 'C']), classOfPlan([])]).toEqual(['C', null, null]);
  });

  test('wheelchair places are no class beside another, in whatever order they are named', () => {
    expect([
      classOfPlan(['C', 'DSB']),
      classOfPlan(['DSB', 'Y1']),
      classOfPlan(['L', 'Y1', 'DSB']),
      classOfPlan(['DSB']),
    ]).toEqual(['C', 'Y1', null, 'DSB']);
  });

  test.each(withPlaces)(
    '$id $description is drawn within the steps of a drawing, however long its plan',
    (coach) => {
      const lines = Array.from({ length: 60 }, (_, at) => `${at + 1}A ${at + 1}B | ${at + 1}C ${at + 1}D`);
      const built = coachOfPlan(coach, { id: coach.id, lines, cabinClass: null });
      const { length, breadth } = planOf(built ?? coach);
      expect(Math.max(length, breadth)).toBeLessThanOrEqual(96);
    },
  );
});
