import { mostTrainsEachWay } from '#domain/fare/party-size.ts';
import { minute } from '#domain/values/durations.ts';
import { dayLong } from './connections.ts';
import { directLegs } from './direct-legs.ts';
import { unreachable } from './hops.ts';
import { inOrder, type Journey, type Leg } from './journey.ts';
import { entryAt, type Marks, none } from './marks.ts';
import { nextArrival } from './next-arrival.ts';
import { type Runs, runsOf, type Scan, scan } from './scan.ts';
import type { Timetable } from './timetable.ts';

/** Stations by their ids; instants in epoch milliseconds. */
export type Wanted = {
  readonly from: number;
  readonly to: number;
  readonly begin: number;
  readonly until: number;
  readonly unwanted: Uint8Array | null;
};

/** Türkiye keeps UTC+3 all year. */
const railwayOffset = 3 * 60;
/** A journey ends within two days after the last departure that is looked at. */
const longestJourney = 2 * dayLong;

const railwayMinute = (instant: number): number => Math.ceil(instant / minute) + railwayOffset;

type Entry = { readonly entry: number; readonly legs: number };

const entriesOf = (marks: Marks, places: number, { from, until }: Scan): readonly Entry[] => {
  const found: Entry[] = [];
  for (let legs = 1; legs <= mostTrainsEachWay; legs += 1) {
    let entry = marks.heads[legs * places + from] ?? none;
    while (entry >= 0 && (marks.departs[entry] ?? 0) < until) {
      found.push({ entry, legs });
      entry = marks.before[entry] ?? none;
    }
  }
  return found;
};

/** Whether fewer trains leave no earlier and arrive no later. */
const isBeaten = (marks: Marks, places: number, from: number, { entry, legs }: Entry): boolean => {
  const departure = marks.departs[entry] ?? 0;
  const arrival = marks.arrives[entry] ?? 0;
  for (let fewer = 1; fewer < legs; fewer += 1) {
    const other = entryAt(marks, marks.heads[fewer * places + from] ?? none, departure);
    if (other >= 0 && (marks.arrives[other] ?? 0) <= arrival) {
      return true;
    }
  }
  return false;
};

const journeyOf = (
  timetable: Timetable,
  marks: Marks,
  { firstDay, days }: Runs,
  { entry, legs }: Entry,
): Journey => {
  const taken: Leg[] = [];
  let at = entry;
  for (let left = legs; left > 0 && at >= 0; left -= 1) {
    const run = marks.run[at] ?? 0;
    const place = Math.floor(run / days);
    const train = timetable.trains[place];
    if (train === undefined) {
      break;
    }
    const day = firstDay + (run % days);
    const to = marks.exit[at] ?? 0;
    taken.push({ train, day, from: marks.enter[at] ?? 0, to });
    const leave = timetable.ways[place]?.[to] ?? 0;
    const arrival = day * dayLong + (train.stops[to]?.arrival ?? 0);
    const needed = arrival + (timetable.changeAfter[place] ?? 1) + (timetable.changeAt[leave] ?? 0);
    at = entryAt(marks, marks.heads[(left - 1) * timetable.stations.length + leave] ?? none, needed);
  }
  return taken;
};

const transfersBy = (timetable: Timetable, asked: Scan): readonly Journey[] => {
  const places = timetable.stations.length;
  const marks = scan(timetable, asked);
  const runs = runsOf(timetable, asked);
  return entriesOf(marks, places, asked)
    .filter((found) => found.legs > 1 && !isBeaten(marks, places, asked.from, found))
    .map((found) => journeyOf(timetable, marks, runs, found));
};

/** Later departures count too, and nobody arrives later than who leaves after the window by the plainest way. */
const withinReason = (timetable: Timetable, asked: Scan): Scan => ({
  ...asked,
  end: Math.min(asked.end, nextArrival(timetable, { ...asked, begin: asked.until })),
  origin: 'any-departure',
});

/**
 * Every direct train that leaves within the window, and of the journeys with changes those that no other journey beats:
 * none leaves as late, arrives as early and takes as few trains. When only a later departure would be left, the ones
 * within the window are compared with each other alone.
 */
export const journeysOf = (timetable: Timetable, wanted: Wanted): readonly Journey[] => {
  const from = timetable.placeOf(wanted.from);
  const to = timetable.placeOf(wanted.to);
  if (from === null || to === null || from === to) {
    return [];
  }
  if ((timetable.hopsFrom(from)[to] ?? unreachable) > mostTrainsEachWay) {
    return [];
  }
  const begin = railwayMinute(wanted.begin);
  const until = railwayMinute(wanted.until);
  const { unwanted } = wanted;
  const all: Scan = {
    from,
    to,
    begin,
    until,
    end: until + longestJourney,
    unwanted,
    origin: 'departures-asked-for',
  };
  const direct = directLegs(timetable, all).map((leg) => [leg]);
  const transfers = transfersBy(timetable, withinReason(timetable, all));
  const found = [...direct, ...transfers];
  return (found.length > 0 ? found : [...transfersBy(timetable, all)]).toSorted(inOrder);
};
