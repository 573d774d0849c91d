import type { Facing, Place, PlaceProperty } from '#domain/coach/coach.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';

/** One letter of a row: where its middle stands across the coach, and whether it looks out or on the aisle. */
type Letter = { readonly letter: string; readonly y: number; readonly side: 'window' | 'aisle' };

export type Bench = readonly Letter[];

const at = (letter: string, y: number, side: Letter['side']): Letter => ({ letter, y, side });

/** Two and two about the aisle. */
export const twoAndTwo: readonly Bench[] = [
  [at('A', 28, 'window'), at('B', 76, 'aisle')],
  [at('C', 194, 'aisle'), at('D', 242, 'window')],
];

/** One and two about the aisle. */
export const oneAndTwo: readonly Bench[] = [
  [at('A', 34, 'window')],
  [at('C', 178, 'aisle'), at('D', 234, 'window')],
];

export type Rows = {
  readonly cabinClass: CabinClass;
  readonly benches: readonly Bench[];
  readonly first: number;
  readonly count: number;
  /** Where the middle of the first row stands along the coach. */
  readonly x: number;
  readonly pitch: number;
  /** The first unit's number. */
  readonly unit: number;
  /** Where a row that stands by itself looks. */
  readonly facing?: Facing;
  /** Rows with room for a pet's carrier. */
  readonly pets?: readonly number[];
};

const seatHeight = 45;

/** Seats look to the middle of the coach: the front half backward, the rear half forward. */
const facingOf = (row: number, count: number): Facing => (row < count / 2 ? 'backward' : 'forward');

const propertiesOf = (rows: Rows, row: number, bench: Bench, letter: Letter): readonly PlaceProperty[] => [
  letter.side,
  ...(bench.length === 1 ? (['single'] as const) : []),
  ...(rows.pets?.includes(row) ? (['pet'] as const) : []),
  'socket',
];

/** Draws rows of seats; each bench is a unit of its own. */
export const seatRows = (rows: Rows): readonly Place[] =>
  Array.from({ length: rows.count }, (_, nth) => nth).flatMap((nth) => {
    const row = rows.first + nth;
    const facing = rows.facing ?? facingOf(nth, rows.count);
    return rows.benches.flatMap((bench, side) =>
      bench.map((letter) => ({
        number: `${row}${letter.letter}`,
        cabinClass: rows.cabinClass,
        x: rows.x + nth * rows.pitch,
        y: letter.y,
        z: seatHeight,
        rotation: facing === 'forward' ? (0 as const) : (180 as const),
        facing,
        berth: null,
        properties: propertiesOf(rows, row, bench, letter),
        unit: rows.unit + nth * rows.benches.length + side,
        compartment: null,
      })),
    );
  });

/** A wheelchair place: it stands alone, by the window and near the wide door. */
export const wheelchairPlace = (row: number, x: number, y: number, unit: number): Place => ({
  number: `${row}H`,
  cabinClass: 'DSB',
  x,
  y,
  z: 0,
  rotation: 0,
  facing: 'forward',
  berth: null,
  properties: ['window', 'wheelchair', 'single', 'socket'],
  unit,
  compartment: null,
});
