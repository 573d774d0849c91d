import type { SnapshotFrom } from 'xstate';
import { stateNameOf } from '#machines/kit/flow/state-name.ts';
import type { registrationMachine } from './registration.machine.ts';

type Snapshot = SnapshotFrom<typeof registrationMachine>;

export const stateOf = ({ value }: Snapshot) => stateNameOf(value);
export const isBusy = (snapshot: Snapshot) => snapshot.hasTag('busy');
export const isSaving = (snapshot: Snapshot) => snapshot.hasTag('saving');
export const isFormShown = (snapshot: Snapshot) => snapshot.hasTag('formShown');
export const isFormKept = (snapshot: Snapshot) => snapshot.hasTag('formKept');
export const isUnverified = (snapshot: Snapshot) => snapshot.hasTag('unverified');
export const isUnchecked = (snapshot: Snapshot) => snapshot.hasTag('unchecked');
export const isActivationShown = (snapshot: Snapshot) => snapshot.hasTag('activationShown');
export const isLinkSent = (snapshot: Snapshot) => snapshot.hasTag('linkSent');
export const refusalOf = ({ context }: Snapshot) => context.refusal;
export const messageOf = ({ context }: Snapshot) => context.message;
export const againAtOf = ({ context }: Snapshot) => context.againAt;
export const emailOf = ({ context }: Snapshot) => context.email;
