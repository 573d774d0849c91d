import { describe, expect, test } from 'vitest';
import type { CoachTemplate, Place } from '#domain/coach/coach.ts';
import { coachOfPlan } from '#domain/coach/coach-of-plan.ts';
import { type PlannedSeat, type PlannedThing, planOf } from '#domain/coach/coach-plan.ts';
import { withoutPlace, withPlace, withTableTurned } from '#domain/coach/seat-plan-edit.ts';
import { isSeatPlan, seatPlanTrouble } from '#domain/coach/seat-plan-trouble.ts';
import { seatPlanLines } from '#domain/coach/seat-plan-units.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';
import { templateOf } from '../../support/coach-maps.ts';

const economy = templateOf(264);
const lines = seatPlanLines(economy);
const peopled = [...coachTemplates.values()].filter(({ places }) => places.length > 0);

const built = (plan: readonly string[], base = economy) => {
  const coach = coachOfPlan(base, { id: base.id, lines: plan, cabinClass: null });
  if (coach === null) throw new Error('Not built.');
  return coach;
};
const turned = (plan: readonly string[], number: string, base = economy) =>
  withTableTurned(base, built(plan, base), plan, number);
const tablesOf = (plan: readonly string[]) => built(plan).fittings.filter(({ kind }) => kind === 'table');
const atTable = (plan: readonly string[]) =>
  built(plan)
    .places.filter(({ properties }) => properties.includes('table'))
    .map(({ number }) => number);

type Table = Pick<PlannedThing, 'across' | 'along' | 'breadth' | 'length'>;

const faces =
  ({ across, along, breadth, length }: Table) =>
  (seat: PlannedSeat): boolean =>
    seat.across >= across &&
    seat.across < across + breadth &&
    (seat.place.facing === 'backward'
      ? seat.along === along - 1
      : seat.place.facing === 'forward' && seat.along === along + length);

const named = (chosen: readonly Place[]) => chosen.map(({ number }) => number);

/** Those beside a table of the drawing who look at it, and those who are told that they sit at one. */
const drawnAndMarked = (coach: CoachTemplate) => {
  const { seats, things } = planOf(coach);
  const tables = things.filter(({ kind }) => kind === 'table');
  return {
    tables: tables.length,
    drawn: named(
      seats.filter((seat) => tables.some((table) => faces(table)(seat))).map(({ place }) => place),
    ),
    marked: named(coach.places.filter(({ properties }) => properties.includes('table'))),
  };
};

const seatsAtTables: Readonly<Record<number, readonly [tables: number, seats: number]>> = {
  253: [0, 0],
  256: [0, 0],
  262: [2, 8],
  263: [2, 6],
  264: [2, 8],
  265: [2, 8],
  266: [2, 8],
  267: [2, 8],
  268: [2, 6],
  269: [4, 0],
  270: [2, 8],
  271: [2, 8],
  272: [5, 20],
  273: [2, 8],
  274: [2, 8],
  275: [2, 8],
  291: [0, 0],
  901: [0, 0],
  902: [10, 40],
  903: [8, 0],
  904: [0, 0],
  905: [0, 0],
  906: [0, 0],
};

describe('[C-06] who is told of a table has one drawn before them, and nobody else', () => {
  test.each([...coachTemplates.values()])('in coach $id $description', (coach) => {
    const { drawn, marked, tables } = drawnAndMarked(coach);
    expect(marked).toEqual(drawn);
    expect([tables, marked.length]).toEqual(seatsAtTables[coach.id]);
  });

  test.each(peopled)('in a plan of coach $id $description, wherever a table comes or goes', (coach) => {
    const plan = seatPlanLines(coach);
    const strays = coach.places.filter(({ number }) => {
      const { drawn, marked } = drawnAndMarked(built(turned(plan, number, coach), coach));
      return drawn.join() !== marked.join();
    });
    expect(strays.map(({ number }) => number)).toEqual([]);
  });

  test.each(peopled)('in a plan of coach $id $description, whichever line is left out', (coach) => {
    const plan = seatPlanLines(coach);
    const strays = plan.filter((_, at) => {
      if (plan.length === 1) return false;
      const { drawn, marked } = drawnAndMarked(built(plan.toSpliced(at, 1), coach));
      return drawn.join() !== marked.join();
    });
    expect(strays).toEqual([]);
  });
});

