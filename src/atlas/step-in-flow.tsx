import { useMemo } from 'react';
import { type FlowView, FlowViewContext } from '#atlas/flow/flow-view.ts';
import { marksOf } from '#atlas/flow/marks-of.ts';
import { FlowStage } from '#atlas/picture/flow-stage.tsx';
import { useDrawing } from '#atlas/picture/use-drawing.ts';
import type { AnsweredStep } from '#domain/shop/recorded-step.ts';
import { useWords } from '#ui/hooks/words-context.ts';

const noStates: ReadonlySet<string> = new Set();
const ignored = () => undefined;

/** The states that are on: the innermost, and everything around them. */
const activeIn = ({ flow }: FlowView, active: readonly string[]): readonly string[] =>
  [...flow.states.keys()].filter(
    (id) => id !== flow.chart.root.id && active.some((on) => on === id || on.startsWith(`${id}.`)),
  );

/** Where a step led, in the picture of its flow. */
export const StepInFlow = ({ view, step }: { readonly view: FlowView; readonly step: AnsweredStep }) => {
  const { language } = useWords();
  const { flow, words } = view;
  const state = useDrawing({ chart: flow.chart, words, wording: language, detail: 'names' });
  const active = activeIn(view, step.stands);
  const marks = useMemo(
    () =>
      marksOf({
        language,
        counts: null,
        lasted: null,
        moment: { at: 0, title: '', wait: 0, active: activeIn(view, step.stands), taken: step.taken },
        found: noStates,
        chosen: null,
        difference: null,
      }),
    [language, view, step],
  );
  return (
    <FlowViewContext value={view}>
      <FlowStage
        state={state}
        marks={marks}
        reached={active.at(-1) ?? null}
        switches={[]}
        onPress={ignored}
      />
    </FlowViewContext>
  );
};
