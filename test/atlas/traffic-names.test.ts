import { expect, test } from 'vitest';
import { flows } from '#atlas/flow/charted-flows.ts';
import { mostFactsAtOnce, reportFlowEvents, reportFlowFacts } from '#contract/operations/flow-facts.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { startOf } from '#domain/shop/logged-step.ts';
import type { ChartState } from '#machines/kit/chart/chart-shape.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import { flowNameOf } from '#machines/kit/flow/flow-name.ts';

test.each(flows)(
  'every arrow of $name may be told to the server, under the name the atlas asks by',
  ({ name, chart, walk }) => {
    const facts = chart.arrows.map(({ id }) => ({
      flow: flowNameOf(walk.machine),
      transition: id,
      count: 1,
    }));
    expect(facts.length).toBeGreaterThan(0);
    for (let at = 0; at < facts.length; at += mostFactsAtOnce) {
      const parsed = understood(reportFlowFacts.body, { facts: facts.slice(at, at + mostFactsAtOnce) });
      expect(parsed.ok).toBe(true);
    }
    expect(flowNameOf(walk.machine)).toBe(name);
  },
);

/** The innermost states that may be on at the same time, the longest names among them. */
const statesOn = (state: ChartState): readonly string[] => {
  if (state.states.length === 0) return [state.id];
  const parts = state.states.map(statesOn);
  if (state.kind === 'parallel') return parts.flat();
  return parts.toSorted((one, other) => other.join(' ').length - one.join(' ').length)[0] ?? [];
};

test.each(flows)('the event log takes where $name begins and wherever it stands', ({ name, chart, walk }) => {
  const most = statesOn(chart.root);
  const all = statesOf(chart.root).filter(({ states }) => states.length === 0);
  const events = [most, ...all.map(({ id }) => [id])].slice(0, 200).map((stands, position) => ({
    position,
    flow: name,
    transition: startOf(walk.machine.id),
    stands: stands.join(' '),
    at: 0,
  }));
  expect(understood(reportFlowEvents.body, { case: crypto.randomUUID(), events }).ok).toBe(true);
});
