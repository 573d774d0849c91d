import type { Place } from '#domain/coach/coach.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';

/** What stands in every compartment of a coach, seen from its own corner. */
type Fixture = Pick<Place, 'x' | 'y' | 'z' | 'rotation' | 'facing' | 'berth' | 'properties'> & {
  readonly letter: string;
};

const seat = (letter: string, x: number, y: number, side: 'window' | 'aisle'): Fixture => ({
  letter,
  x,
  y,
  z: 45,
  rotation: x < 100 ? 0 : 180,
  facing: x < 100 ? 'backward' : 'forward',
  berth: null,
  properties: [side, 'socket'],
});

const berth = (letter: string, x: number, height: 'lower' | 'upper'): Fixture => ({
  letter,
  x,
  y: 110,
  z: height === 'lower' ? 45 : 150,
  rotation: 90,
  facing: 'sideways',
  berth: height,
  properties: ['window', 'socket'],
});

/** Four seats about a table behind a glass door. */
export const fourSeats: readonly Fixture[] = [
  seat('A', 35, 28, 'window'),
  seat('B', 35, 78, 'aisle'),
  seat('C', 165, 78, 'aisle'),
  seat('D', 165, 28, 'window'),
];

/** Two berths, one above the other. */
export const twoBerths: readonly Fixture[] = [berth('A', 45, 'lower'), berth('B', 45, 'upper')];

/** Four berths about the window. */
export const fourBerths: readonly Fixture[] = [
  berth('A', 40, 'lower'),
  berth('B', 40, 'upper'),
  berth('C', 160, 'lower'),
  berth('D', 160, 'upper'),
];

export type Compartments = {
  readonly cabinClass: CabinClass;
  readonly places: readonly Fixture[];
  readonly first: number;
  readonly count: number;
  readonly x: number;
  /** The length of one compartment. */
  readonly pitch: number;
  readonly unit: number;
};

/** Draws compartments along one side of the coach; each is a unit of its own. */
export const compartments = (drawn: Compartments): readonly Place[] =>
  Array.from({ length: drawn.count }, (_, nth) => nth).flatMap((nth) =>
    drawn.places.map(({ letter, x, ...place }) => ({
      ...place,
      number: `${drawn.first + nth}${letter}`,
      cabinClass: drawn.cabinClass,
      x: drawn.x + nth * drawn.pitch + x,
      unit: drawn.unit + nth,
      compartment: `${drawn.first + nth}`,
    })),
  );
