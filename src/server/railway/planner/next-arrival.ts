import { dayLong } from './connections.ts';
import { never } from './marks.ts';
import { firstFrom, type Scan } from './scan.ts';
import type { Timetable } from './timetable.ts';

type Ahead = Pick<Scan, 'from' | 'to' | 'unwanted'> & { readonly begin: number; readonly end: number };

/**
 * When somebody arrives who leaves at `begin` or later and takes no more trains than the way needs at least. Whoever
 * leaves earlier and arrives no earlier than this could as well have waited.
 */
export const nextArrival = (timetable: Timetable, { from, to, unwanted, begin, end }: Ahead): number => {
  const { changeAfter, changeAt, longestRun } = timetable;
  const before = timetable.hopsFrom(from);
  const come = timetable.comeOf(from);
  const go = timetable.goOf(to);
  const needed = before[to] ?? never;
  const ready = new Int32Array(timetable.stations.length).fill(never);
  ready[from] = begin;
  const firstDay = Math.floor(begin / dayLong) - longestRun;
  const days = Math.floor(end / dayLong) - firstDay + 1;
  const aboard = new Uint8Array(timetable.trains.length * days);
  let best = never;
  for (let day = Math.floor(begin / dayLong); day * dayLong < Math.min(best, end); day += 1) {
    const table = timetable.dayOf(day);
    const base = day * dayLong;
    for (let at = firstFrom(table, begin - base); at < table.count; at += 1) {
      const departure = base + (table.departs[at] ?? 0);
      if (departure >= best || departure >= end) {
        break;
      }
      const train = table.train[at] ?? 0;
      const legs = (come[train] ?? 0) + 1;
      if (legs + (go[train] ?? 0) !== needed || (unwanted?.[train] ?? 0) === 1) {
        continue;
      }
      const run = train * days + (day - (table.begun[at] ?? 0) - firstDay);
      const enter = table.from[at] ?? 0;
      if (aboard[run] === 0 && !(before[enter] === legs - 1 && (ready[enter] ?? never) <= departure)) {
        continue;
      }
      aboard[run] = 1;
      const leave = table.to[at] ?? 0;
      const arrival = base + (table.arrives[at] ?? 0);
      if (leave === to) {
        best = Math.min(best, arrival);
      } else if (before[leave] === legs) {
        const set = arrival + (changeAfter[train] ?? 1) + (changeAt[leave] ?? 0);
        ready[leave] = Math.min(ready[leave] ?? never, set);
      }
    }
  }
  return best;
};
