import type { StateValue } from 'xstate';

const namesIn = (value: StateValue): readonly string[] =>
  typeof value === 'string'
    ? [value]
    : Object.entries(value).flatMap(([key, below]) => {
        const names = below === undefined ? [] : namesIn(below);
        return names.length === 0 ? [key] : names.map((name) => `${key}.${name}`);
      });

/** The name of where a flow stands, as `data-state` carries it: `entering.refused`, parallel parts beside each other. */
export const stateNameOf = (value: StateValue): string => namesIn(value).toSorted().join(' ');

/** The names of all states of a chart: `seating` and, within it, `seating.placing`. */
export type StateNameIn<Value> = Value extends string
  ? Value
  : { [Key in keyof Value & string]: Key | `${Key}.${StateNameIn<NonNullable<Value[Key]>>}` }[keyof Value &
      string];
