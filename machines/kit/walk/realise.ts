import type { EventObject } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { Exploration } from './explore.ts';
import type { Stepped } from './machine-state.ts';
import type { Move } from './moves.ts';
import type { Ahead, Asked, Cause, Path, Sight, Step } from './path.ts';
import { edgesOf, type Trail, timesOf } from './trail.ts';

export const sightOf = ({
  machineState: { snapshot },
  asked,
  emitted,
  sentEvents,
  acted,
}: Stepped): Sight => ({
  value: snapshot.value,
  context: snapshot.context,
  tags: [...snapshot.tags].toSorted(),
  status: snapshot.status,
  output: snapshot.output,
  asked,
  emitted,
  sentEvents,
  acted,
});

type Realised = {
  readonly move: Move;
  readonly event: EventObject;
  readonly at: number;
  readonly from: Stepped;
  readonly stepped: Stepped;
};

const answeredBy = (cause: Cause, port: string): Pick<Ahead, 'outcome' | 'ends'> | null => {
  if (cause.kind === 'deadline') return cause.port === port ? { outcome: null, ends: 'deadline' } : null;
  if (cause.kind !== 'answer') return null;
  return cause.port === port ? { outcome: cause.outcome, ends: cause.ends } : null;
};

/** Looks ahead from a step for the answer to what it asked; asking again ends the wait. */
const aheadOf = (asked: readonly Asked[], later: readonly Realised[], after: number): readonly Ahead[] =>
  asked.map(({ port }) => {
    const at = later.findIndex(
      ({ move, stepped }) =>
        answeredBy(move.cause, port) !== null || stepped.asked.some((again) => again.port === port),
    );
    const answer = answeredBy(later[at]?.move.cause ?? { kind: 'event', event: '', sample: null }, port);
    return answer ? { port, ...answer, step: after + at } : { port, outcome: null, ends: null, step: null };
  });

const nameOf = ({ machineState }: Stepped) => stateNameOf(machineState.snapshot.value);

const stepTitle = ({ move, from, stepped }: Realised) =>
  stepped.taken.length === 0
    ? `${nameOf(from)}: ${move.key} is refused`
    : `${nameOf(from)}: ${move.key} → ${nameOf(stepped)}`;

/** Runs a planned path at its own times, and writes down what every layer must show at each step. */
export const realise = ({ walk, stepper }: Exploration, trail: Trail, title?: string): Path => {
  const times = timesOf(trail);
  const begun = stepper.begin(walk.starts[trail.start.name]);
  const run: Realised[] = [];
  for (const [index, { move }] of edgesOf(trail).entries()) {
    const from = run.at(-1)?.stepped ?? begun;
    const at = times[index + 1] ?? 0;
    const event = move.sent(walk.startsAt + at);
    run.push({ move, event, at, from, stepped: stepper.step(from.machineState, event) });
  }
  const steps = run.map(
    (step, index): Step => ({
      title: stepTitle(step),
      cause: step.move.cause,
      event: step.event,
      wait: step.at - (run[index - 1]?.at ?? 0),
      at: step.at,
      taken: step.stepped.taken,
      state: nameOf(step.stepped),
      expected: sightOf(step.stepped),
      ahead: aheadOf(step.stepped.asked, run.slice(index + 1), index + 1),
    }),
  );
  const last = run.at(-1)?.stepped ?? begun;
  return {
    flow: walk.flow,
    title: title ?? `${trail.start.name}: ${run.length} steps to ${nameOf(last)}`,
    start: trail.start.name,
    input: walk.starts[trail.start.name],
    startsAt: walk.startsAt,
    state: nameOf(begun),
    begins: sightOf(begun),
    ahead: aheadOf(begun.asked, run, 0),
    steps,
  };
};
