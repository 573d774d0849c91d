import type { WrittenTrain } from '#server/railway/network/network-document.ts';
import { coachSets } from './coach-sets.ts';
import { kilometresAlong } from './measured-lines.ts';
import { runningDays } from './running-days.ts';
import { type SeenRun, seedFacts } from './seed-facts.ts';

export type UnnumberedTrain = Omit<WrittenTrain, 'index' | 'schedule'> & { readonly schedule: number | null };

type WrittenStop = WrittenTrain['stops'][number];

const inMetres = (kilometres: number): number => Math.round(kilometres * 1000) / 1000;

const stopsOf = ({ stops, number }: SeenRun): WrittenStop[] => {
  const along = kilometresAlong(stops.map(([station]) => station));
  return stops.map(([station, arrival, departure], at) => {
    const minute = arrival ?? departure;
    if (minute === null) throw new Error(`The seen run ${number} has a stop without an hour.`);
    return [station, minute, departure ?? minute, inMetres(along[at] ?? 0)];
  });
};

const trainOf = ({ number, name, type, schedule, set }: SeenRun, stops: WrittenStop[]): UnnumberedTrain => ({
  key: number,
  number,
  name: `${number} ${name}`,
  commercialName: name,
  type,
  schedule,
  line: null,
  stops,
  calendar: runningDays.daily,
  coaches: coachSets[set].map(([index, label, template]) => [index, label, template]),
  isReservable: true,
  opensDaysBefore: 60,
});

/** Runs that were seen, to the minute. */
export const seenTrains: readonly UnnumberedTrain[] = seedFacts.seenRuns.map((run) =>
  trainOf(run, stopsOf(run)),
);

/** The minute after which a way back begins the next morning, and when that is. */
const tooLate = 20 * 60;
const morning = 6 * 60;

/** The way back of a seen run: the same stops and running times from the other end, a quarter of an hour later. */
const mirrored = (train: UnnumberedTrain): WrittenStop[] => {
  const begin = train.stops[0]?.[2] ?? 0;
  const end = train.stops.at(-1)?.[1] ?? 0;
  const long = train.stops.at(-1)?.[3] ?? 0;
  const departure = begin + 15 > tooLate && train.type === 'YHT' ? morning : begin + 15;
  return train.stops
    .toReversed()
    .map(([station, arrival, leaves, kilometres]) => [
      station,
      departure + end - leaves,
      departure + end - arrival,
      inMetres(long - kilometres),
    ]);
};

const wayBackNames: Readonly<Record<string, string>> = {
  'YHT ANKARA - İSTANBUL': 'YHT İSTANBUL - ANKARA',
  'YHT ANKARA -İSTANBUL': 'YHT İSTANBUL - ANKARA',
  'ANKARA - İSTANBUL': 'İSTANBUL - ANKARA',
  'YHT ESKİŞEHİR-İSTANBUL': 'YHT İSTANBUL-ESKİŞEHİR',
  'KONYA-İSTANBUL': 'İSTANBUL-KONYA',
  'KONYA - İSTANBUL': 'İSTANBUL - KONYA',
  'KARAMAN-İSTANBUL(HALKALI)': 'İSTANBUL(HALKALI)-KARAMAN',
  'YHT SİVAS İSTANBUL': 'YHT İSTANBUL SİVAS',
};

const seenNumbers = new Set(seedFacts.seenRuns.map(({ number }) => number));

/** Ways back that nobody has seen yet. */
export const mirroredTrains: readonly UnnumberedTrain[] = seenTrains.flatMap((train) => {
  const number = `${Number(train.number) + 1}`;
  const name = wayBackNames[train.commercialName];
  if (name === undefined || seenNumbers.has(number)) return [];
  return [
    {
      ...train,
      key: number,
      number,
      name: `${number} ${name}`,
      commercialName: name,
      schedule: null,
      stops: mirrored(train),
    },
  ];
});
