import { dayNumberOf, startOfDay } from '#domain/time/travel-day.ts';
import { coachIdOf, runIdOf } from '#domain/values/run-id.ts';
import type { Train } from '#server/railway/network/railway.ts';
import type { Taken } from './plain-occupancy.ts';
import {
  businessCoach,
  daily,
  diningCoach,
  mixedCoach,
  networkOf,
  sleepingCoach,
  stationOf,
  trainOf,
} from './trial-network.ts';

export const ankara = 98;
export const eskisehir = 93;
export const izmit = 1135;
export const istanbul = 1325;
export const konya = 796;
export const nowhere = 4;

const coaches = (...templates: readonly { readonly id: number }[]): Train['coaches'] =>
  templates.map(({ id }, index) => ({ index, name: String(index + 1), template: id }));

const fast = coaches(businessCoach, mixedCoach, diningCoach);

/** 81001 in the morning, 81003 at noon, the night train over midnight, and a train from Konya that joins at Eskişehir. */
export const morning = trainOf(
  1,
  [
    [ankara, 360, 360],
    [eskisehir, 450, 455],
    [izmit, 545, 547],
    [istanbul, 620, 620],
  ],
  { number: '81001', name: '81001 ANKARA - İSTANBUL', coaches: fast },
);
export const noon = trainOf(
  2,
  [
    [ankara, 720, 720],
    [eskisehir, 810, 815],
    [izmit, 905, 907],
    [istanbul, 980, 980],
  ],
  { number: '81003', name: '81003 ANKARA - İSTANBUL', coaches: fast },
);
export const night = trainOf(
  3,
  [
    [ankara, 1320, 1320],
    [eskisehir, 1518, 1528],
    [istanbul, 1826, 1826],
  ],
  {
    number: '22001',
    name: '22001 ANKARA EKSPRESİ',
    commercialName: 'ANKARA EKSPRESİ',
    type: 'AH',
    coaches: coaches(mixedCoach, sleepingCoach),
  },
);
export const joining = trainOf(
  4,
  [
    [konya, 600, 600],
    [eskisehir, 700, 700],
  ],
  { number: '81301', name: '81301 KONYA - ESKİŞEHİR', coaches: fast },
);
export const touristic = trainOf(
  5,
  [
    [ankara, 945, 945],
    [istanbul, 1400, 1400],
  ],
  {
    number: '11502',
    name: '11502 TURİSTİK',
    commercialName: 'TURİSTİK',
    type: 'TURISTIK_TREN',
    coaches: coaches(sleepingCoach),
    calendar: { ...daily, weekdays: [false, false, false, false, true, false, false] },
    opensDaysBefore: 20,
  },
);

const named = [
  [ankara, 'ANKARA GAR'],
  [eskisehir, 'ESKİŞEHİR'],
  [izmit, 'İZMİT YHT'],
  [istanbul, 'İSTANBUL(SÖĞÜTLÜÇEŞME)'],
  [konya, 'KONYA'],
  [nowhere, 'ALİFUATPAŞA'],
] as const;

export const trialRailway = networkOf(
  [morning, noon, night, joining, touristic],
  named.map(([id, name]) => stationOf(id, { name })),
);

/** A Monday. */
export const monday = '2026-12-07';
export const mondayNumber = dayNumberOf(monday);
/** Ten days before it. */
export const longBefore = startOfDay(mondayNumber) - 10 * 86_400_000;

/** Takes every place of some coaches of a run over a stretch. */
export const takenIn = (
  train: Train,
  day: number,
  [fromStop, toStop]: readonly [number, number],
  isTaken: (seat: string, coach: number) => boolean = () => true,
): readonly Taken[] =>
  train.coaches.flatMap(({ index, template }) =>
    (trialRailway.templates.get(template)?.places ?? [])
      .filter(({ number }) => isTaken(number, index))
      .map(({ number }) => ({
        runId: runIdOf(train.index, day),
        coach: index,
        seat: number,
        fromStop,
        toStop,
      })),
  );

export const coachOn = (train: Train, day: number, coach: number): number =>
  coachIdOf(runIdOf(train.index, day), coach);
