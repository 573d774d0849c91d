/** A feed the tests have made: its files by name. */
export type MadeFeed = Readonly<Record<string, string>>;

export const two = (number: number): string => String(number).padStart(2, '0');

/** `25:10:00` of a minute of the day the train begins on. */
export const hourAt = (minute: number): string => `${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`;

export const table = (...rows: readonly string[]): string => `${rows.join('\n')}\n`;

/** Days from one on, as feeds write them. */
export const datesFrom = (first: string, count: number): readonly string[] =>
  Array.from({ length: count }, (_, at) =>
    new Date(Date.parse(first) + at * 86_400_000).toISOString().slice(0, 10).replaceAll('-', ''),
  );

/** Stations on a line, some kilometres apart. */
export const lineOf = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${prefix}${at + 1}`,
    name: `${prefix} ${at + 1}`,
    latitude: (47 + at / 20).toFixed(5),
    longitude: (8 + at / 50).toFixed(5),
  }));
