import type { EventObject } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { begunBy, type Observation } from '#machines/kit/judge/observation.ts';
import type { Cause, Path, Sight } from '#machines/kit/walk/path.ts';
import { expectedOf } from '#machines/kit/walk/replay.ts';

const observationOf = (
  { value, asked, emitted, tags, context, status, output }: Sight,
  cause: Cause | null,
  event: EventObject,
  isTaken: boolean,
  at: number | null,
): Observation => ({
  cause,
  event,
  isTaken,
  stands: stateNameOf(value),
  asked,
  emitted,
  tags,
  context,
  isOver: status === 'done',
  output,
  at,
});

/** A path as it is observed: in what it expects, or in what a layer has shown of it. */
export const observationsOf = (
  path: Path,
  seen: readonly Sight[] = expectedOf(path),
): readonly Observation[] =>
  seen.map((sight, index) => {
    const step = path.steps[index - 1];
    return step === undefined
      ? observationOf(sight, null, begunBy(path.input), true, 0)
      : observationOf(sight, step.cause, step.event, step.taken.length > 0, step.at);
  });
