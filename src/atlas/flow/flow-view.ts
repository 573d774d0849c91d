import { createContext } from 'react';
import type { ChartArrow, ChartState } from '#machines/kit/chart/chart-shape.ts';
import type { Words } from '#machines/kit/chart/chart-words.ts';
import { useProvided } from '#ui/hooks/use-provided.ts';
import type { AtlasFlow } from './atlas-flow.ts';
import { descriptionKey, type Names, stateKey } from './names.ts';

/** How the flow on the page is told, and what a reader may do with what is told. */
export type FlowView = {
  readonly flow: AtlasFlow;
  readonly words: Words;
  readonly names: Names;
  readonly counts: Readonly<Record<string, number>> | null;
  readonly chosen: string | null;
  readonly choose: (id: string) => void;
};

export const FlowViewContext = createContext<FlowView | null>(null);

export const useFlowView = (): FlowView => useProvided(FlowViewContext);

export const descriptionOf = ({ flow, names }: FlowView, { path, description }: ChartState): string | null =>
  names[descriptionKey(stateKey(flow.name, path))] ?? description;

export const titleOf = ({ flow, words }: FlowView, id: string): string => {
  const state = flow.states.get(id);
  if (!state) return id;
  return state.path === '' && state.kind !== 'parallel' ? words.anywhere : words.state(state);
};

/** Where an arrow leads, in words; an arrow that leads nowhere stays where it is. */
export const targetOf = (view: FlowView, { source, targets }: ChartArrow): string =>
  (targets.length === 0 ? [source] : targets).map((id) => titleOf(view, id)).join(', ');
