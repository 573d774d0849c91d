import type { Fitting } from '#domain/coach/coach.ts';

const width = 270;

export const doorsAt = (...xs: readonly number[]): readonly Fitting[] =>
  xs.flatMap((x) => [
    { kind: 'door' as const, x, y: 0, width: 90, depth: 10 },
    { kind: 'door' as const, x, y: width - 10, width: 90, depth: 10 },
  ]);

export const toiletAt = (x: number): Fitting => ({ kind: 'toilet', x, y: 0, width: 100, depth: 95 });

export const wideToiletAt = (x: number): Fitting => ({
  kind: 'accessible-toilet',
  x,
  y: 0,
  width: 190,
  depth: 150,
});

export const luggageAt = (x: number): Fitting => ({ kind: 'luggage', x, y: 185, width: 60, depth: 75 });

export const aisleFrom = (x: number, long: number, y = 105): Fitting => ({
  kind: 'corridor',
  x,
  y,
  width: long,
  depth: 60,
});

export const galleyAt = (x: number, long: number): Fitting => ({
  kind: 'galley',
  x,
  y: 0,
  width: long,
  depth: 180,
});

export const tablesAt = (...places: readonly (readonly [x: number, y: number])[]): readonly Fitting[] =>
  places.map(([x, y]) => ({ kind: 'table', x, y, width: 40, depth: 90 }));

/** Tables on both sides, between one row and the next. */
export const tablesBehind = (first: number, pitch: number, rows: number): readonly Fitting[] => {
  const middle = first + (rows - 0.5) * pitch - 20;
  return tablesAt([middle, 5], [middle, width - 95]);
};

/** A table by the window of each compartment. */
export const tablesInRooms = (first: number, pitch: number, rooms: number): readonly Fitting[] =>
  tablesAt(...Array.from({ length: rooms }, (_, nth) => [first + nth * pitch, 5] as const));

export const wallsAt = (y: number, ...xs: readonly number[]): readonly Fitting[] =>
  xs.map((x) => ({ kind: 'wall', x, y: 0, width: 6, depth: y }));
