import { statesOf, type Words } from '#machines/kit/chart/chart-words.ts';
import type { AtlasFlow } from './atlas-flow.ts';
import { fold } from './fold.ts';

export type Found = {
  readonly flow: string;
  /** The state or arrow that was found. */
  readonly id: string;
  readonly kind: 'state' | 'arrow';
  readonly title: string;
  readonly beside: string;
};

type Entry = Found & { readonly text: string };

const entriesOf = ({ name, chart, proofs }: AtlasFlow, words: Words): readonly Entry[] => {
  const titles = new Map(statesOf(chart.root).map((state) => [state.id, words.state(state)]));
  const states = statesOf(chart.root).map((state) => ({
    flow: name,
    id: state.id,
    kind: 'state' as const,
    title: words.state(state),
    beside: state.path,
    text: [
      words.state(state),
      state.path,
      state.description,
      state.screen,
      ...state.tags,
      ...state.ports.map(({ id }) => id),
      ...state.ports.map(words.port),
    ].join(' '),
  }));
  const arrows = chart.arrows.map((arrow) => {
    const target = arrow.targets.map((id) => titles.get(id) ?? id).join(', ');
    const proved = proofs.get(arrow.id) ?? [];
    return {
      flow: name,
      id: arrow.id,
      kind: 'arrow' as const,
      title: words.cause(arrow),
      beside: `${titles.get(arrow.source) ?? arrow.source} → ${target || (titles.get(arrow.source) ?? '')}`,
      text: [words.cause(arrow), arrow.event, arrow.guard, ...arrow.actions, ...proved].join(' '),
    };
  });
  return [...states, ...arrows].map((entry) => ({ ...entry, text: fold(entry.text) }));
};

/** What of a flow a reader may mean: by state, event, guard, port, requirement id or error code. Every word must fit. */
export const foundIn = (flow: AtlasFlow, words: Words, asked: string): readonly Found[] => {
  const parts = fold(asked).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return [];
  return entriesOf(flow, words)
    .filter(({ text }) => parts.every((part) => text.includes(part)))
    .map(({ flow: of, id, kind, title, beside }) => ({ flow: of, id, kind, title, beside }));
};
