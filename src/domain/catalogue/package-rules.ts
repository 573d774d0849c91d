import { monthsAt } from '#domain/time/birth-date.ts';
import type { TravelDay } from '#domain/time/travel-day.ts';
import { isOnWeekday, type Weekday } from '#domain/time/weekday.ts';

/** For whom, between where and on which days a package is good; null and none leave it open. */
export type PackageRules = {
  /** In whole years, that age among them. */
  readonly oldest: number | null;
  readonly from: number | null;
  readonly to: number | null;
  readonly between: 'both-ends-only' | 'any-stations';
  /** In kilometres. */
  readonly farthest: number | null;
  readonly weekdays: readonly Weekday[];
  /** Through which it is bought. */
  readonly channels: readonly string[];
};

export const noRules: PackageRules = {
  oldest: null,
  from: null,
  to: null,
  between: 'any-stations',
  farthest: null,
  weekdays: [],
  channels: [],
};

export type PackageRulesRefusal =
  | 'package-not-on-channel'
  | 'package-no-train'
  | 'package-not-for-age'
  | 'package-not-between'
  | 'package-too-far'
  | 'package-not-that-day';

type Stretch = { readonly from: number; readonly to: number };

/** The calls of a train in their order. */
type Calls = readonly { readonly station: number; readonly kilometres: number }[];

type Wished = Stretch & {
  readonly starts: TravelDay;
  readonly birthDate: string | null;
  readonly channel: string;
};

const isOnChannel = ({ channels }: PackageRules, { channel }: Wished): boolean =>
  channels.length === 0 || channels.includes(channel);

/** Whoever changes from one train to another gets there too. */
const isServed = ({ from, to }: Stretch, trains: readonly Calls[]): boolean => {
  const reached = new Set([from]);
  let before = 0;
  while (before < reached.size && !reached.has(to)) {
    before = reached.size;
    for (const calls of trains)
      if (calls.some(({ station }) => reached.has(station)))
        for (const { station } of calls) reached.add(station);
  }
  return reached.has(to);
};

const isForAge = ({ oldest }: PackageRules, { birthDate, starts }: Wished): boolean =>
  oldest === null || (birthDate !== null && Math.floor(monthsAt(birthDate, starts) / 12) <= oldest);

const placesOf = (calls: Calls, { from, to }: Stretch): readonly [number, number] | null => {
  const places = [from, to].map((id) => calls.findIndex(({ station }) => station === id));
  const [first = -1, last = -1] = places.toSorted((one, other) => one - other);
  return first < 0 ? null : [first, last];
};

const isWithin = (calls: Calls, whole: Stretch, part: Stretch): boolean => {
  const [outer, inner] = [placesOf(calls, whole), placesOf(calls, part)];
  return outer !== null && inner !== null && outer[0] <= inner[0] && inner[1] <= outer[1];
};

/** It is good both ways. */
const isBetween = (
  { from, to, between }: PackageRules,
  wished: Wished,
  trains: readonly Calls[],
): boolean => {
  const ends = new Set([wished.from, wished.to]);
  const named = [from, to].filter((id) => id !== null);
  if (named.every((id) => ends.has(id))) return true;
  if (from === null || to === null || between === 'both-ends-only') return false;
  return trains.some((calls) => isWithin(calls, { from, to }, wished));
};

const isNear = ({ farthest }: PackageRules, wished: Wished, trains: readonly Calls[]): boolean =>
  farthest === null ||
  trains.some((calls) => {
    const [first, last] = (placesOf(calls, wished) ?? []).map((at) => calls[at]?.kilometres ?? 0);
    return first !== undefined && last !== undefined && last - first <= farthest;
  });

const isOnDay = ({ weekdays }: PackageRules, { starts }: Wished): boolean =>
  weekdays.length === 0 || weekdays.some((weekday) => isOnWeekday(starts, weekday));

/** Why a package is not sold to somebody for a stretch from a day on; `trains` are those it is good on. */
export const whyNotSold = (
  rules: PackageRules,
  wished: Wished,
  trains: readonly Calls[],
): PackageRulesRefusal | null => {
  if (!isOnChannel(rules, wished)) return 'package-not-on-channel';
  if (!isForAge(rules, wished)) return 'package-not-for-age';
  if (!isBetween(rules, wished, trains)) return 'package-not-between';
  if (!isServed(wished, trains)) return 'package-no-train';
  if (!isNear(rules, wished, trains)) return 'package-too-far';
  return isOnDay(rules, wished) ? null : 'package-not-that-day';
};
