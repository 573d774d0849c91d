export const never = 0x7fff_ffff;
export const none = -1;

/** What one scan writes on: kept between scans so that none of them asks for memory. */
export type Marks = {
  /** The last entry of each place at each number of legs, or none. */
  readonly heads: Int32Array;
  /** Arrival at the end for whoever sits in a run, by legs that are left, and the stop to leave it at. */
  arrivals: Int32Array;
  exits: Uint16Array;
  /** Entries: departure, arrival at the end, the entry before, the run, the stops to board and to leave it. */
  count: number;
  departs: Int32Array;
  arrives: Int32Array;
  before: Int32Array;
  run: Int32Array;
  enter: Uint16Array;
  exit: Uint16Array;
};

type Size = { readonly places: number; readonly trains: number; readonly legs: number };

const firstEntries = 4096;

export const openMarks = ({ places, trains, legs }: Size): Marks => ({
  heads: new Int32Array(places * (legs + 1)),
  arrivals: new Int32Array(trains * legs),
  exits: new Uint16Array(trains * legs),
  count: 0,
  departs: new Int32Array(firstEntries),
  arrives: new Int32Array(firstEntries),
  before: new Int32Array(firstEntries),
  run: new Int32Array(firstEntries),
  enter: new Uint16Array(firstEntries),
  exit: new Uint16Array(firstEntries),
});

const longer = <Numbers extends Int32Array | Uint16Array>(old: Numbers, made: Numbers): Numbers => {
  made.set(old);
  return made;
};

/** Makes room for twice as many entries. */
export const widen = (marks: Marks): void => {
  const length = marks.departs.length * 2;
  marks.departs = longer(marks.departs, new Int32Array(length));
  marks.arrives = longer(marks.arrives, new Int32Array(length));
  marks.before = longer(marks.before, new Int32Array(length));
  marks.run = longer(marks.run, new Int32Array(length));
  marks.enter = longer(marks.enter, new Uint16Array(length));
  marks.exit = longer(marks.exit, new Uint16Array(length));
};

/** Wipes what the scan before has left, with room for so many runs at so many legs. */
export const wipe = (marks: Marks, runs: number): void => {
  if (marks.arrivals.length < runs) {
    marks.arrivals = new Int32Array(runs);
    marks.exits = new Uint16Array(runs);
  }
  marks.arrivals.fill(never, 0, runs);
  marks.heads.fill(none);
  marks.count = 0;
};

/** The first entry of a list that departs no earlier. */
export const entryAt = ({ departs, before }: Marks, head: number, earliest: number): number => {
  let entry = head;
  while (entry >= 0 && (departs[entry] ?? 0) < earliest) {
    entry = before[entry] ?? none;
  }
  return entry;
};
