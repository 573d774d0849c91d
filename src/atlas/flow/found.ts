import { statesOf, type Words } from '#machines/kit/chart/chart-words.ts';
import { fits, partsOf } from './asked-parts.ts';
import type { AtlasFlow } from './atlas-flow.ts';
import { fold } from './fold.ts';
import type { MetTexts } from './met-texts.ts';

export type Found = {
  readonly flow: string;
  /** The state or arrow that was found. */
  readonly id: string;
  readonly kind: 'state' | 'arrow';
  readonly title: string;
  readonly beside: string;
  /** The refusals that are met on it and were asked for. */
  readonly met: readonly string[];
};

type Entry = Found & { readonly text: string };

const entriesOf = ({ name, chart, proofs }: AtlasFlow, words: Words, met: MetTexts): readonly Entry[] => {
  const titles = new Map(statesOf(chart.root).map((state) => [state.id, words.state(state)]));
  const states = statesOf(chart.root).map((state) => ({
    flow: name,
    id: state.id,
    kind: 'state' as const,
    title: words.state(state),
    beside: state.path,
    met: [],
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
    const refused = met[arrow.id] ?? [];
    return {
      flow: name,
      id: arrow.id,
      kind: 'arrow' as const,
      title: words.cause(arrow),
      beside: `${titles.get(arrow.source) ?? arrow.source} → ${target || (titles.get(arrow.source) ?? '')}`,
      met: refused,
      text: [words.cause(arrow), arrow.event, arrow.guard, ...arrow.actions, ...proved, ...refused].join(' '),
    };
  });
  return [...states, ...arrows].map((entry) => ({ ...entry, text: fold(entry.text) }));
};

/** What of a flow a reader may mean: by state, event, guard, port, requirement id, or the name or number of a refusal. Every word must fit. */
export const foundIn = (
  flow: AtlasFlow,
  words: Words,
  asked: string,
  met: MetTexts = {},
): readonly Found[] => {
  const parts = partsOf(asked);
  if (parts.length === 0) return [];
  return entriesOf(flow, words, met)
    .filter(({ text }) => parts.every((part) => fits(text, part)))
    .map(({ text: _text, met: all, ...found }) => ({
      ...found,
      met: all.filter((refusal) => parts.some((part) => fits(fold(refusal), part))),
    }));
};
