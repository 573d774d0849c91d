import { flowNamed } from '#atlas/flow/charted-flows.ts';
import { playedPath } from '#atlas/flow/played.ts';
import { suiteAs } from '#machines/kit/export/paths-formats.ts';
import { explore } from '#machines/kit/walk/explore.ts';
import { suiteOf } from '#machines/kit/walk/suite.ts';
import type { SuiteAnswer, SuiteAsked } from './suite-asked.ts';

const answerTo = ({ flow: name, criterion, maxSteps }: SuiteAsked): SuiteAnswer => {
  const flow = flowNamed(name);
  if (!flow) return { ok: false, reason: name };
  try {
    const suite = suiteOf(explore(flow.walk), { criterion, maxSteps, seed: 1 });
    const { reached, of, steps, atLeast, unreached, paths } = suite;
    return {
      ok: true,
      reached,
      of,
      steps,
      atLeast,
      unreached,
      paths: paths.map((path, index) => playedPath(flow, path, String(index))),
      files: {
        gherkin: suiteAs('gherkin', suite),
        csv: suiteAs('csv', suite),
        md: suiteAs('md', suite),
        json: suiteAs('json', suite),
      },
    };
  } catch (reason) {
    return { ok: false, reason: reason instanceof Error ? reason.message : String(reason) };
  }
};

addEventListener('message', (asked: MessageEvent<SuiteAsked>) => postMessage(answerTo(asked.data)));
