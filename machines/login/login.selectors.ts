import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { loginMachine } from './login.machine.ts';

type Snapshot = SnapshotFrom<typeof loginMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isLoginShown = (snapshot: Snapshot) => snapshot.hasTag('loginShown');
export const isForgottenShown = (snapshot: Snapshot) => snapshot.hasTag('forgottenShown');
export const isLinkSent = (snapshot: Snapshot) => snapshot.hasTag('linkSent');
export const isEidShown = (snapshot: Snapshot) => snapshot.hasTag('eidShown');
export const isEidProving = (snapshot: Snapshot) => snapshot.hasTag('eidProving');
export const isTakingBack = (snapshot: Snapshot) => snapshot.hasTag('takingBack');
export const isWarned = (snapshot: Snapshot) => snapshot.hasTag('warned');
export const isPrompted = (snapshot: Snapshot) => snapshot.hasTag('prompted');
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
export const emailOf = ({ context }: Snapshot) => context.email;
export const isRemembered = ({ context }: Snapshot) => context.remembered;
