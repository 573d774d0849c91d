import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { playedBroken } from '#atlas/flow/played.ts';
import { rulesOf } from '#atlas/flow/ruled-flows.ts';
import { judgeOn } from '#machines/kit/judge/judge.ts';
import { ledElsewhere } from '#machines/kit/mutants/misled.ts';
import type { JudgeAnswer, JudgeAsked } from './judge-asked.ts';

const answerTo = ({ flow: name, led }: JudgeAsked): JudgeAnswer => {
  const flow = flowNamed(name);
  if (!flow) return { ok: false, reason: name };
  const { walk } = flow;
  try {
    const machine = led === null ? walk.machine : ledElsewhere(walk.machine, led.arrow, led.to);
    const judge = judgeOn({ ...walk, machine });
    return {
      ok: true,
      rules: Object.entries(rulesOf(name).rules).map(([rule, each]) => {
        const { broken, looked } = judge(each);
        return { name: rule, looked, broken: broken === null ? null : playedBroken(flow, rule, broken) };
      }),
    };
  } catch (reason) {
    return { ok: false, reason: reason instanceof Error ? reason.message : String(reason) };
  }
};

addEventListener('message', (asked: MessageEvent<JudgeAsked>) => postMessage(answerTo(asked.data)));
