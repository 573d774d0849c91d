import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { ticketChangeMachine } from './ticket-change.machine.ts';

type Snapshot = SnapshotFrom<typeof ticketChangeMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const toldOf = ({ context }: Snapshot) => context.told;
export const changesOf = ({ context }: Snapshot) => context.changes;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const saidBy = ({ context }: Snapshot) => context.said;
