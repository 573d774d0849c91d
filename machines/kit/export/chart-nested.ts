import type { ChartState } from '#machines/kit/chart/chart-shape.ts';

type Notation = {
  readonly idOf: (id: string) => string;
  readonly declared: (state: ChartState, indent: string) => readonly string[];
};

/** The block of a state that holds others: where it begins, and its parts, with a line between those of one time. */
export const nested = (
  state: ChartState,
  title: string,
  indent: string,
  { idOf, declared }: Notation,
): readonly string[] => {
  const inside = `${indent}  `;
  return [
    `${title} {`,
    ...(state.initial === null ? [] : [`${inside}[*] --> ${idOf(state.initial)}`]),
    ...state.states.flatMap((child, at) => [
      ...(state.kind === 'parallel' && at > 0 ? [`${inside}--`] : []),
      ...declared(child, inside),
    ]),
    `${indent}}`,
  ];
};
