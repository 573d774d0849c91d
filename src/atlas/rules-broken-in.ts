import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { rulesOf } from '#atlas/flow/ruled-flows.ts';
import type { AnsweredStep } from '#domain/shop/recorded-step.ts';
import { brokenByNames } from '#machines/kit/judge/recorded.ts';

/** The rules a recorded session breaks, flow by flow, as far as names tell. */
export const rulesBrokenIn = (
  steps: readonly AnsweredStep[],
): readonly { readonly flow: string; readonly rules: readonly string[] }[] =>
  [...new Set(steps.map(({ flow }) => flow))].flatMap((name) => {
    const flow = flowNamed(name);
    const own = steps.filter((step) => step.flow === name);
    return flow === null ? [] : [{ flow: name, rules: brokenByNames(flow.walk.machine, rulesOf(name), own) }];
  });
