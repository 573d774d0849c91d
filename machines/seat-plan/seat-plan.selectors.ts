import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { seatPlanMachine } from './seat-plan.machine.ts';

type Snapshot = SnapshotFrom<typeof seatPlanMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isShown = (snapshot: Snapshot) => snapshot.hasTag('shown');
export const isStale = (snapshot: Snapshot) => snapshot.matches({ shown: 'stale' });
export const isUnknown = (snapshot: Snapshot) => snapshot.matches('unknown');
export const trainOf = ({ context }: Snapshot) => context.train;
export const coachOf = ({ context }: Snapshot) => context.coach;
export const besideOf = ({ context }: Snapshot) => context.beside;
export const mapsOf = ({ context }: Snapshot) => context.maps;
export const readAtOf = ({ context }: Snapshot) => context.readAt;
