import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';
import { guardNameOf } from '#machines/kit/chart/chart-names.ts';

const placeOf = (node: AnyStateNode): string => (node.path.length === 0 ? node.id : node.path.join('.'));

const eventOf = ({ eventType, source }: AnyTransitionDefinition): string => {
  const event: string = eventType;
  if (event === '') return 'always';
  if (!event.startsWith('xstate.after.')) return event.replace(/^xstate\./, '');
  return event.slice('xstate.'.length, -(source.id.length + 1));
};

const titleOf = (transition: AnyTransitionDefinition) => {
  const guard = transition.guard ? ` [${guardNameOf(transition.guard)}]` : '';
  const targets = transition.target?.map(placeOf) ?? [placeOf(transition.source)];
  return `${placeOf(transition.source)}: ${eventOf(transition)}${guard} → ${targets.join(' + ')}`;
};

/** Every transition of a chart as a title: `asking: error.actor.holdSeats → broken`. No two are the same. */
export const arrowTitles = (
  declared: ReadonlyMap<string, AnyTransitionDefinition>,
): ReadonlyMap<string, string> => {
  const used = new Map<string, number>();
  return new Map(
    [...declared].map(([id, transition]) => {
      const title = titleOf(transition);
      const count = (used.get(title) ?? 0) + 1;
      used.set(title, count);
      return [id, count === 1 ? title : `${title} (${count})`];
    }),
  );
};
