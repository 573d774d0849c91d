import { Breach } from '#machines/kit/walk/breach.ts';
import { eventsOf } from '#machines/kit/walk/moves.ts';
import type { Walk } from '#machines/kit/walk/walk.ts';
import { declaredIn, nodesOf } from '#machines/kit/walk/watch.ts';

const strangers = (flow: string, what: string, given: object, known: readonly string[]): readonly Breach[] =>
  Object.keys(given)
    .filter((name) => !known.includes(name))
    .map((name) => new Breach('walk', flow, `it has no ${what} ${name}`));

/** A walk speaks only of what its chart draws. */
export const walkBreaches = ({
  flow,
  machine,
  starts,
  events,
  outcomes,
  proves,
}: Walk): readonly Breach[] => {
  const ports = nodesOf(machine.root).flatMap((node) => node.invoke.map(({ id }) => id));
  const declared = [...declaredIn(machine).keys()];
  const named = Object.values(proves).flat();
  return [
    ...(Object.keys(starts).length === 0 ? [new Breach('walk', flow, 'it has no start')] : []),
    ...strangers(flow, 'event', events, eventsOf(machine)),
    ...strangers(flow, 'port', outcomes, ports),
    ...strangers(flow, 'transition', Object.fromEntries(named.map((id) => [id, true])), declared),
  ];
};
