import { runsOn, type Train } from '#server/railway/network/railway.ts';

export const dayLong = 1440;

/** Rides from one stop to the next that leave on one calendar day, by departure. A train is named by its place in the timetable. */
export type DayOfConnections = {
  readonly count: number;
  readonly from: Uint16Array;
  readonly to: Uint16Array;
  /** Minutes since the day's midnight. */
  readonly departs: Int32Array;
  readonly arrives: Int32Array;
  readonly train: Uint16Array;
  /** How many days before this one the run began. */
  readonly begun: Uint8Array;
  /** The stop it leaves, counted along the run. */
  readonly stop: Uint16Array;
};

type Connection = {
  readonly from: number;
  readonly to: number;
  readonly departs: number;
  readonly arrives: number;
  readonly train: number;
  readonly begun: number;
  readonly stop: number;
};

const connectionsOf = (train: Train, place: number, placeOf: (station: number) => number): Connection[] =>
  train.stops.slice(1).map((next, stop) => {
    const here = train.stops[stop] ?? next;
    const begun = Math.floor(here.departure / dayLong);
    return {
      from: placeOf(here.station),
      to: placeOf(next.station),
      departs: here.departure - begun * dayLong,
      arrives: next.arrival - begun * dayLong,
      train: place,
      begun,
      stop,
    };
  });

/** Every connection of the timetable once, by hour of departure; of one train an earlier stop stands before a later one. */
export const allConnections = (
  trains: readonly Train[],
  placeOf: (station: number) => number,
): readonly Connection[] =>
  trains
    .flatMap((train, place) => connectionsOf(train, place, placeOf))
    .toSorted((one, other) => one.departs - other.departs || one.stop - other.stop);

/** Those that run on a day. */
export const connectionsOn = (
  dayNumber: number,
  all: readonly Connection[],
  trains: readonly Train[],
): DayOfConnections => {
  const running = new Map<number, boolean>();
  const runs = ({ train, begun }: Connection): boolean => {
    const key = train * 256 + begun;
    const known = running.get(key);
    if (known !== undefined) {
      return known;
    }
    const calendar = trains[train]?.calendar;
    const does = calendar !== undefined && runsOn(calendar, dayNumber - begun);
    running.set(key, does);
    return does;
  };
  const today = all.filter(runs);
  return {
    count: today.length,
    from: Uint16Array.from(today, ({ from }) => from),
    to: Uint16Array.from(today, ({ to }) => to),
    departs: Int32Array.from(today, ({ departs }) => departs),
    arrives: Int32Array.from(today, ({ arrives }) => arrives),
    train: Uint16Array.from(today, ({ train }) => train),
    begun: Uint8Array.from(today, ({ begun }) => begun),
    stop: Uint16Array.from(today, ({ stop }) => stop),
  };
};
