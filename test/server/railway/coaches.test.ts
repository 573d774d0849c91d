import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { CoachTemplate, Place } from '#domain/coach/coach.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { coachTemplates } from '#server/railway/network/coaches/coach-templates.ts';
import { coachSets } from '#server/railway/seed/coach-sets.ts';

const templates = [...coachTemplates.values()];
const named = templates.map((template) => [`${template.id} ${template.description}`, template] as const);

type Box = { readonly from: readonly number[]; readonly to: readonly number[] };

/** A seat is a block of 44 centimetres, a berth a board of 70 by 190, a wheelchair place 80 by 70. */
const sizeOf = ({ berth, properties }: Place): readonly [number, number, number] => {
  if (berth !== null) return [70, 190, 60];
  return properties.includes('wheelchair') ? [80, 70, 120] : [44, 44, 100];
};

const boxOf = (place: Place): Box => {
  const [long, wide, high] = sizeOf(place);
  return {
    from: [place.x - long / 2, place.y - wide / 2, place.z],
    to: [place.x + long / 2, place.y + wide / 2, place.z + high],
  };
};

const overlap = (one: Box, other: Box): boolean =>
  one.from.every(
    (begin, axis) => begin < (other.to[axis] ?? 0) && (other.from[axis] ?? 0) < (one.to[axis] ?? 0),
  );

const groupedBy = <Key>(places: readonly Place[], keyOf: (place: Place) => Key) => {
  const groups = new Map<Key, Place[]>();
  for (const place of places) groups.set(keyOf(place), [...(groups.get(keyOf(place)) ?? []), place]);
  return groups;
};

const unitsOf = ({ places }: CoachTemplate): readonly (readonly Place[])[] => [
  ...groupedBy(places, ({ unit }) => unit).values(),
];

const spread = (numbers: readonly number[]): number => Math.max(...numbers) - Math.min(...numbers);

describe.each(named)('template %s', (_, template) => {
  const { places, length, width } = template;

  test('no two places stand in each other, and all stand inside the coach', () => {
    const boxes = places.map(boxOf);
    const crossed = boxes.flatMap((box, at) =>
      boxes.slice(at + 1).flatMap((other, further) => (overlap(box, other) ? [[at, at + 1 + further]] : [])),
    );
    expect(crossed).toEqual([]);
    expect(
      boxes.filter(({ from: [x = -1, y = -1], to: [farX = 0, farY = 0] }) => {
        return x < 0 || y < 0 || farX > length || farY > width;
      }),
    ).toEqual([]);
  });

  test('fittings stand inside the coach', () => {
    expect(
      template.fittings.filter(
        ({ x, y, width: long, depth }) => x < 0 || y < 0 || x + long > length || y + depth > width,
      ),
    ).toEqual([]);
  });

  test('who sits at a table looks at it, and it stands between the seats', () => {
    const tables = template.fittings.filter(({ kind }) => kind === 'table').map(({ x }) => x + 20);
    const atTables = places.filter(
      (place) => place.properties.includes('table') && place.compartment === null,
    );
    const away = atTables.filter(
      ({ x, facing }) =>
        !tables.some((table) =>
          facing === 'backward' ? table > x && table - x < 70 : table < x && x - table < 70,
        ),
    );
    expect(away).toEqual([]);
    expect(
      tables.filter((table) =>
        places.some(({ x }) => template.kind !== 'dining' && Math.abs(table - x) < 42),
      ),
    ).toEqual([]);
  });

  test('places are numbered as on tickets, each once', () => {
    const odd = places.filter(
      ({ number, cabinClass }) => !(cabinClass === 'DSB' ? /^\d{1,2}H$/ : /^\d{1,2}[A-D]$/).test(number),
    );
    expect(odd).toEqual([]);
    expect(new Set(places.map(({ number }) => number)).size).toBe(places.length);
  });

  test('a unit is one bench or one compartment: at most six places, beside each other, told one after the other', () => {
    const units = unitsOf(template);
    expect(units.filter(({ length: count }) => count > 6)).toEqual([]);
    expect(units.flat()).toEqual(places);
    for (const unit of units) {
      const isCompartment = unit[0]?.compartment !== null;
      expect(spread(unit.map(({ x }) => x))).toBeLessThanOrEqual(isCompartment ? 140 : 0);
      expect(spread(unit.map(({ y }) => y))).toBeLessThanOrEqual(60);
      expect(new Set(unit.map(({ compartment }) => compartment)).size).toBe(1);
    }
  });

  test('a berth lies sideways, a wheelchair stands alone, a pet never sleeps', () => {
    expect(places.filter(({ berth, facing }) => (berth !== null) !== (facing === 'sideways'))).toEqual([]);
    const wheelchairs = unitsOf(template).filter((unit) =>
      unit.some(({ properties }) => properties.includes('wheelchair')),
    );
    expect(wheelchairs.filter((unit) => unit.length > 1)).toEqual([]);
    expect(wheelchairs.flat().filter(({ cabinClass }) => cabinClass !== 'DSB')).toEqual([]);
    expect(places.filter(({ berth, properties }) => berth !== null && properties.includes('pet'))).toEqual(
      [],
    );
  });
});

