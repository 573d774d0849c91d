import { expect, test } from 'vitest';
import { flows } from '#atlas/flow/charted-flows.ts';
import { mostFactsAtOnce, reportFlowEvents, reportFlowFacts } from '#contract/operations/flow-facts.ts';
import { reportRecording } from '#contract/operations/support.ts';
import { understood } from '#contract/wire/on-wire.ts';
import { startOf } from '#domain/shop/logged-step.ts';
import { mostSteps } from '#domain/shop/recorded-step.ts';
import type { ChartState } from '#machines/kit/chart/chart-shape.ts';
import { statesOf } from '#machines/kit/chart/chart-words.ts';
import { flowNameOf } from '#machines/kit/flow/flow-name.ts';
import { isDeclared } from '#server/charts/declared-arrows.ts';

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

test.each(flows)('the server counts every arrow of $name, and none of another name', ({ name, chart }) => {
  const counted = chart.arrows.filter(({ id: transition }) => isDeclared({ flow: name, transition }));
  expect(counted.length).toBe(chart.arrows.length);
  expect(isDeclared({ flow: name, transition: `${chart.id}.invented|${chart.id}|0` })).toBe(false);
});

test.each(flows)('a recording takes every arrow of $name, and wherever it stands', ({ name, chart }) => {
  const steps = chart.arrows.map(({ id, event, targets }) => ({
    flow: name,
    event,
    taken: [id],
    stands: targets.slice(0, 1),
    refusal: 'refused',
    at: 0,
  }));
  const recordings = Array.from({ length: Math.ceil(steps.length / mostSteps) }, (_, nth) => ({
    id: crypto.randomUUID(),
    locator: 'K7M2QA',
    steps: steps.slice(nth * mostSteps, (nth + 1) * mostSteps),
  }));
  expect(recordings.map((body) => understood(reportRecording.body, body).ok)).not.toContain(false);
});

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
  expect(most.length).toBeLessThanOrEqual(2);
  const events = [most, ...all.map(({ id }) => [id])].slice(0, 200).map((stands, position) => ({
    position,
    flow: name,
    transition: startOf(walk.machine.id),
    stands: stands.join(' '),
    at: 0,
  }));
  expect(understood(reportFlowEvents.body, { case: crypto.randomUUID(), events }).ok).toBe(true);
});
