import type { Walk } from '#machines/kit/walk/walk.ts';
import { type AtlasFlow, atlasFlowOf } from './atlas-flow.ts';

type Room = Readonly<Record<string, Walk>>;

const rooms = import.meta.glob<Room>('/machines/**/*.paths.ts', { eager: true });
/** Every flow there is, by name. A new room is found by itself. */
export const flows: readonly AtlasFlow[] = Object.values(rooms)
  .flatMap((room) => Object.values(room).map(atlasFlowOf))
  .toSorted((a, b) => (a.name < b.name ? -1 : 1));

export const flowNamed = (name: string): AtlasFlow | null => flows.find((flow) => flow.name === name) ?? null;

/** A state that asks another flow names its machine. */
export const flowOfMachine = (id: string): string | null =>
  flows.find(({ walk }) => walk.machine.id === id)?.name ?? null;

/** The flows that ask this one. */
export const askersOf = (flow: AtlasFlow): readonly string[] =>
  flows
    .filter(({ states }) =>
      [...states.values()].some(({ ports }) => ports.some((port) => port.flow?.id === flow.walk.machine.id)),
    )
    .map(({ name }) => name);
