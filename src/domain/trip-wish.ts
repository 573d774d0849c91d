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
