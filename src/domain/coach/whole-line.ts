import type { CoachTemplate, Place } from './coach.ts';
import { builtLines, type LineUnit } from './seat-plan-units.ts';

type Frame = Pick<CoachTemplate, 'places'>;

export const rowOf = (number: string): number => Number.parseInt(number, 10);
export const letterOf = (number: string): string => number.slice(-1);

export const numbersIn = (units: readonly LineUnit[]): readonly string[] =>
  units.flatMap(({ numbers }) => numbers);

/** The line of the coach with the most places, whose letters a row has that the coach does not know. */
export const widestOf = (frame: Frame): readonly LineUnit[] =>
  builtLines(frame).reduce<readonly LineUnit[]>(
    (most, line) => (numbersIn(line).length > numbersIn(most).length ? line : most),
    [],
  );

/** A line as the coach would have it where it has no such row. */
export const rowLike = (frame: Frame, row: number): readonly LineUnit[] =>
  widestOf(frame).map(({ numbers }) => ({
    numbers: numbers.map((number) => `${row}${letterOf(number)}`),
    table: null,
  }));

/** A place the coach does not have is like the one of its letter that stands nearest to the rear. */
export const placeLike = ({ places }: Frame, number: string): Place | undefined =>
  places.findLast((place) => letterOf(place.number) === letterOf(number)) ?? places.at(-1);
