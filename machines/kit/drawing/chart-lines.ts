import type { ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';
import { actionText, guardText, type Words } from '#machines/kit/chart/chart-words.ts';
import { type Face, faces, type Measure } from './chart-measure.ts';

export type Sign = 'world' | 'deadline' | 'flow' | 'screen' | 'tag' | 'inner' | 'reenters';

/** One line of text in a chart, before it has a place. */
export type Line = {
  readonly face: Face;
  readonly text: string;
  readonly sign: Sign | null;
  /** The arrow this line tells of. */
  readonly arrow: string | null;
  readonly kind: ChartArrow['kind'] | null;
  /** Air above the line, where something new begins. */
  readonly above: number;
};

export type Detail = 'full' | 'names';

/** In whose words a chart is told, how much of it, and how wide words are where it will be shown. */
export type Labelling = { readonly words: Words; readonly detail: Detail; readonly measure: Measure };

const longest = 34;
const signWidth = 18;

/** Breaks a text where it may be broken, so that no line is much longer than the longest allowed. */
export const wrapped = (text: string): readonly string[] => {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < longest)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
};

const linesIn = (face: Face, text: string | null, more: Partial<Line> = {}): readonly Line[] =>
  text === null
    ? []
    : wrapped(text).map((part, at) => ({
        face,
        text: part,
        arrow: null,
        kind: null,
        ...more,
        above: at === 0 ? (more.above ?? 0) : 0,
        sign: at === 0 ? (more.sign ?? null) : null,
      }));

export const linesOfArrow = (
  arrow: ChartArrow,
  { words, detail }: Pick<Labelling, 'words' | 'detail'>,
  more: { readonly sign?: Sign; readonly above: number } = { above: 0 },
): readonly Line[] => {
  const of = { arrow: arrow.id, kind: arrow.kind };
  return [
    ...linesIn('cause', words.cause(arrow), { ...of, ...more }),
    ...linesIn('aside', guardText(arrow), of),
    ...(detail === 'full' ? linesIn('aside', actionText(arrow), of) : []),
  ];
};

const titleOf = (state: ChartState, words: Words): readonly Line[] => {
  const isAnywhere = state.path === '' && state.kind !== 'parallel';
  const title = isAnywhere ? words.anywhere : words.state(state);
  const code = isAnywhere ? null : state.key;
  return [...linesIn('title', title), ...linesIn('code', code === title ? null : code)];
};

export const linesOfState = (
  state: ChartState,
  inner: readonly ChartArrow[],
  { words, detail }: Pick<Labelling, 'words' | 'detail'>,
): readonly Line[] => [
  ...titleOf(state, words),
  ...state.ports.flatMap((port) => linesIn('row', words.port(port), { sign: port.kind })),
  ...(detail === 'full'
    ? [
        ...linesIn('row', state.screen && words.screen(state.screen), { sign: 'screen' }),
        ...linesIn('row', state.tags.length > 0 ? state.tags.join(', ') : null, { sign: 'tag' }),
        ...state.entry.flatMap((action) => linesIn('aside', words.entry(action))),
        ...state.exit.flatMap((action) => linesIn('aside', words.exit(action))),
      ]
    : []),
  ...inner.flatMap((arrow) =>
    linesOfArrow(
      arrow,
      { words, detail },
      { sign: arrow.targets.length > 0 ? 'reenters' : 'inner', above: 4 },
    ),
  ),
];

export const heightOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { face, above }) => sum + above + faces[face].height, 0);

export const widthOf = (lines: readonly Line[], measure: Measure): number =>
  Math.max(0, ...lines.map(({ text, face, sign }) => measure(text, face) + (sign ? signWidth : 0)));
