import { describe, expect, test } from 'vitest';
import { type CoachPlan, planOf } from '#domain/coach/coach-plan.ts';
import { coachEnds, lineEnds, seatOnSide } from '#domain/coach/plan-steps.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';

const drawnCoaches = [...coachTemplates.values()].filter(({ places }) => places.length > 0);

const coach = (id: number) => {
  const template = coachTemplates.get(id);
  if (template === undefined) throw new Error(`There is no coach ${id}.`);
  return template;
};

/** The lines of a plan as they are seen, the front of the coach at the left. */
const linesOf = ({ length, breadth, seats }: CoachPlan) =>
  Array.from({ length: breadth }, (_, across) =>
    Array.from(
      { length },
      (__, along) =>
        seats.find((seat) => seat.along === along && seat.across === across)?.place.number ?? '·',
    ).join(' '),
  );

const plan = planOf(coach(262));
const seat = (number: string, of: CoachPlan = plan) => {
  const found = of.seats.find(({ place }) => place.number === number);
  if (found === undefined) throw new Error(`There is no ${number}.`);
  return found;
};

test('an economy coach with wheelchair places is drawn as it stands, the aisle between its benches', () => {
  expect(linesOf(plan)).toEqual([
    '· · · · 3A 4A 5A 6A 7A 8A · 9A 10A 11A 12A 13A 14A 15A ·',
    '· · · · 3B 4B 5B 6B 7B 8B · 9B 10B 11B 12B 13B 14B 15B ·',
    '· · · · · · · · · · · · · · · · · · ·',
    '· · · · 3C 4C 5C 6C 7C 8C · 9C 10C 11C 12C 13C 14C · ·',
    '· · 1H 2H 3D 4D 5D 6D 7D 8D · 9D 10D 11D 12D 13D 14D · ·',
  ]);
});

test('upper berths stand beside the lower ones, and the corridor beside the compartments', () => {
  expect(linesOf(planOf(coach(901)))).toEqual([
    '· · 1B 1D 2B 2D 3B 3D 4B 4D 5B 5D 6B 6D 7B 7D 8B 8D 9B 9D 10B 10D · ·',
    '· · 1A 1C 2A 2C 3A 3C 4A 4C 5A 5C 6A 6C 7A 7C 8A 8C 9A 9C 10A 10C · ·',
    '· · · · · · · · · · · · · · · · · · · · · · · ·',
  ]);
});

test('a compartment is drawn around its places', () => {
  expect(planOf(coach(272)).things.filter(({ kind }) => kind === 'room')).toEqual([
    { kind: 'room', along: 2, across: 0, length: 3, breadth: 2 },
    { kind: 'room', along: 5, across: 0, length: 3, breadth: 2 },
    { kind: 'room', along: 8, across: 0, length: 3, breadth: 2 },
  ]);
});

test('what reaches into the aisle ends before it', () => {
  expect(plan.things.filter(({ kind }) => kind === 'accessible-toilet')).toEqual([
    { kind: 'accessible-toilet', along: 1, across: 0, length: 1, breadth: 2 },
  ]);
});

test('a coach without places has no seats to draw', () => {
  expect(planOf(coach(903)).seats).toEqual([]);
});

describe.each(drawnCoaches.map((each) => [each.description, each] as const))('%s', (_, template) => {
  const { seats, things } = planOf(template);

  test('every place stands on a step of its own, and nothing covers it', () => {
    const steps = seats.map(({ along, across }) => `${along} ${across}`);
    expect(new Set(steps).size).toBe(template.places.length);
    expect(seats.filter(({ along, across }) => along < 0 || across < 0)).toEqual([]);
    const covered = seats.filter(({ along, across }) =>
      things.some(
        (thing) =>
          thing.kind !== 'room' &&
          along >= thing.along &&
          along < thing.along + thing.length &&
          across >= thing.across &&
          across < thing.across + thing.breadth,
      ),
    );
    expect(covered).toEqual([]);
  });

  test('every place is reached by steps from the first', () => {
    const reached = new Set(seats.slice(0, 1));
    for (const from of reached)
      for (const side of ['front', 'rear', 'left', 'right'] as const) {
        const next = seatOnSide(seats, from, side);
        if (next !== null) reached.add(next);
      }
    expect(reached.size).toBe(seats.length);
  });
});

test('a step goes to the next seat of the line, over tables and the aisle', () => {
  const { seats } = plan;
  expect(seatOnSide(seats, seat('8A'), 'rear')?.place.number).toBe('9A');
  expect(seatOnSide(seats, seat('8A'), 'front')?.place.number).toBe('7A');
  expect(seatOnSide(seats, seat('8B'), 'right')?.place.number).toBe('8C');
  expect(seatOnSide(seats, seat('8C'), 'left')?.place.number).toBe('8B');
  expect(seatOnSide(seats, seat('8A'), 'left')).toBe(null);
});

test('where the line ends, the nearest seat on that side is next', () => {
  expect(seatOnSide(plan.seats, seat('3A'), 'front')?.place.number).toBe('2H');
});

test('a line has two ends, and so has the coach', () => {
  const { seats } = plan;
  expect(lineEnds(seats, seat('8D'), 'along').map(({ place }) => place.number)).toEqual(['1H', '14D']);
  expect(lineEnds(seats, seat('8B'), 'across').map(({ place }) => place.number)).toEqual(['8A', '8D']);
  expect(coachEnds(seats)?.map(({ place }) => place.number)).toEqual(['1H', '15B']);
  expect(coachEnds([])).toBe(null);
});
