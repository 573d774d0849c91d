import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import {
  type CatalogueAction,
  type CatalogueStaff,
  catalogueActions,
} from '#domain/catalogue/catalogue-rights.ts';
import type { CatalogueApproval } from '#machines/catalogue-approval/catalogue-approval.model.ts';
import { readEntryBy } from '../read-entry-by.ts';

const key = 'key';

const events: Readonly<Record<Exclude<CatalogueAction, 'edit'>, CatalogueApproval['events']>> = {
  send: { type: 'sending.asked', key },
  recall: { type: 'recall.asked', key },
  reject: { type: 'rejection.asked' },
  publish: { type: 'publication.asked' },
  cancel: { type: 'cancellation.asked' },
  'delete-draft': { type: 'draft-deletion.asked' },
  'ask-deletion': { type: 'deletion.asked' },
  'take-back': { type: 'taking-back.asked' },
};

const draft = { type: 'draft.submitted', fields: {}, effectiveDate: null, key } as const;

/** Which actions the console's flow goes into for one person, once it has read the entry. */
export const offeredActions = async (
  staff: CatalogueStaff,
  kind: CatalogueKind,
  entry: CatalogueEntry | null,
): Promise<ReadonlySet<CatalogueAction>> => {
  const flow = await readEntryBy(staff, kind, entry);
  const read = flow.getSnapshot();
  const eventFor = (action: CatalogueAction) => {
    if (action !== 'edit') return events[action];
    return entry === null ? draft : ({ type: 'edit.asked' } as const);
  };
  return new Set(catalogueActions.filter((action) => read.can(eventFor(action))));
};
