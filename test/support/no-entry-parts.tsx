import type { EntryParts } from '#screens/staff-console/entry-parts.ts';

/** Where nothing is told of what befell an entry, and nothing is drawn of it. */
export const noEntryParts: EntryParts = { History: () => null, Preview: () => null };
