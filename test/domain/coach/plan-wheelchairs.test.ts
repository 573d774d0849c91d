import { describe, expect, test } from 'vitest';
import { coachOfPlan } from '#domain/coach/coach-of-plan.ts';
import { planOf } from '#domain/coach/coach-plan.ts';
import {
  absentFrom,
  renumbered,
  turnedNumber,
  withoutPlace,
  withPlace,
} from '#domain/coach/seat-plan-edit.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { stackedPlaces } from '#domain/coach/stacked-places.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';
import { templateOf } from '../../support/coach-maps.ts';

const economy = templateOf(264);
const lines = seatPlanLines(economy);
const peopled = [...coachTemplates.values()].filter(({ places }) => places.length > 0);

const built = (plan: readonly string[], base = economy) =>
  coachOfPlan(base, { id: base.id, lines: plan, cabinClass: 'Y1' });
const placeIn = (plan: readonly string[], number: string, base = economy) =>
  built(plan, base)?.places.find((place) => place.number === number);
const turned = (plan: readonly string[], number: string, base = economy) => {
  const other = turnedNumber(base, plan, number);
  return other === null ? null : renumbered(plan, number, other);
};

describe('[R-48] [C-06] a place is made a wheelchair place by its letter', () => {
  test('it stands where the seat stood, on the floor, and is of the class of wheelchairs whatever the coach is', () => {
    const plan = turned(lines, '3A') ?? [];
    const [seat, place] = [placeIn(lines, '3A'), placeIn(plan, '3H')];
    expect(plan[2]).toBe('3H 3B | 3C 3D');
    expect(place).toEqual({
      ...seat,
      number: '3H',
      z: 0,
      cabinClass: 'DSB',
      properties: ['window', 'wheelchair'],
    });
    expect(placeIn(plan, '3B')?.cabinClass).toBe('Y1');
    expect(absentFrom(economy, plan)).toEqual([]);
  });

  test.each(['3A', '3B', '3C', '3D'])('%s becomes one and a seat again', (number) => {
    const plan = turned(lines, number) ?? [];
    const [seat, place] = [placeIn(lines, number), placeIn(plan, '3H')];
    expect([place?.x, place?.y, place?.unit]).toEqual([seat?.x, seat?.y, seat?.unit]);
    expect(turned(plan, '3H')).toEqual(lines);
  });

  test('a row has one: its other seats stay seats', () => {
    expect(turned(turned(lines, '3A') ?? [], '3D')).toBe(null);
  });

  test('alone in its unit it is a single place; by a window where both seats of a bench make room', () => {
    const plan = lines.with(2, '3A 3B | 3H');
    expect([placeIn(plan, '3H')?.y, placeIn(plan, '3H')?.properties]).toEqual([
      placeIn(lines, '3D')?.y,
      ['window', 'wheelchair', 'single'],
    ]);
    expect(absentFrom(economy, plan)).toEqual(['3C']);
    const both = withPlace(economy, plan, '3C');
    expect(both[2]).toBe('3A 3B | 3C 3H');
    expect(placeIn(both, '3H')?.y).toBe(placeIn(lines, '3D')?.y);
  });

  test('it goes from the plan as a seat does, and the seat is what could come back', () => {
    const plan = withoutPlace(turned(lines, '3A') ?? [], '3H');
    expect([plan[2], absentFrom(economy, plan)]).toEqual(['3B | 3C 3D', ['3A']]);
  });

  test('in a row that is new it stands where that row would have a seat', () => {
    const plan = [...lines, '20A 20B | 20C 20H'];
    expect(placeIn(plan, '20H')?.y).toBe(placeIn(lines, '19D')?.y);
    expect(turned(plan, '20H')?.at(-1)).toBe('20A 20B | 20C 20D');
  });

  test('a wheelchair place the coach was built with makes room for a seat, and comes back as it was', () => {
    const base = templateOf(262);
    const plan = turned(seatPlanLines(base), '1H', base) ?? [];
    const [before, seat] = [placeIn(seatPlanLines(base), '1H', base), placeIn(plan, '1D', base)];
    expect([plan[0], seat?.x, seat?.cabinClass, before?.cabinClass]).toEqual(['1D', before?.x, 'Y1', 'DSB']);
    expect(absentFrom(base, plan)).toEqual([]);
    expect(turned(plan, '1D', base)).toEqual(seatPlanLines(base));
  });

  test.each(peopled.map((coach) => [coach.id, coach] as const))(
    'in coach %i every place can become one, hides none and goes back to the very plan',
    (_, coach) => {
      const plan = seatPlanLines(coach);
      const strays = coach.places.flatMap(({ number }) => {
        const other = turnedNumber(coach, plan, number);
        if (other === null) return [`${number} has no room`];
        const changed = renumbered(plan, number, other);
        const drawn = built(changed, coach);
        const back = turned(changed, other, coach);
        const missing = absentFrom(coach, changed);
        const isRight =
          drawn !== null && stackedPlaces(planOf(drawn)) === null && back?.join() === plan.join();
        return isRight && missing.length === 0
          ? []
          : [`${number} as ${other}: ${back?.join()} ${missing.join()}`];
      });
      expect(strays).toEqual([]);
    },
  );
});
