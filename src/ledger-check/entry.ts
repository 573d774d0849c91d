/** One entry, read out of its line. */
export type Entry = {
  readonly run: number;
  readonly coach: number;
  readonly number: number;
  readonly at: number;
  readonly action: 'sold' | 'freed';
  readonly seat: string;
  readonly fromStop: number;
  readonly toStop: number;
  readonly mark: string;
  readonly previous: string;
};

const whole = '(0|[1-9]\\d{0,14})';
const hash = '([0-9a-f]{64})';
const form = new RegExp(
  `^sefer-ledger-1 ${whole} ${whole} ${whole} ${whole} (sold|freed) (\\S{1,20}) ${whole} ${whole} ${hash} ${hash}$`,
);

/** Null when the line is not written in the one form of docs/ledger.md. */
export const entryIn = (line: string): Entry | null => {
  const found = form.exec(line);
  if (found === null) return null;
  const [, run, coach, number, at, action, seat = '', fromStop, toStop, mark = '', previous = ''] = found;
  return {
    run: Number(run),
    coach: Number(coach),
    number: Number(number),
    at: Number(at),
    action: action === 'sold' ? 'sold' : 'freed',
    seat,
    fromStop: Number(fromStop),
    toStop: Number(toStop),
    mark,
    previous,
  };
};
