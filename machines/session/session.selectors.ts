import type { SnapshotFrom } from 'xstate';
import { shownNameOf } from '#domain/member/member.ts';
import type { StaffRole } from '#domain/values/staff-role.ts';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { sessionMachine } from './session.machine.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const isLeaving = (snapshot: Snapshot) => snapshot.hasTag('leaving');
export const isGuest = (snapshot: Snapshot) => !snapshot.hasTag('member') && !snapshot.hasTag('leaving');
export const isWarned = (snapshot: Snapshot) => snapshot.hasTag('warning');
export const shownNameIn = ({ context }: Snapshot) => (context.member ? shownNameOf(context.member) : null);
export const memberIn = ({ context }: Snapshot) => context.member;
const noRoles: readonly StaffRole[] = [];

export const staffRolesIn = ({ context }: Snapshot) => context.member?.staffRoles ?? noRoles;
export const isSignedOut = (snapshot: Snapshot) => snapshot.matches('signedOut');
export const loginOf = (snapshot: Snapshot) => snapshot.children.login ?? null;
