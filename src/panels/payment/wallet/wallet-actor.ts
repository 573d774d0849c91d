import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';

export type WalletActor = ActorRefFrom<typeof masterpassMachine>;
export type WalletSnapshot = SnapshotFrom<typeof masterpassMachine>;
