import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { profileMachine } from './profile.machine.ts';

type Snapshot = SnapshotFrom<typeof profileMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const recordOf = ({ context }: Snapshot) => context.record;
export const lossOf = ({ context }: Snapshot) => context.loss;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
