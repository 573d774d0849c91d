import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { type FlowView, titleOf } from '#atlas/flow/flow-view.ts';
import { flowKey, type Names } from '#atlas/flow/names.ts';
import { wordsOfFlow } from '#atlas/flow/words-of-flow.ts';
import type { AnsweredStep } from '#domain/shop/recorded-step.ts';
import type { Say } from '#i18n/say.ts';
import type { ChartArrow } from '#machines/kit/chart/chart-shape.ts';
import type { SteppedLine } from './stepping.tsx';

const noop = () => undefined;

/** How a flow is told where nothing can be done with it but to look. */
export const flowViewOf = (flow: string, names: Names, say: Say): FlowView | null => {
  const known = flowNamed(flow);
  return (
    known && {
      flow: known,
      words: wordsOfFlow(flow, names, say),
      names,
      counts: null,
      chosen: null,
      choose: noop,
    }
  );
};

/** The arrow a step took; where the recorder could not tell it, one that waits for the same. */
const arrowOf = ({ flow }: FlowView, { taken: [first], event }: AnsweredStep): ChartArrow | undefined =>
  flow.arrows.get(first ?? '') ?? flow.chart.arrows.find(({ id }) => id.split('|')[1] === event);

const textOf = (view: FlowView | null, step: AnsweredStep, say: Say): string => {
  const arrow = view === null ? undefined : arrowOf(view, step);
  const state = step.stands.map((id) => (view === null ? id : titleOf(view, id))).join(', ');
  return say('atlas.play.goes', {
    cause: view === null || arrow === undefined ? step.event : view.words.cause(arrow),
    state,
  });
};

/** A recording in the reader's words, a line a step. */
export const recordedLines = (
  steps: readonly AnsweredStep[],
  names: Names,
  say: Say,
): readonly (Pick<SteppedLine, 'at' | 'code' | 'text' | 'wait'> & { readonly refused: string | null })[] =>
  steps.map((step, index) => {
    const refused = step.message ?? step.refusal;
    return {
      at: index + 1,
      text: textOf(flowViewOf(step.flow, names, say), step, say),
      code: `${names[flowKey(step.flow)] ?? step.flow} · ${step.event}`,
      wait: Math.max(0, step.at - (steps[index - 1]?.at ?? step.at)),
      refused: refused === null ? null : say('support.step.refused', { sentence: refused }),
    };
  });
