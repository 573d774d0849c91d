import { lowestPrices as call } from '#contract/journeys/journeys.ts';
import type { DaysAround } from '#domain/journey/day-offer.ts';
import { dayNumberOf, travelDayOf } from '#domain/time/travel-day.ts';
import { granted, refused } from '#domain/values/answer.ts';
import { keptByKey, keptFor } from '#server/platform/kept.ts';
import { operation } from '#server/railway/context/operation.ts';
import type { Network } from '#server/railway/network/railway.ts';
import { stationsAt } from './find-between.ts';
import type { Within } from './find-journeys.ts';
import { lowestPriceOfDay, type PricedDay } from './lowest-price-of-day.ts';

type Way = { readonly from: number; readonly to: number; readonly day: string };

/** So many days before and after the one asked for. */
const around = 3;
/** So many days after it are looked through for one with room. */
const daysAhead = 21;
/** A price of the strip is a hint; the list itself asks anew. In milliseconds. */
const goodFor = 30_000;
const mostDays = 20_000;

const daysOf = keptFor((_network: Network) => keptByKey<PricedDay>(mostDays));

const dayBy = ({ from, to }: Way, party: number, within: Within) => {
  const kept = daysOf(within.network);
  const moment = Math.floor(within.now / goodFor);
  return (day: number): PricedDay =>
    kept(`${moment} ${from} ${to} ${party} ${day}`, () => lowestPriceOfDay({ from, to, party }, day, within));
};

const ahead = Array.from({ length: daysAhead }, (_, after) => after + 1);

const daysAround = (way: Way, party: number, within: Within): DaysAround => {
  const middle = dayNumberOf(way.day);
  const pricedOn = dayBy(way, party, within);
  const days = Array.from({ length: 2 * around + 1 }, (_, at) => middle - around + at);
  const isFree = (day: number) => pricedOn(day).status === 'free';
  const next = isFree(middle) ? undefined : ahead.map((after) => middle + after).find(isFree);
  return {
    days: days.map((day) => ({ day: travelDayOf(day), ...pricedOn(day) })),
    next: next === undefined ? null : travelDayOf(next),
  };
};

/** What the strip of days above a list shows. */
export const lowestPrices = operation(call, async ({ body }, { railway, occupancy, clock }) => {
  const network = railway.network();
  const within: Within = { network, occupancy, now: clock.now() };
  const ends = body.ways.map(({ from, to }) => [stationsAt(network, from), stationsAt(network, to)] as const);
  if (ends.flat(2).some((station) => !network.stations.has(station))) {
    return refused('station-unknown');
  }
  if (ends.some(([from, to]) => from.some((station) => to.includes(station)))) {
    return refused('stations-alike');
  }
  return granted({
    ways: body.ways.map((way) => {
      const { days, next } = daysAround(way, body.passengers, within);
      return { days: [...days], next };
    }),
  });
});
