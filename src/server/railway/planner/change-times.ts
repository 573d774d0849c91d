import type { Train } from '#server/railway/network/railway.ts';

/** How many minutes a traveller needs between two trains: what the station asks, and what the train that arrives asks. */
export type ChangeTimes = {
  readonly atStation: (station: number) => number;
  readonly after: (train: Train) => number;
};

const afterType: Readonly<Record<Train['type'], number>> = {
  YHT: 10,
  BOLGESEL: 10,
  AH: 15,
  OZEL_TREN: 15,
  TURISTIK_TREN: 20,
  ULUSLARARASI_CMO: 30,
  ULUSLARARASI_SET: 30,
  ULUSLARARASI_NRT: 30,
  ULUSLARARASI: 30,
};

/** Halls where the way from one platform to another is long: Ankara Gar, Söğütlüçeşme, Halkalı, Basmane. */
const longWays: ReadonlyMap<number, number> = new Map([
  [98, 5],
  [1325, 5],
  [992, 5],
  [312, 5],
]);

export const usualChangeTimes: ChangeTimes = {
  atStation: (station) => longWays.get(station) ?? 0,
  after: ({ type }) => afterType[type],
};
