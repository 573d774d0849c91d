import { expect, test } from 'vitest';
import { flows } from '#atlas/flow/charted-flows.ts';
import { mostFactsAtOnce, reportFlowFacts } from '#contract/operations/flow-facts.ts';
import { understood } from '#contract/wire/on-wire.ts';
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
