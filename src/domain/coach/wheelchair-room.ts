import type { CoachTemplate } from './coach.ts';
import { builtLines, numbersOfLine } from './seat-plan-units.ts';
import { letterOf, numbersIn, placeLike, rowLike, rowOf } from './whole-line.ts';

type Frame = Pick<CoachTemplate, 'places'>;

/** A wheelchair place bears this letter, and stands in the room of a seat of its row. */
const wheelchairLetter = 'H';

export const isWheelchairNumber = (number: string): boolean => letterOf(number) === wheelchairLetter;

export const wheelchairNumber = (row: number): string => `${row}${wheelchairLetter}`;

const knownIn = ({ places }: Frame, number: string) => places.find((place) => place.number === number);

/** The row a wheelchair place is part of, as the coach has it whole. */
const wholeRowOf = (frame: Frame, line: readonly string[], number: string): readonly string[] => {
  const lines = builtLines(frame).map(numbersIn);
  const isOwn = (other: string) => rowOf(other) === rowOf(number);
  return (
    lines.find((whole) => whole.some((other) => isOwn(other) && line.includes(other))) ??
    lines.find((whole) => whole.some(isOwn)) ??
    numbersIn(rowLike(frame, rowOf(number)))
  );
};

/** In whose room a wheelchair place stands that the coach does not know: between its neighbours, by a window if it can. */
const roomByNeighbours = (frame: Frame, line: readonly string[], number: string): string | null => {
  const whole = wholeRowOf(frame, line, number);
  const at = line.indexOf(number);
  const from = Math.max(-1, ...line.slice(0, at).map((other) => whole.indexOf(other)));
  const later = line.slice(at + 1).map((other) => whole.indexOf(other));
  const until = Math.min(whole.length, ...later.filter((index) => index >= 0));
  const free = whole.filter((other, index) => index > from && index < until && !line.includes(other));
  const hasWindow = (other: string) =>
    (knownIn(frame, other) ?? placeLike(frame, other))?.properties.includes('window') ?? false;
  return free.find(hasWindow) ?? free[0] ?? null;
};

/** The seat that would stand nearest to a wheelchair place across its row. */
const seatNearest = (frame: Frame, number: string): string | null => {
  const y = (knownIn(frame, number) ?? placeLike(frame, number))?.y ?? 0;
  const away = (other: string) => Math.abs((placeLike(frame, other)?.y ?? 0) - y);
  return (
    numbersIn(rowLike(frame, rowOf(number)))
      .filter((other) => !isWheelchairNumber(other))
      .toSorted((one, other) => away(one) - away(other))[0] ?? null
  );
};

/** The seat in whose room a wheelchair place of this line stands; null where there is none. */
export const seatInRoomOf = (frame: Frame, line: readonly string[], number: string): string | null => {
  if (knownIn(frame, number) !== undefined) return seatNearest(frame, number);
  return roomByNeighbours(frame, line, number);
};

/** The places of a coach in whose room others stand: a wheelchair place in that of a seat, or a seat in that of one. */
export const roomsTaken = (frame: Frame, lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines.flatMap((text) => {
      const line = numbersOfLine(text);
      return line.flatMap((number) => {
        if (knownIn(frame, number) !== undefined) return [];
        if (isWheelchairNumber(number)) return seatInRoomOf(frame, line, number) ?? [];
        const wheelchair = wheelchairNumber(rowOf(number));
        return knownIn(frame, wheelchair) !== undefined && seatNearest(frame, wheelchair) === number
          ? wheelchair
          : [];
      });
    }),
  );
