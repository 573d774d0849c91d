import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { Path } from '#machines/kit/walk/path.ts';
import { soon } from '../../soon.ts';
import { callsOf } from './calls-of-page.ts';
import { type Calls, ruledCalls } from './ruled-calls.ts';
import type { Meant } from './sent-words.ts';

/** Judges the rules of a flow on a walk in a browser, by the calls the page makes. */
export const ruledWalk = (page: Page, causes: Calls, path: Path, meant: () => Meant = () => ({})) => {
  const calls = callsOf(page);
  let ruled: ReturnType<typeof ruledCalls> | null = null;
  /** What the path's words mean in the shop is known once the visitor is where it starts. */
  const judge = () => {
    ruled ??= ruledCalls(causes, path, meant());
    return ruled;
  };
  return {
    /** After the start, and after every step. */
    step: () => judge().step(calls.take()),
    /** What was asked is sent soon, or nobody sends it. */
    allSent: () =>
      expect
        .poll(
          () => {
            judge().later(calls.take());
            return judge().unsent();
          },
          { message: 'asked and never sent', ...soon },
        )
        .toEqual([]),
    broken: (): readonly string[] => {
      calls.stop();
      return judge().broken();
    },
  };
};
