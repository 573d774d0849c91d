import type { EntryParts } from '#screens/staff-console/entry-parts.ts';

/** Where nothing is told of what befell an entry, nothing is drawn of it and nothing typed is kept. */
export const noEntryParts: EntryParts = {
  History: () => null,
  Preview: () => null,
  typing: { read: () => null, keep: () => undefined },
};