const capacity = (set: keyof typeof coachSets): Partial<Record<CabinClass, number>> => {
  const places = coachSets[set].flatMap(([, , template]) => coachTemplates.get(template)?.places ?? []);
  const groups = groupedBy(places, ({ cabinClass }) => cabinClass);
  return Object.fromEntries([...groups].map(([cabinClass, all]) => [cabinClass, all.length]));
};

test('the high-speed sets hold what was seen of one of each: 411 and 483 places', () => {
  expect([capacity('six'), capacity('eight')]).toEqual([
    { C: 55, DSB: 2, Y1: 354 },
    { C: 45, L: 12, Y1: 424, DSB: 2 },
  ]);
});

test('a couchette compartment has four berths, a sleeper two, and the dining car no place at all', () => {
  const counts = [901, 291, 903].map((id) => {
    const template = coachTemplates.get(id);
    return template === undefined ? [] : [...new Set(unitsOf(template).map(({ length }) => length))];
  });
  expect(counts).toEqual([[4], [2], []]);
});

test('[K-06] every class has its place in some coach, and every kind of coach is drawn', () => {
  const classes = new Set(templates.flatMap(({ places }) => places.map(({ cabinClass }) => cabinClass)));
  expect([...classes].toSorted()).toEqual(['B', 'C', 'D', 'DSB', 'L', 'N', 'OS', 'Y1']);
  expect([...new Set(templates.map(({ kind }) => kind))].toSorted()).toEqual([
    'bus',
    'couchette',
    'dining',
    'high-speed',
    'loca',
    'pullman',
    'sleeper',
    'unnumbered',
  ]);
});

/** Sold places are counted in the places of each unit, in their order. */
const printOf = ({ places }: CoachTemplate): string =>
  createHash('sha256')
    .update(JSON.stringify(places.map(({ number, unit }) => [number, unit])))
    .digest('hex')
    .slice(0, 12);

test('a coach whose places were sold is never drawn anew: other places need another number', () => {
  expect(Object.fromEntries(templates.map((template) => [template.id, printOf(template)]))).toEqual({
    253: '0fd900a1959a',
    256: '12157e6e6646',
    262: '3164451ede21',
    263: 'bac26b7a9eb3',
    264: 'e80df3330945',
    265: 'e80df3330945',
    266: 'e80df3330945',
    267: 'e80df3330945',
    268: '8f12acd12d95',
    269: '4f53cda18c2b',
    270: 'de6bb38bf4c7',
    271: 'e80df3330945',
    272: '14cd55020c65',
    273: 'e80df3330945',
    274: 'e80df3330945',
    275: 'e80df3330945',
    291: 'a4fdd29f3209',
    901: 'a740f0b0722a',
    902: 'a740f0b0722a',
    903: '4f53cda18c2b',
    904: 'ac3e1bdc0919',
    905: '2fef5918d282',
    906: '21677a52b481',
  });
});
