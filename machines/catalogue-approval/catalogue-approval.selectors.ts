import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { catalogueApprovalMachine } from './catalogue-approval.machine.ts';

type Snapshot = SnapshotFrom<typeof catalogueApprovalMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const kindOf = ({ context }: Snapshot) => context.kind;
export const staffOf = ({ context }: Snapshot) => context.staff;
export const entryOf = ({ context }: Snapshot) => context.entry;
export const actionOf = ({ context }: Snapshot) => context.action;
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
