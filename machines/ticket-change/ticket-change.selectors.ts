import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { ticketChangeMachine } from './ticket-change.machine.ts';

type Snapshot = SnapshotFrom<typeof ticketChangeMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const quoteOf = ({ context }: Snapshot) => context.quote;
export const changesOf = ({ context }: Snapshot) => context.changes;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
