import type { AnyStateMachine, AnyStateNode } from 'xstate';
import { listOf, type Part, slotsOf } from '#machines/kit/chart/slots.ts';
import { Breach } from '#machines/kit/walk/breach.ts';

type Named = { readonly type?: unknown; readonly delay?: unknown };
type Composed = { readonly guards?: readonly unknown[]; readonly stateValue?: unknown };

const typeOf = (named: unknown): string | null => {
  if (typeof named === 'string') return named;
  return typeof named === 'object' && named !== null ? String((named as Named).type) : null;
};

const guardFault = (machine: AnyStateMachine, guard: unknown): string | null => {
  const name = typeOf(guard);
  if (name !== null) return name in machine.implementations.guards ? null : `there is no guard ${name}`;
  const { guards, stateValue } = guard as Composed;
  if (stateValue !== undefined) return null;
  if (guards === undefined) return 'its guard is written inline';
  return guards.reduce<string | null>((found, part) => found ?? guardFault(machine, part), null);
};

const actionFault = (machine: AnyStateMachine, action: unknown): string | null => {
  const name = typeOf(action);
  if (name === null) return 'an action is written inline';
  return name in machine.implementations.actions ? null : `there is no action ${name}`;
};

/** An action that raises its event later waits by a named delay, as `after` does. */
const waitFault = (machine: AnyStateMachine, action: unknown): string | null => {
  const name = typeOf(action) ?? '';
  const drawn: unknown = machine.implementations.actions[name];
  const delay = typeof drawn === 'function' ? (drawn as Named).delay : undefined;
  return typeof delay === 'number' ? `action ${name} waits ${delay} ms without a name` : null;
};

const actionBreaches = (machine: AnyStateMachine, place: string, actions: unknown): readonly Breach[] =>
  listOf(actions).flatMap((action) => {
    const fault = actionFault(machine, action);
    if (fault !== null) return [new Breach('named', place, fault)];
    const wait = waitFault(machine, action);
    return wait === null ? [] : [new Breach('timed', place, wait)];
  });

const transitionBreaches = (node: AnyStateNode): readonly Breach[] =>
  slotsOf(node).flatMap(({ event, read }) =>
    read(node.config as Part).flatMap(({ guard, actions }, index) => {
      const place = `${node.id}|${event}|${index}`;
      const fault = guard === undefined ? null : guardFault(node.machine, guard);
      return [
        ...(fault === null ? [] : [new Breach('named', place, fault)]),
        ...actionBreaches(node.machine, place, actions),
      ];
    }),
  );

const portBreaches = (node: AnyStateNode): readonly Breach[] =>
  listOf((node.config as Part).invoke).flatMap((written) => {
    const { id, src } = written as { readonly id?: string; readonly src?: unknown };
    if (typeof src !== 'string') return [new Breach('named', node.id, `port ${id ?? ''} is written inline`)];
    if (!(src in node.machine.implementations.actors))
      return [new Breach('named', node.id, `there is no port ${src}`)];
    if (id === undefined) return [new Breach('named', node.id, `port ${src} has no id`)];
    return id === src ? [] : [new Breach('named', node.id, `port ${src} has the id ${id}`)];
  });

const delayBreaches = (node: AnyStateNode): readonly Breach[] =>
  Object.keys((node.config as { readonly after?: object }).after ?? {}).flatMap((delay) => {
    if (!Number.isNaN(Number(delay)))
      return [new Breach('timed', node.id, `the delay of ${delay} ms has no name`)];
    return delay in node.machine.implementations.delays
      ? []
      : [new Breach('named', node.id, `there is no delay ${delay}`)];
  });

/** Everything at a state must be drawn by a name that setup() knows. */
export const nameBreaches = (node: AnyStateNode): readonly Breach[] => [
  ...transitionBreaches(node),
  ...(['entry', 'exit'] as const).flatMap((key) =>
    actionBreaches(node.machine, `${node.id} ${key}`, (node.config as Part)[key]),
  ),
  ...portBreaches(node),
  ...delayBreaches(node),
];
