import type { TrainType } from '#domain/values/train-type.ts';

export type Station = {
  readonly id: number;
  /** The number the railway paints on the wall: `stationNumber` on the wire. */
  readonly code: string;
  readonly name: string;
  readonly cityId: number;
  readonly latitude: number;
  readonly longitude: number;
  readonly trainTypes: readonly TrainType[];
  /** Tickets are sold from and to it. */
  readonly isOnSale: boolean;
  /** Passengers may get off here. */
  readonly dropsPassengers: boolean;
};
