import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Kysely } from 'kysely';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import type { Tables } from '#server/platform/store/tables.ts';
import { networkInForce } from '#server/railway/network/network-in-force.ts';
import { calendarOf } from '#server/railway/network/network-of.ts';
import { runsOn } from '#server/railway/network/railway.ts';
import { replacedNetwork } from '#server/railway/network/replace-network.ts';
import type { UnlaidNetwork } from '#server/railway/network/save-network.ts';
import { openFeed } from './feed-archive.ts';
import { readFeed } from './read-feed.ts';
import { countByHeadway, type HeadwayCount, noHeadways } from './read-headways.ts';

/** How many trains leave on days that can be sold today, and between which days any train runs at all. */
export type Sellable = { readonly runs: number; readonly from: string; readonly until: string };

export const sellableOf = (trains: UnlaidNetwork['trains'], now: number): Sellable => {
  const today = dayNumberAt(now);
  let runs = 0;
  let from = Number.POSITIVE_INFINITY;
  let until = Number.NEGATIVE_INFINITY;
  for (const { calendar, opensDaysBefore } of trains) {
    const days = calendarOf(calendar);
    for (let day = today; day <= today + opensDaysBefore; day += 1) if (runsOn(days, day)) runs += 1;
    const ends = calendar.weekdays.includes('1') ? [calendar.from, calendar.until] : [];
    for (const day of [...ends, ...calendar.alsoOn]) {
      from = Math.min(from, day);
      until = Math.max(until, day);
    }
  }
  return { runs, from: travelDayOf(from), until: travelDayOf(until) };
};

type Size = { readonly stations: number; readonly trains: number };

/** What is sold now, what would be sold instead, and how much of that can be sold today. */
export type Preview = {
  readonly sold: Size;
  readonly offered: Size;
  readonly sellable: Sellable;
  readonly byHeadway: HeadwayCount;
};

const sizeOf = ({
  stations,
  trains,
}: Pick<UnlaidNetwork, 'stations'> & { trains: readonly unknown[] }): Size => ({
  stations: stations.length,
  trains: trains.length,
});

const previewOf = async (
  db: Kysely<Tables>,
  { stations, trains }: UnlaidNetwork,
  now: number,
): Promise<Omit<Preview, 'byHeadway'>> => {
  const inForce = await networkInForce(db);
  const before = inForce === null ? { stations: 0, trains: 0 } : sizeOf(inForce.document);
  return { sold: before, offered: sizeOf({ stations, trains }), sellable: sellableOf(trains, now) };
};

/** Reads a feed as an import does, and changes nothing. */
export const previewFeed = async (db: Kysely<Tables>, file: string, now: number): Promise<Preview> => {
  const files = openFeed(await readFile(file), basename(file));
  return { ...(await previewOf(db, readFeed(files), now)), byHeadway: countByHeadway(files) };
};

/** What would be sold if the last import was taken back. */
export const previewOfBack = async (db: Kysely<Tables>, now: number): Promise<Preview | null> => {
  const replaced = await replacedNetwork(db);
  if (replaced === null) return null;
  return { ...(await previewOf(db, replaced.network, now)), byHeadway: noHeadways };
};
