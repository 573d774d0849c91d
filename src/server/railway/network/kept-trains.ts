import type { NetworkDocument, WrittenStation, WrittenTrain } from './network-document.ts';
import type { SoldDays } from './sold-days.ts';

const none: ReadonlySet<number> = new Set();

/** A train the timetable no longer has, or has in another form, runs on the days that were sold and on no other. */
export const keptTrain = (train: WrittenTrain, days: Iterable<number>): WrittenTrain => ({
  ...train,
  calendar: {
    weekdays: '0000000',
    from: 0,
    until: 0,
    alsoOn: [...new Set(days)].toSorted((one, other) => one - other),
    neverOn: [],
  },
});

/** Trains of the timetable, and those kept already, as they are kept from now on. */
export const keptOf = (
  dropped: readonly WrittenTrain[],
  kept: readonly WrittenTrain[],
  sold: SoldDays,
): WrittenTrain[] => [
  ...dropped.map((train) => keptTrain(train, sold.get(train.index) ?? none)),
  ...kept.map((train) => keptTrain(train, [...train.calendar.alsoOn, ...(sold.get(train.index) ?? none)])),
];

/** Stations of kept trains that the new network does not know: told of, and not on sale. */
export const keptStations = (
  trains: readonly WrittenTrain[],
  known: readonly WrittenStation[],
  before: NetworkDocument,
): WrittenStation[] => {
  const ids = new Set(known.map(({ id }) => id));
  const called = new Set(trains.flatMap(({ stops }) => stops.map(([station]) => station)));
  return [...before.stations, ...(before.kept?.stations ?? [])]
    .filter(({ id }) => called.has(id) && !ids.has(id))
    .map((station) => ({ ...station, isOnSale: false }));
};
