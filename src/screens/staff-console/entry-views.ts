import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import { catalogueVerdict } from '#domain/catalogue/catalogue-rights.ts';
import type { catalogueApprovalMachine } from '#machines/catalogue-approval/catalogue-approval.machine.ts';

export type CatalogueActor = ActorRefFrom<typeof catalogueApprovalMachine>;
type Snapshot = SnapshotFrom<CatalogueActor>;

export const isRead = ({ context }: Snapshot) => context.entry !== null;
/** Whoever looks at the entry may change it as it stands now. */
export const isChangeable = ({ context }: Snapshot) =>
  catalogueVerdict(context.staff, context.entry, 'edit') === 'allowed';
export const isReading = (snapshot: Snapshot) => snapshot.matches('reading');
export const isUnread = (snapshot: Snapshot) => snapshot.matches('unread');
export const isOver = ({ status }: Snapshot) => status === 'done';
export const isConfirming = (snapshot: Snapshot) => snapshot.matches('confirming');
export const isNaming = (snapshot: Snapshot) => snapshot.matches('naming');
export const isNamedOtherwise = (snapshot: Snapshot) => snapshot.matches({ naming: 'otherwise' });
export const isWarned = (snapshot: Snapshot) => snapshot.matches('warned');
/** Something is asked of the reader in a dialog. */
export const isAsked = (snapshot: Snapshot) =>
  isConfirming(snapshot) || isNaming(snapshot) || isWarned(snapshot);
/** What was asked for is done, or how the entry stands after it is read. */
export const isDoing = (snapshot: Snapshot) => snapshot.matches('doing') || snapshot.matches('renewing');
/** The flow waits for an answer, however long it takes. */
export const isUnderway = (snapshot: Snapshot) =>
  snapshot.hasTag('busy') || snapshot.matches('doing') || snapshot.matches('saving');
export const isUnheard = (snapshot: Snapshot) =>
  snapshot.matches({ doing: 'unheard' }) || snapshot.matches({ saving: 'unheard' });
export const isEditing = (snapshot: Snapshot) =>
  snapshot.matches('editing') || snapshot.matches('saving') || snapshot.matches('comparing');
export const isOutdated = (snapshot: Snapshot) => snapshot.matches({ editing: 'outdated' });
export const isOrphaned = (snapshot: Snapshot) => snapshot.matches({ editing: 'orphaned' });
export const isDone = (snapshot: Snapshot) => snapshot.matches({ shown: 'done' });
export const isSaved = (snapshot: Snapshot) => snapshot.matches({ shown: 'saved' });
export const isNotDone = (snapshot: Snapshot) =>
  snapshot.matches({ shown: 'refused' }) || snapshot.matches({ shown: 'changed' });
