import { mostTrainsEachWay } from '#domain/fare/party-size.ts';
import { type DayOfConnections, dayLong } from './connections.ts';
import { entryAt, type Marks, never, none, widen, wipe } from './marks.ts';
import type { Timetable } from './timetable.ts';

/** What is looked for. Minutes count from the railway's midnight of 1970-01-01. */
export type Scan = {
  readonly from: number;
  readonly to: number;
  /** Departures from here on, and before there. */
  readonly begin: number;
  readonly until: number;
  /** Nothing later than this is looked at. */
  readonly end: number;
  /** 1 at the place of each train that is not wanted. */
  readonly unwanted: Uint8Array | null;
  /** Whether a departure after `until` may make one before it superfluous. */
  readonly origin: 'any-departure' | 'departures-asked-for';
};

/** How runs are numbered within a scan. */
export type Runs = { readonly firstDay: number; readonly days: number };

export const runsOf = ({ longestRun }: Timetable, { begin, end }: Scan): Runs => {
  const firstDay = Math.floor(begin / dayLong) - longestRun;
  return { firstDay, days: Math.floor(end / dayLong) - firstDay + 1 };
};

/** The place of the first connection that departs no earlier than a minute of the day. */
export const firstFrom = ({ count, departs }: DayOfConnections, minute: number): number => {
  let low = 0;
  let high = count;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((departs[middle] ?? 0) < minute) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
};

/**
 * Profile connection scan (Dibbelt, Pajor, Strasser, Wagner 2013) with the number of legs as a third measure.
 * Connections are read from the last to the first; what is left in the marks is, for every place and number of legs,
 * each departure after which no later one arrives as early.
 */
export const scan = (timetable: Timetable, asked: Scan): Marks => {
  const { marks, changeAfter, changeAt } = timetable;
  const { from, to, begin, until, end, unwanted, origin } = asked;
  const places = timetable.stations.length;
  const before = timetable.hopsFrom(from);
  const come = timetable.comeOf(from);
  const go = timetable.goOf(to);
  const { firstDay, days } = runsOf(timetable, asked);
  wipe(marks, timetable.trains.length * days * mostTrainsEachWay);
  const { heads, arrivals, exits } = marks;
  const latestOrigin = origin === 'any-departure' ? end : until;

  for (let day = Math.floor(end / dayLong); day >= Math.floor(begin / dayLong); day -= 1) {
    const table = timetable.dayOf(day);
    const base = day * dayLong;
    const lowest = firstFrom(table, begin - base);
    for (let at = firstFrom(table, end - base) - 1; at >= lowest; at -= 1) {
      const train = table.train[at] ?? 0;
      const high = mostTrainsEachWay - (come[train] ?? mostTrainsEachWay);
      const low = (go[train] ?? mostTrainsEachWay) + 1;
      const arrival = base + (table.arrives[at] ?? 0);
      if (low > high || arrival > end || (unwanted?.[train] ?? 0) === 1) {
        continue;
      }
      const departure = base + (table.departs[at] ?? 0);
      const enter = table.from[at] ?? 0;
      const leave = table.to[at] ?? 0;
      const run = train * days + (day - (table.begun[at] ?? 0) - firstDay);
      const needed = arrival + (changeAfter[train] ?? 1) + (changeAt[leave] ?? 0);
      const taken = before[enter] ?? mostTrainsEachWay;
      const mayEnter = enter !== to && (enter !== from || departure < latestOrigin);
      let best = never;
      for (let legs = low; legs <= high; legs += 1) {
        const mark = run * mostTrainsEachWay + legs - 1;
        let earliest = arrivals[mark] ?? never;
        let reached = never;
        if (leave === to) {
          reached = legs === 1 ? arrival : never;
        } else if (legs > 1 && leave !== from) {
          const entry = entryAt(marks, heads[(legs - 1) * places + leave] ?? none, needed);
          reached = entry < 0 ? never : (marks.arrives[entry] ?? never);
        }
        if (reached < earliest) {
          earliest = reached;
          arrivals[mark] = reached;
          exits[mark] = (table.stop[at] ?? 0) + 1;
        }
        if (earliest >= best) {
          continue;
        }
        best = earliest;
        if (!mayEnter || taken + legs > mostTrainsEachWay) {
          continue;
        }
        const list = legs * places + enter;
        const head = heads[list] ?? none;
        if (head >= 0 && (marks.arrives[head] ?? never) <= earliest) {
          continue;
        }
        const isSameHour = head >= 0 && marks.departs[head] === departure;
        if (marks.count === marks.departs.length) {
          widen(marks);
        }
        const entry = isSameHour ? head : marks.count;
        if (!isSameHour) {
          marks.count += 1;
          marks.before[entry] = head;
          heads[list] = entry;
        }
        marks.departs[entry] = departure;
        marks.arrives[entry] = earliest;
        marks.run[entry] = run;
        marks.enter[entry] = table.stop[at] ?? 0;
        marks.exit[entry] = exits[mark] ?? 0;
      }
    }
  }
  return marks;
};
