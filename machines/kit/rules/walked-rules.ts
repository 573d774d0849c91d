import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import { Breach } from '#machines/kit/walk/breach.ts';
import type { Exploration } from '#machines/kit/walk/explore.ts';
import type { MachineState, Stepped } from '#machines/kit/walk/machine-state.ts';
import { sightOf } from '#machines/kit/walk/realise.ts';
import { nonJsonIn, stableTextOf } from '#machines/kit/walk/stable-text.ts';
import { nodesOf } from '#machines/kit/walk/watch.ts';

const portsOf = ({ walk }: Exploration): ReadonlySet<string> =>
  new Set(nodesOf(walk.machine.root).flatMap((node) => node.invoke.map(({ id }) => id)));

/** Every context a step came to, payload and all. */
const arrivalsIn = ({ starts, edges }: Exploration): readonly MachineState[] =>
  [...starts, ...edges].map(({ stepped }) => stepped.machineState);

const contextBreach = (
  { walk }: Exploration,
  ports: ReadonlySet<string>,
  { snapshot: { value, context, children } }: MachineState,
): Breach | null => {
  const place = `${walk.flow}, ${stateNameOf(value)}`;
  const spawned = Object.keys(children).find((id) => !ports.has(id));
  if (spawned !== undefined) return new Breach('plain', place, `the actor ${spawned} is spawned by hand`);
  const control = nonJsonIn(walk.control(context), 'control');
  if (control !== null) return new Breach('finite', place, control);
  const lost = nonJsonIn(context, 'context');
  return lost === null ? null : new Breach('plain', place, lost);
};

const contextBreaches = (exploration: Exploration): readonly Breach[] => {
  const ports = portsOf(exploration);
  return arrivalsIn(exploration).flatMap(
    (machineState) => contextBreach(exploration, ports, machineState) ?? [],
  );
};

const seen = (stepped: Stepped) => stableTextOf(sightOf(stepped));

/** The same step from the same node must do the same: no clock, no chance, nothing kept outside. */
const repeatBreaches = ({ walk, stepper, states, edges, starts }: Exploration): readonly Breach[] => {
  const begun = starts
    .filter(({ name, stepped }) => seen(stepper.begin(walk.starts[name])) !== seen(stepped))
    .map(
      ({ name }) =>
        new Breach('repeatable', `${walk.flow}, the start`, `${name} does not always do the same`),
    );
  const gone = edges.flatMap(({ from, move, stepped }) => {
    const before = states[from];
    if (before === undefined) return [];
    const again = stepper.step(before.machineState, move.sent(walk.startsAt));
    return seen(again) === seen(stepped)
      ? []
      : [new Breach('repeatable', `${walk.flow}, ${before.name}`, `${move.key} does not always do the same`)];
  });
  return [...begun, ...gone];
};

/** An end, or a state in which the flow may begin, can be reached from everywhere. */
const endingBreaches = ({ walk, states, edges, starts }: Exploration): readonly Breach[] => {
  const homes = new Set(starts.map(({ to }) => states[to]?.name));
  const good = new Set(
    states
      .filter(({ name, machineState }) => homes.has(name) || machineState.snapshot.status === 'done')
      .map(({ id }) => id),
  );
  for (let size = -1; size !== good.size; ) {
    size = good.size;
    for (const { from, to } of edges) if (good.has(to)) good.add(from);
  }
  const lost = states.filter(({ id }) => !good.has(id)).map(({ name }) => name);
  return [...new Set(lost)].map(
    (name) =>
      new Breach(
        'ending',
        `${walk.flow}, ${name}`,
        'neither an end nor a state the flow begins in is reached',
      ),
  );
};

/** The rules that are known once every state was walked. */
export const walkedBreaches = (exploration: Exploration): readonly Breach[] => [
  ...contextBreaches(exploration).slice(0, 1),
  ...repeatBreaches(exploration).slice(0, 1),
  ...endingBreaches(exploration),
];
