import type { CatalogueFields } from './catalogue-entry.ts';
import type { CatalogueSeen } from './catalogue-step.ts';

/** What was typed into the form of an entry and not saved yet, and the version it was typed over. */
export type EntryInput = {
  readonly fields: CatalogueFields;
  readonly effectiveDate: string | null;
  readonly seen: CatalogueSeen;
};

/** The same as a tab keeps it, for whoever typed it. */
export type KeptEntry = EntryInput & { readonly staff: number };
