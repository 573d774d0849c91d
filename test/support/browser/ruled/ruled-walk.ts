import type { Page } from 'playwright';
import type { Path } from '#machines/kit/walk/path.ts';
import { callsOf } from './calls-of-page.ts';
import { type Calls, ruledCalls } from './ruled-calls.ts';

/** Judges the rules of a flow on a walk in a browser, by the calls the page makes. */
export const ruledWalk = (page: Page, causes: Calls, path: Path) => {
  const calls = callsOf(page);
  const ruled = ruledCalls(causes, path);
  return {
    /** After the start, and after every step. */
    step: () => ruled.step(calls.take()),
    broken: (): readonly string[] => {
      calls.stop();
      return ruled.broken();
    },
  };
};
