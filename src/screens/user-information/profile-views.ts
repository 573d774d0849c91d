import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { profileMachine } from '#machines/profile/profile.machine.ts';

export type ProfileActor = ActorRefFrom<typeof profileMachine>;
type Snapshot = SnapshotFrom<ProfileActor>;

export const isReading = (snapshot: Snapshot) => snapshot.matches('reading');
export const isSaved = (snapshot: Snapshot) => snapshot.matches({ shown: 'saved' });
export const isEndRefused = (snapshot: Snapshot) => snapshot.matches({ shown: 'refused' });
export const isForetelling = (snapshot: Snapshot) => snapshot.matches('foretelling');
export const isEnding = (snapshot: Snapshot) => snapshot.matches('ending');
export const isRenewing = (snapshot: Snapshot) => snapshot.matches('renewing');
export const isSaving = (snapshot: Snapshot) => snapshot.matches('saving') || isRenewing(snapshot);
export const isOutdated = (snapshot: Snapshot) => snapshot.matches({ changing: 'outdated' });
export const isChangeRefused = (snapshot: Snapshot) => snapshot.matches({ changing: 'refused' });
export const isFormShown = (snapshot: Snapshot) => snapshot.matches('changing') || isSaving(snapshot);
export const isEndUnheard = (snapshot: Snapshot) => snapshot.matches('unheard');
export const isEndShown = (snapshot: Snapshot) =>
  snapshot.matches('confirming') || isEnding(snapshot) || isEndUnheard(snapshot);
export const isEndingRefused = (snapshot: Snapshot) => snapshot.matches({ confirming: 'refused' });
/** What stands on the record's page may be asked for. */
export const isShown = (snapshot: Snapshot) => snapshot.matches('shown');
