import { brokenIn } from '#machines/kit/judge/judge-run.ts';
import type { Path } from '#machines/kit/walk/path.ts';
import { rulesOf } from '../../../machines/flow-rules.ts';
import { observationsOf } from '../../observations-of.ts';
import { type Call, unexplainedAmong } from './unexplained.ts';

/** Which call, or calls, each port of a flow makes, and which a flow beneath it makes of its own. */
export type Calls = Readonly<
  Record<string, { readonly call: string | readonly string[] | null; readonly beneath?: string }>
>;

/** A call by its name, and what was sent with it. */
export type NamedCall = { readonly name: string; readonly body: unknown };

/** The ports a call may come from, as the driver of a flow names their calls; none where a flow beneath may have made it. */
const portsOf = (causes: Calls, name: string): readonly string[] =>
  Object.values(causes).some(({ beneath }) => beneath === name)
    ? []
    : Object.entries(causes).flatMap(([port, { call: calls }]) =>
        [calls ?? []].flat().includes(name) ? [port] : [],
      );

/**
 * Judges the rules of a flow on a path and the calls that were made on it. A port counts as asked where the path
 * expects it, and where a call was made that nothing on the path explains, with what was sent.
 */
export const ruledCalls = (causes: Calls, path: Path) => {
  const run = observationsOf(path);
  const unexplained = unexplainedAmong();
  const found: (readonly Call[])[] = [];
  return {
    /** After the start, and after every step: the calls made since. */
    step: (made: readonly NamedCall[]) => {
      const asked = run[found.length]?.asked ?? [];
      const calls = made.map(({ name, body }) => ({ ports: portsOf(causes, name), body }));
      const left = unexplained(
        asked.map(({ port }) => port),
        calls,
      );
      // What brings a visitor to where the path starts is not of the path.
      found.push(found.length === 0 ? [] : left);
    },
    /** What nothing explains comes first, so that it is what a rule reads. */
    broken: (): readonly string[] =>
      brokenIn(
        rulesOf(path.flow),
        run.map((seen, index) => {
          const calls = (found[index] ?? []).flatMap(({ ports, body: input }) =>
            ports.map((port) => ({ port, input })),
          );
          return { ...seen, asked: [...calls, ...seen.asked] };
        }),
      ),
  };
};
