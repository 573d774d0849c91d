import { dayNumberOf } from '#domain/time/travel-day.ts';
import type { WrittenTrain } from '#server/railway/network/network-document.ts';

type Calendar = WrittenTrain['calendar'];

const first = dayNumberOf('2024-01-01');
const last = dayNumberOf('2039-12-31');
const years = Array.from({ length: 16 }, (_, nth) => 2024 + nth);

const each = (monthAndDay: string): readonly number[] =>
  years.map((year) => dayNumberOf(`${year}-${monthAndDay}`));

/** Days of rest that fall on the same date every year. */
const holidays = ['01-01', '04-23', '05-01', '05-19', '07-15', '08-30', '10-29']
  .flatMap(each)
  .toSorted((one, other) => one - other);

const weekly = (weekdays: string, alsoOn: readonly number[], neverOn: readonly number[]): Calendar => ({
  weekdays,
  from: first,
  until: last,
  alsoOn: [...alsoOn],
  neverOn: [...neverOn],
});

/** On which days courses run, holidays reckoned in. */
export const runningDays = {
  daily: weekly('1111111', [], []),
  workdays: weekly('1111100', [], holidays),
  notOnSunday: weekly('1111110', [], holidays),
  weekend: weekly('0000011', holidays, []),
  fridayAndSunday: weekly('0000101', [], []),
  evenDays: weekly('0101010', [], []),
  oddDays: weekly('1010101', [], []),
  monday: weekly('1000000', [], []),
  wednesday: weekly('0010000', [], []),
  saturday: weekly('0000010', [], []),
  sunday: weekly('0000001', [], []),
  touristOut: weekly('1010100', [], []),
  touristHome: weekly('0010101', [], []),
} as const satisfies Record<string, Calendar>;

export type RunningDays = keyof typeof runningDays;
