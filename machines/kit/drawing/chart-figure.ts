/** A piece of SVG as plain values: written out as text by one reader, made into elements by another. */
export type Figure = {
  readonly tag: 'svg' | 'g' | 'rect' | 'path' | 'circle' | 'text';
  readonly is: Readonly<Record<string, string | number>>;
  readonly holds: readonly (Figure | string)[];
};

/** What is laid over a drawing. A count is kept per arrow; the rest are ids of states and arrows. */
export type Marks = {
  readonly counts: Readonly<Record<string, number>> | null;
  /** How long a state was stood in, in words, by its id. */
  readonly lasted: Readonly<Record<string, string>> | null;
  /** A count in the digits of the reader. */
  readonly written: (count: number) => string;
  readonly active: ReadonlySet<string>;
  readonly found: ReadonlySet<string>;
  readonly chosen: string | null;
  readonly added: ReadonlySet<string>;
  readonly changed: ReadonlySet<string>;
};

const none: ReadonlySet<string> = new Set();
export const unmarked: Marks = {
  counts: null,
  lasted: null,
  written: String,
  active: none,
  found: none,
  chosen: null,
  added: none,
  changed: none,
};

export const figure = (
  tag: Figure['tag'],
  is: Figure['is'],
  ...holds: readonly (Figure | string)[]
): Figure => ({
  tag,
  is,
  holds,
});

export const classes = (...names: readonly (string | false | null)[]) => names.filter(Boolean).join(' ');

export const markOf = (id: string, marks: Marks) =>
  classes(
    marks.active.has(id) && 'is-active',
    marks.found.has(id) && 'is-found',
    marks.chosen === id && 'is-chosen',
    marks.added.has(id) && 'is-added',
    marks.changed.has(id) && 'is-changed',
  );
