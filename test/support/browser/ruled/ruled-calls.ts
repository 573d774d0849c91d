import { isRecord } from '#machines/kit/frozen/record.ts';
import { brokenIn } from '#machines/kit/judge/judge-run.ts';
import type { Asked, Path } from '#machines/kit/walk/path.ts';
import { rulesOf } from '../../../machines/flow-rules.ts';
import { observationsOf } from '../../observations-of.ts';
import { type Meant, sentWords } from './sent-words.ts';
import { type Call, unexplainedAmong } from './unexplained.ts';

/** Which call, or calls, each port of a flow makes, and which a flow beneath it makes of its own. */
export type Calls = Readonly<
  Record<string, { readonly call: string | readonly string[] | null; readonly beneath?: string }>
>;

/** A call by its name, and what was sent with it, in words of the railway. */
export type NamedCall = {
  readonly name: string;
  readonly body: unknown;
  /** The way to the server may have sent it again by itself: such a call needs nothing that explains it. */
  readonly isRepeated?: boolean;
};

/** The ports a call may come from, as the driver of a flow names their calls; none where a flow beneath may have made it. */
const portsOf = (causes: Calls, name: string): readonly string[] =>
  Object.values(causes).some(({ beneath }) => beneath === name)
    ? []
    : Object.entries(causes).flatMap(([port, { call: calls }]) =>
        [calls ?? []].flat().includes(name) ? [port] : [],
      );

/** What is asked under a key changes something: it is sent, whatever a page knows already. */
const isKeyed = (input: unknown) => isRecord(input) && ('key' in input || 'attempt' in input);

/** What a step of the path asks, and where it stands. */
type Ask = Asked & { readonly step: number; readonly place: number };

/**
 * Judges the rules of a flow on a path and the calls that were made on it. A port counts as asked where the path
 * expects it, with what was really sent, and where a call was made that nothing on the path explains.
 */
export const ruledCalls = (causes: Calls, path: Path, meant?: Meant) => {
  const run = observationsOf(path).map((seen) => ({ ...seen, asked: [...seen.asked] }));
  const among = unexplainedAmong<Ask, Call & { readonly isRepeated: boolean }>();
  const words = sentWords(meant);
  const found: Asked[][] = [];

  const hear = (asked: readonly Ask[], made: readonly NamedCall[], step: number): void => {
    const calls = made.map(({ name, body, isRepeated = false }) => ({
      ports: portsOf(causes, name),
      body,
      isRepeated,
    }));
    for (const { call, ask } of among.explain(asked, calls)) {
      const seen = ask === null ? undefined : run[ask.step];
      if (ask !== null && seen !== undefined)
        seen.asked[ask.place] = { port: ask.port, input: words.read(ask.input, call.body) };
      // What brings a visitor to where the path starts is not of the path.
      else if (step > 0 && !call.isRepeated)
        found[step]?.push(...call.ports.map((port) => ({ port, input: call.body })));
    }
  };

  const makesCalls = (port: string) =>
    [causes[port]?.call ?? []].flat().some((name) => portsOf(causes, name).length > 0);

  return {
    /** After the start, and after every step: the calls made since. */
    step: (made: readonly NamedCall[]) => {
      const step = found.push([]) - 1;
      const { asked = [], event } = run[step] ?? {};
      if (event !== undefined) words.press(event);
      hear(
        asked.map((one, place) => ({ ...one, step, place })),
        made,
        step,
      );
    },
    /** Calls that came after the last step. */
    later: (made: readonly NamedCall[]) => hear([], made, found.length - 1),
    /** What the path asks under a key and no call was made for; what is asked at the start may have come with the page. */
    unsent: (): readonly string[] =>
      among
        .left()
        .flatMap(({ port, input, step }) => (step > 0 && isKeyed(input) && makesCalls(port) ? [port] : [])),
    /** What nothing explains comes first, so that it is what a rule reads. */
    broken: (): readonly string[] =>
      brokenIn(
        rulesOf(path.flow),
        run.map((seen, index) => ({ ...seen, asked: [...(found[index] ?? []), ...seen.asked] })),
      ),
  };
};
