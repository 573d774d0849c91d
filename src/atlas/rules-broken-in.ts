import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { rulesOf } from '#atlas/flow/ruled-flows.ts';
import type { AnsweredStep } from '#domain/shop/recorded-step.ts';
import { brokenByNames, unjudgedByNames } from '#machines/kit/judge/recorded.ts';

type Judged = {
  readonly flow: string;
  readonly broken: readonly string[];
  /** Those that are on guard from the start, which the session does not tell. */
  readonly unjudged: readonly string[];
};

/** The rules a recorded session breaks, flow by flow, as far as names tell. */
export const rulesBrokenIn = (steps: readonly AnsweredStep[]): readonly Judged[] =>
  [...new Set(steps.map(({ flow }) => flow))].flatMap((name) => {
    const flow = flowNamed(name);
    if (flow === null) return [];
    const own = steps.filter((step) => step.flow === name);
    const rules = rulesOf(name);
    const broken = brokenByNames(flow.walk.machine, rules, own);
    const unjudged = unjudgedByNames(rules, own).filter((rule) => !broken.includes(rule));
    return [{ flow: name, broken, unjudged }];
  });
