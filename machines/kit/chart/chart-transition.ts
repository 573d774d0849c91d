import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

export type ArrowKind = 'event' | 'after' | 'deadline' | 'done' | 'error' | 'always';

/** What an arrow waits for: `about` is the event, the port or the delay; empty when nothing is named. */
export type Waiting = { readonly kind: ArrowKind; readonly about: string };

/** A transition that forbids its event takes nobody anywhere; xstate keeps it as a bare definition. */
export const isForbidding = ({ target, actions, guard, reenter }: AnyTransitionDefinition): boolean =>
  !target && actions.length === 0 && !guard && !reenter;

/** `source|event|index`: the name of an arrow everywhere, in paths, coverage, traffic and tests. */
export const transitionId = (transition: AnyTransitionDefinition): string => {
  const source: AnyStateNode = transition.source;
  const among = transition.eventType === '' ? source.always : source.transitions.get(transition.eventType);
  return `${source.id}|${transition.eventType || 'always'}|${(among ?? []).indexOf(transition)}`;
};

const prefixes = [
  { prefix: 'xstate.done.actor.', kind: 'done' },
  { prefix: 'xstate.error.actor.', kind: 'error' },
] as const;

export const waitingOf = (
  { eventType, source }: AnyTransitionDefinition,
  isDeadline: (port: string) => boolean,
): Waiting => {
  const event: string = eventType;
  if (event === '') return { kind: 'always', about: '' };
  if (event === `xstate.done.state.${source.id}`) return { kind: 'done', about: '' };
  if (event.startsWith('xstate.after.'))
    return { kind: 'after', about: event.slice('xstate.after.'.length, -(source.id.length + 1)) };
  const found = prefixes.find(({ prefix }) => event.startsWith(prefix));
  if (!found) return { kind: 'event', about: event };
  const about = event.slice(found.prefix.length);
  return { kind: found.kind === 'done' && isDeadline(about) ? 'deadline' : found.kind, about };
};
