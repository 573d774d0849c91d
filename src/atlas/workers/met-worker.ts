import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { metRefusals } from '#atlas/flow/met-refusals.ts';
import type { MetAnswer, MetAsked } from './met-asked.ts';

const answerTo = ({ flows }: MetAsked): MetAnswer => {
  const walks = flows.flatMap((name) => flowNamed(name)?.walk ?? []);
  return { ok: true, met: Object.fromEntries(walks.map((walk) => [walk.flow, metRefusals(walk)])) };
};

addEventListener('message', (asked: MessageEvent<MetAsked>) => postMessage(answerTo(asked.data)));
