import type { CatalogueEntry } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueStaff } from '#domain/catalogue/catalogue-rights.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';

/** The entries of one kind, and who asked for them. */
export type CatalogueRead = { readonly staff: CatalogueStaff; readonly entries: readonly CatalogueEntry[] };

export type ListRefusal = 'catalogue-entry-gone' | 'role-lacking' | 'sign-in-needed';

export type CatalogueListActor = SubmissionActor<
  { readonly kind: CatalogueKind },
  CatalogueRead,
  ListRefusal
>;

/** What an address of the console says. */
export const consoleNames = { kind: 'tur', entry: 'kayit', status: 'durum' } as const;

export const newEntry = 'yeni';

export const entryFilters = ['all', 'draft', 'waiting'] as const;
export type EntryFilter = (typeof entryFilters)[number];

export const filterNamed = (text: string | undefined): EntryFilter =>
  entryFilters.find((filter) => filter === text) ?? 'all';

/** Entries of which something is meant, or which wait for approval. */
export const filtered = (
  entries: readonly CatalogueEntry[],
  filter: EntryFilter,
): readonly CatalogueEntry[] => {
  if (filter === 'all') return entries;
  const status = filter === 'draft' ? 'DRAFT' : 'WAITING_APPROVAL';
  return entries.filter(({ intent }) => intent?.status === status);
};
