import type { Page } from 'playwright';
import { brokenIn } from '#machines/kit/judge/judge-run.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { rulesOf } from '../../../machines/flow-rules.ts';
import { observationsOf } from '../../observations-of.ts';
import { callsOf } from './calls-of-page.ts';

/** Which call, or calls, each port of a flow makes. */
type Calls = Readonly<Record<string, { readonly call: string | readonly string[] | null }>>;

/** The ports a call may come from, as the driver of a flow names their calls. */
const portsOf = (causes: Calls, call: string): readonly string[] =>
  Object.entries(causes).flatMap(([port, { call: calls }]) =>
    [calls ?? []].flat().includes(call) ? [port] : [],
  );

/** Ports a path has expected to be asked so far; a call may come a moment after the step that asks it. */
const expectedUntil = ({ begins, steps }: Path, step: number): ReadonlySet<string> =>
  new Set(
    [begins, ...steps.slice(0, step + 1).map(({ expected }) => expected)].flatMap(({ asked }) =>
      asked.map(({ port }) => port),
    ),
  );

/**
 * Judges the rules of a flow on a walk in a browser. A port counts as asked where the path expects it, and where the
 * page has made a call that nothing on the path explains.
 */
export const ruledWalk = (page: Page, causes: Calls, path: Path) => {
  const calls = callsOf(page);
  const unexplained: (readonly string[])[] = [];
  return {
    /** After the start, and after every step. */
    step: () => {
      const expected = expectedUntil(path, unexplained.length);
      const ports = calls.take().map((call) => portsOf(causes, call));
      unexplained.push(ports.filter((some) => !some.some((port) => expected.has(port))).flat());
    },
    broken: (): readonly string[] => {
      calls.stop();
      const run = observationsOf(path).map((seen, index) => ({
        ...seen,
        asked: [...seen.asked, ...(unexplained[index] ?? []).map((port) => ({ port, input: {} }))],
      }));
      return brokenIn(rulesOf(path.flow), run);
    },
  };
};
