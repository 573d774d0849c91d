import { isRecord } from '#machines/kit/frozen/record.ts';
import type { Exploration, WalkedEdge } from '#machines/kit/walk/explore.ts';
import type { Outcome, Walk } from '#machines/kit/walk/walk.ts';

/** Why something was not done, and the server's own sentence about it. */
type Reason = { readonly refusal: unknown; readonly message: string | null };

const sentenceIn = ({ message }: Readonly<Record<string, unknown>>) =>
  typeof message === 'string' ? message : null;

const reasonIn = (output: unknown): Reason | null =>
  isRecord(output) && 'message' in output
    ? { refusal: output.refusal ?? output.decline, message: sentenceIn(output) }
    : null;

const sentenceOf = (port: string, outcome: string) => `${port} says “${outcome}”.`;

const withSentence = (outcome: Outcome, message: string): Outcome => {
  if (outcome.kind !== 'done') return outcome;
  const { output, outputAt } = outcome;
  const spoken = (given: unknown) => (reasonIn(given) === null ? given : { ...Object(given), message });
  return {
    ...outcome,
    output: spoken(output),
    ...(outputAt === undefined ? {} : { outputAt: (now) => spoken(outputAt(now)) }),
  };
};

/** A walk in which the server says a sentence with every refusal, to each its own. */
export const withSentences = (walk: Walk): Walk => ({
  ...walk,
  outcomes: Object.fromEntries(
    Object.entries(walk.outcomes).map(([port, outcomes]) => [
      port,
      Object.fromEntries(
        Object.entries(outcomes).map(([name, outcome]) => [
          name,
          withSentence(outcome, sentenceOf(port, name)),
        ]),
      ),
    ]),
  ),
});

const keptIn = (context: unknown): Reason =>
  isRecord(context)
    ? { refusal: context.refusal, message: sentenceIn(context) }
    : { refusal: null, message: null };

const heardAt = ({ move }: WalkedEdge): Reason | null =>
  move.cause.kind === 'answer' ? reasonIn(Reflect.get(move.sent(0), 'output')) : null;

/** Steps after which a view would show a refusal without its sentence, or the sentence of another. */
export const unspokenIn = ({ states, edges }: Exploration): readonly string[] =>
  edges.flatMap((edge) => {
    const from = states[edge.from];
    const before = keptIn(from?.machineState.snapshot.context);
    const after = keptIn(edge.stepped.machineState.snapshot.context);
    const heard = heardAt(edge);
    const place = `${from?.name}: ${edge.move.key}`;
    if (heard !== null && after.refusal === heard.refusal)
      return after.message === heard.message ? [] : [`${place} does not keep ${heard.message}`];
    const isAsBefore = after.refusal === before.refusal && after.message === before.message;
    return after.message === null || isAsBefore ? [] : [`${place} keeps ${after.message}`];
  });

/** How many sentences of the server come to be shown. */
export const spokenIn = ({ edges }: Exploration): number =>
  new Set(
    edges.flatMap((edge) => {
      const message = heardAt(edge)?.message ?? null;
      return message !== null && keptIn(edge.stepped.machineState.snapshot.context).message === message
        ? [message]
        : [];
    }),
  ).size;
