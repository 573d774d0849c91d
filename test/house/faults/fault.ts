/** The layers below and above a chart that its own mutants do not reach. */
export const layers = ['port', 'operation', 'view', 'sentence'] as const;
export type Layer = (typeof layers)[number];

/** One place of one file, and what stands there instead. */
export type Edit = {
  readonly path: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
};

/** A small fault that somebody could have written. Its name holds no line: what stands above it may grow. */
export type Fault = { readonly layer: Layer; readonly name: string; readonly edits: readonly Edit[] };

/** The same names told apart by their order. */
export const numbered = (faults: readonly Fault[]): readonly Fault[] => {
  const met = new Map<string, number>();
  return faults.map((fault) => {
    const before = met.get(fault.name) ?? 0;
    met.set(fault.name, before + 1);
    return before === 0 ? fault : { ...fault, name: `${fault.name} (${before + 1})` };
  });
};

/** A file with the edits that lie in it carried out. */
export const edited = (text: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((one, other) => other.start - one.start)
    .reduce(
      (before, { start, end, text: instead }) => before.slice(0, start) + instead + before.slice(end),
      text,
    );
