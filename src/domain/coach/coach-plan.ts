import type { CoachTemplate, Fitting, Place } from './coach.ts';

/** A place as it is drawn: so many steps along the coach from its front, so many across it. */
export type PlannedSeat = { readonly place: Place; readonly along: number; readonly across: number };

/** Something that covers a few steps. */
export type PlannedThing = {
  readonly kind: Exclude<Fitting['kind'], 'corridor' | 'wall'> | 'room';
  readonly along: number;
  readonly across: number;
  readonly length: number;
  readonly breadth: number;
};

/** A coach on a grid of equal steps: what stands beside each other in the coach stands beside each other here. */
export type CoachPlan = {
  readonly length: number;
  readonly breadth: number;
  readonly seats: readonly PlannedSeat[];
  readonly things: readonly PlannedThing[];
};

/** Centimetres within which two things stand in one line. */
const inLine = 22;
/** Centimetres between two lines from which an aisle is drawn. */
const aisleFrom = 90;

type Line = { readonly at: number; readonly berth: Place['berth']; readonly isWalked: boolean };

const linesOf = (values: readonly number[]): readonly number[] => {
  const sorted = [...values].toSorted((one, other) => one - other);
  return sorted.filter((value, index) => value - (sorted[index - 1] ?? Number.NEGATIVE_INFINITY) > inLine);
};

/** The last line that begins at or before a value. */
const lineOf = (value: number, lines: readonly number[]): number =>
  Math.max(
    0,
    lines.findLastIndex((line) => value >= line),
  );

const middleOf = ({ x, width }: Fitting): number => x + width / 2;
const middleAcross = ({ y, depth }: Fitting): number => y + depth / 2;

const isDrawn = ({ kind }: Fitting): boolean => kind !== 'corridor' && kind !== 'wall';

const alongOf = ({ places, fittings }: CoachTemplate): readonly number[] => {
  const rows = linesOf(places.map(({ x }) => x));
  const between = fittings
    .filter(isDrawn)
    .map(middleOf)
    .filter((at) => !rows.some((row) => Math.abs(at - row) <= inLine));
  return linesOf([...rows, ...between]);
};

const levels = ['upper', 'middle', 'lower', null] as const;

const berthsAt = (
  places: readonly Place[],
  rows: readonly number[],
  row: number,
): readonly Place['berth'][] => {
  const found = new Set(places.filter(({ y }) => rows[lineOf(y, rows)] === row).map(({ berth }) => berth));
  return levels.filter((level) => found.has(level));
};

/** Lines of places, one for each level of berths, and an empty one where people walk. */
const acrossOf = ({ places, fittings }: CoachTemplate): readonly Line[] => {
  const rows = linesOf(places.map(({ y }) => y));
  const walked = fittings
    .filter(({ kind }) => kind === 'corridor')
    .map(middleAcross)
    .filter((at) => !rows.some((row) => Math.abs(at - row) <= inLine));
  const gaps = rows.flatMap((row, index) => {
    const next = rows[index + 1];
    const isGap = next !== undefined && next - row > aisleFrom;
    return isGap && !walked.some((at) => at > row && at < next) ? [(row + next) / 2] : [];
  });
  return [
    ...rows.flatMap((at) =>
      berthsAt(places, rows, at).map((berth): Line => ({ at, berth, isWalked: false })),
    ),
    ...linesOf([...walked, ...gaps]).map((at): Line => ({ at, berth: null, isWalked: true })),
  ].toSorted((one, other) => one.at - other.at);
};

type Span = { readonly from: number; readonly count: number };

/** The lines a stretch covers; where it covers none, the nearest one. */
const spanOf = (lines: readonly number[], from: number, to: number): Span => {
  const first = lines.findIndex((line) => line >= from);
  const last = lines.findLastIndex((line) => line <= to);
  if (first >= 0 && last >= first) return { from: first, count: last - first + 1 };
  const middle = (from + to) / 2;
  const apart = lines.map((line) => Math.abs(line - middle));
  return { from: Math.max(0, apart.indexOf(Math.min(...apart))), count: 1 };
};

/** Nothing is drawn where people walk: what reaches into the aisle ends before it. */
const acrossSpan = (lines: readonly Line[], { y, depth }: Fitting): Span => {
  const span = spanOf(
    lines.map(({ at }) => at),
    y,
    y + depth,
  );
  const drawn = lines.slice(span.from, span.from + span.count);
  const lead = drawn.findIndex(({ isWalked }) => !isWalked);
  const walked = drawn.findIndex(({ isWalked }, index) => isWalked && index > lead);
  return lead < 0 ? span : { from: span.from + lead, count: (walked < 0 ? drawn.length : walked) - lead };
};

const roomsOf = (seats: readonly PlannedSeat[]): readonly PlannedThing[] => {
  const rooms = new Map<number, PlannedSeat[]>();
  for (const seat of seats) {
    if (seat.place.compartment === null) continue;
    rooms.set(seat.place.unit, [...(rooms.get(seat.place.unit) ?? []), seat]);
  }
  return [...rooms.values()].map((within) => {
    const along = within.map((seat) => seat.along);
    const across = within.map((seat) => seat.across);
    const [first, top] = [Math.min(...along), Math.min(...across)];
    return {
      kind: 'room',
      along: first,
      across: top,
      length: Math.max(...along) - first + 1,
      breadth: Math.max(...across) - top + 1,
    };
  });
};

const isUnder =
  ({ along, across, length, breadth }: PlannedThing) =>
  (seat: PlannedSeat): boolean =>
    seat.along >= along &&
    seat.along < along + length &&
    seat.across >= across &&
    seat.across < across + breadth;

export const planOf = (coach: CoachTemplate): CoachPlan => {
  const along = alongOf(coach);
  const across = acrossOf(coach);
  const rows = across.filter(({ isWalked }) => !isWalked).map(({ at }) => at);
  const seats = coach.places.map((place) => ({
    place,
    along: lineOf(place.x, along),
    across: across.findIndex(
      ({ at, berth, isWalked }) => !isWalked && at === rows[lineOf(place.y, rows)] && berth === place.berth,
    ),
  }));
  const things = coach.fittings.filter(isDrawn).flatMap((fitting): PlannedThing[] => {
    const { kind, x, width } = fitting;
    if (kind === 'corridor' || kind === 'wall') return [];
    const lengthwise = spanOf(along, x, x + width);
    const crosswise = acrossSpan(across, fitting);
    return [
      {
        kind,
        along: lengthwise.from,
        across: crosswise.from,
        length: lengthwise.count,
        breadth: crosswise.count,
      },
    ];
  });
  return {
    length: along.length,
    breadth: across.length,
    seats,
    things: [...roomsOf(seats), ...things.filter((thing) => !seats.some(isUnder(thing)))],
  };
};