describe('[R-48] [C-06] tables stand where a plan says so', () => {
  test('the coach this begins with', () => {
    expect([tablesOf(lines).length, atTable(lines).join(' ')]).toEqual([
      2,
      '10A 10B 10C 10D 11A 11B 11C 11D',
    ]);
  });

  test('a table comes behind a bench, between two rows; who faces it sits at it', () => {
    const plan = turned(lines, '5A');
    expect(plan[4]).toBe('5A 5B= | 5C 5D');
    expect(tablesOf(plan).at(-1)).toEqual({ kind: 'table', x: 739, y: 7, width: 40, depth: 90 });
    expect(atTable(plan).filter((number) => !atTable(lines).includes(number))).toEqual(['5A', '5B']);
    expect(planOf(built(plan)).length).toBe(planOf(built(lines)).length + 1);
    expect(turned(plan, '5B')).toEqual(lines);
  });

  test('behind a row that faces the front, the next row sits at it', () => {
    const plan = turned(lines, '14D');
    expect([plan[13], atTable(plan).slice(8)]).toEqual(['14A 14B | 14C 14D=', ['15C', '15D']]);
  });

  test('a table the coach was built with goes, and nobody sits at it; it comes back as it was', () => {
    const plan = turned(lines, '10C');
    expect([plan[9], tablesOf(plan).length]).toEqual(['10A 10B | 10C 10D-', 1]);
    expect(atTable(plan)).toEqual(['10A', '10B', '11A', '11B']);
    expect(turned(plan, '10D')).toEqual(lines);
    expect(built(turned(plan, '10D'))).toEqual(economy);
  });

  test('the sign stays with its bench while places go and come', () => {
    const plan = turned(lines, '5A');
    const without = withoutPlace(plan, '5B');
    expect(without[4]).toBe('5A= | 5C 5D');
    expect(withPlace(economy, without, '5B')).toEqual(plan);
    expect(withoutPlace(without, '5A')[4]).toBe('5C 5D');
  });

  test('who is not in the plan has no table behind', () => {
    expect(turned(withoutPlace(lines, '5A'), '5A')).toEqual(withoutPlace(lines, '5A'));
  });

  test('more tables than the drawing has steps for are told with their line', () => {
    const many = lines.map((line) => `${line}=`);
    expect(isSeatPlan(many.slice(0, 10))).toBe(true);
    expect(seatPlanTrouble(many)).toEqual({ why: 'tables', line: 11, most: 10 });
  });

  test.each(['1A== 1B', '= 1A', '1A =', '1-A'])('%s is no line', (line) => {
    expect(seatPlanTrouble([line])?.why).toBe('no-place');
  });

  test.each(peopled.map((coach) => [coach.id, coach] as const))(
    'in coach %i a table comes and goes behind each place, back to the very coach',
    (_, coach) => {
      const plan = seatPlanLines(coach);
      const strays = coach.places.filter(({ number }) => {
        const once = turned(plan, number, coach);
        return once.join() === plan.join() || turned(once, number, coach).join() !== plan.join();
      });
      expect(strays.map(({ number }) => number)).toEqual([]);
      const [{ number } = { number: '' }] = coach.places;
      expect(built(turned(turned(plan, number, coach), number, coach), coach)).toEqual(coach);
    },
  );

  test.each(peopled)(
    '$id $description with as many rows and tables as may be is drawn within its steps',
    (coach) => {
      const many = Array.from(
        { length: 60 },
        (_, at) => `${at + 1}A ${at + 1}B${at < 50 ? '' : '='} | ${at + 1}C ${at + 1}D`,
      );
      const { length, breadth } = planOf(built(many, coach));
      expect(Math.max(length, breadth)).toBeLessThanOrEqual(96);
    },
  );
});
