/** One leg of somebody's journey. */
export type TravelledLeg = {
  readonly direction: 'outward' | 'return';
  readonly runId: number;
  readonly fromStop: number;
  readonly toStop: number;
};

const isSame = (one: TravelledLeg, other: TravelledLeg): boolean =>
  one.direction === other.direction &&
  one.runId === other.runId &&
  one.fromStop === other.fromStop &&
  one.toStop === other.toStop;

/** A dependent passenger travels only where the passenger travels whom they depend on: same train, stretch and direction. */
export const travelsWithMain = (dependent: readonly TravelledLeg[], main: readonly TravelledLeg[]): boolean =>
  dependent.length > 0 && dependent.every((leg) => main.some((other) => isSame(leg, other)));
