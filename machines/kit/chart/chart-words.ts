import type { ChartArrow, ChartPort, ChartState } from './chart-shape.ts';

/** In whose words a chart is told: those of the code, or of a language. */
export type Words = {
  readonly state: (state: ChartState) => string;
  readonly cause: (arrow: ChartArrow) => string;
  readonly port: (port: ChartPort) => string;
  readonly entry: (action: string) => string;
  readonly exit: (action: string) => string;
  readonly screen: (screen: string) => string;
  /** Stands for the whole flow where an arrow may leave from every state. */
  readonly anywhere: string;
};

const causes = {
  event: (about) => about,
  done: (about) => (about === '' ? 'done' : `done ${about}`),
  error: (about) => `error ${about}`,
  after: (about) => `after ${about}`,
  deadline: (about) => `deadline ${about}`,
  always: () => 'always',
} satisfies Record<ChartArrow['kind'], (about: string) => string>;

export const ownWords: Words = {
  state: ({ key }) => key,
  cause: ({ kind, about }) => causes[kind](about),
  port: ({ id }) => id,
  entry: (action) => `entry / ${action}`,
  exit: (action) => `exit / ${action}`,
  screen: (screen) => screen,
  anywhere: 'anywhere',
};

export const guardText = (arrow: ChartArrow): string | null =>
  arrow.guard === null ? null : `[${arrow.guard}]`;

export const actionText = (arrow: ChartArrow): string | null =>
  arrow.actions.length === 0 ? null : `/ ${arrow.actions.join(', ')}`;

/** One arrow as one line of text. */
export const arrowText = (arrow: ChartArrow, words: Words): string =>
  [words.cause(arrow), guardText(arrow), actionText(arrow)].filter((part) => part !== null).join(' ');

export const statesOf = (state: ChartState): readonly ChartState[] => [
  state,
  ...state.states.flatMap(statesOf),
];

/** Whether one state lies inside another, at any depth. */
export const isInside = (root: ChartState, id: string, holder: string): boolean =>
  statesOf(root)
    .filter((state) => state.id === holder)
    .flatMap(({ states }) => states.flatMap(statesOf))
    .some((state) => state.id === id);
