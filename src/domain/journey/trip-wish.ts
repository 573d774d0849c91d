/** Where a party wants to go. Days are ISO text in the railway's own time. */
export type TripWish = {
  readonly from: number;
  readonly to: number;
  readonly outward: string;
  /** Null for one way. */
  readonly back: string | null;
  /** Who needs a place. */
  readonly passengers: number;
  /** Free children on a lap. */
  readonly lapChildren: number;
};

export const directions = ['outward', 'back'] as const;

export type Direction = (typeof directions)[number];

/** A trip that nobody has wished for yet: no port is asked for it. */
export const noWish: TripWish = { from: 0, to: 0, outward: '', back: null, passengers: 1, lapChildren: 0 };

/** Nobody comes back before they have left. */
export const onDay = (wish: TripWish, direction: Direction, day: string): TripWish => {
  if (direction === 'back') return { ...wish, back: day };
  return { ...wish, outward: day, back: wish.back !== null && wish.back < day ? day : wish.back };
};
