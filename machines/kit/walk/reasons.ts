import type { Exploration } from './explore.ts';
import type { Verdict } from './machine-state.ts';
import { nodesOf } from './watch.ts';

export type Unreached = { readonly target: string; readonly reason: string };

const answers = { done: 'answers', error: 'breaks' } as const;

const steppedIn = ({ starts, edges, states }: Exploration) => [
  ...starts.map(({ stepped }) => stepped),
  ...edges.map(({ stepped }) => stepped),
  ...states.flatMap(({ refusals }) => refusals.map(({ stepped }) => stepped)),
];

/** Says why a target is in no path of a suite. */
export const reasonsOf = (exploration: Exploration) => {
  const { walk, declared, states } = exploration;
  const all = steppedIn(exploration);
  const taken = new Set(all.flatMap((stepped) => stepped.taken));
  const passed = new Set(all.flatMap((stepped) => stepped.passed));
  const verdicts: readonly Verdict[] = all.flatMap((stepped) => stepped.verdicts);
  const drawn = new Set(nodesOf(exploration.stepper.machine.root).map(({ id }) => id));
  const asked = new Set(states.flatMap(({ machineState }) => [...machineState.running.keys()]));

  const unanswered = (port: string, ends: 'done' | 'error') => {
    if (!asked.has(port)) return `port ${port} is never asked`;
    const kinds = Object.values(walk.outcomes[port] ?? {}).map(({ kind }) => kind);
    return kinds.includes(ends) ? null : `no outcome says that port ${port} ${answers[ends]}`;
  };

  const unsampled = (event: string) => {
    const samples: unknown = (walk.events as Readonly<Record<string, unknown>>)[event];
    const isEmpty = typeof samples === 'object' && samples !== null && Object.keys(samples).length === 0;
    return isEmpty ? `no sample for event ${event}` : null;
  };

  const untaken = (id: string): string | null => {
    const transition = declared.get(id);
    if (transition === undefined || taken.has(id)) return null;
    if (!passed.has(transition.source.id)) return `no way into ${transition.source.id}`;
    const event: string = transition.eventType;
    const port = /^xstate\.(done|error)\.actor\.(.+)$/.exec(event);
    const silent = port ? unanswered(port[2] ?? '', port[1] === 'done' ? 'done' : 'error') : unsampled(event);
    if (silent) return silent;
    return verdicts.some(({ transition: judged }) => judged === id)
      ? 'its guard is never true for the samples'
      : 'an earlier branch or an inner state always takes the event';
  };

  const unjudged = (id: string, holds: boolean) => {
    if (verdicts.some(({ transition, holds: held }) => transition === id && held === holds)) return null;
    return verdicts.some(({ transition }) => transition === id)
      ? `its guard is never ${String(holds)} for the samples`
      : (untaken(id) ?? 'an earlier branch or an inner state always takes the event');
  };

  /** Null when the target could be walked if time and length allowed it. */
  return (target: string): string | null => {
    if (declared.has(target)) return untaken(target);
    const guard = /^(.+) (yes|no)$/.exec(target);
    if (guard?.[1] !== undefined && declared.has(guard[1])) return unjudged(guard[1], guard[2] === 'yes');
    const outcome = /^E-\S+ by (\S+) \(/.exec(target)?.[1];
    if (outcome !== undefined) return asked.has(outcome) ? null : `port ${outcome} is never asked`;
    const transition = /^E-\S+ by (.+\|.+)$/.exec(target)?.[1];
    if (transition !== undefined)
      return untaken(transition) ?? (declared.has(transition) ? null : 'no such transition');
    return drawn.has(target) && !passed.has(target) ? `no way into ${target}` : null;
  };
};
