/** What stands between two units of a line is no place. */
const between = '|';

/** A place of a line, and whether the other plan has it too. */
type ComparedPlace = { readonly at: number; readonly text: string; readonly is: 'changed' | 'same' };

export type ComparedLine = {
  readonly at: number;
  readonly is: 'changed' | 'same';
  readonly parts: readonly ComparedPlace[];
};

const wordsOf = (line: string): readonly string[] => line.split(' ').filter((word) => word !== '');

const normalize = (line: string): string => wordsOf(line).join(' ');

/** How many lines two plans have in common from here on, in their order. */
const commonFrom = (one: readonly string[], other: readonly string[]): readonly (readonly number[])[] => {
  const counts = Array.from({ length: one.length + 1 }, () =>
    Array.from({ length: other.length + 1 }, () => 0),
  );
  for (let at = one.length - 1; at >= 0; at -= 1)
    for (let to = other.length - 1; to >= 0; to -= 1) {
      const row = counts[at];
      if (row === undefined) continue;
      row[to] =
        one[at] === other[to]
          ? 1 + (counts[at + 1]?.[to + 1] ?? 0)
          : Math.max(counts[at + 1]?.[to] ?? 0, row[to + 1] ?? 0);
    }
  return counts;
};

/** The lines of the first plan that stand in the second too. */
const keptOf = (one: readonly string[], other: readonly string[]): ReadonlySet<number> => {
  const counts = commonFrom(one, other);
  const kept = new Set<number>();
  let [at, to] = [0, 0];
  while (at < one.length && to < other.length) {
    if (one[at] === other[to]) {
      kept.add(at);
      at += 1;
      to += 1;
    } else if ((counts[at + 1]?.[to] ?? 0) >= (counts[at]?.[to + 1] ?? 0)) at += 1;
    else to += 1;
  }
  return kept;
};

/** The lines of a plan, each with whether another plan has it, and of a changed one which places are in that plan nowhere. */
export const planLinesBeside = (
  lines: readonly string[],
  other: readonly string[],
): readonly ComparedLine[] => {
  const kept = keptOf(lines.map(normalize), other.map(normalize));
  const known = new Set(other.flatMap(wordsOf));
  return lines.map((line, at) => ({
    at,
    is: kept.has(at) ? 'same' : 'changed',
    parts: wordsOf(line).map((text, place) => ({
      at: place,
      text,
      is: text === between || known.has(text) ? 'same' : 'changed',
    })),
  }));
};
