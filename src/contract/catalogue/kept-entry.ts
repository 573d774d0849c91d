import * as z from 'zod/mini';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { KeptEntry } from '#domain/catalogue/kept-entry.ts';

const row = z.record(z.string(), z.union([z.string(), z.number()]));
const value = z.union([z.null(), z.string(), z.number(), z.array(z.string()), z.array(row)]);

/** What one tab keeps of a form of the catalogue, as it reads it back. */
const keptEntry = z.object({
  staff: z.int(),
  fields: z.record(z.string(), value) satisfies z.ZodMiniType<CatalogueFields>,
  effectiveDate: z.nullable(z.string()),
  seen: z.object({ intentId: z.int(), version: z.int() }),
}) satisfies z.ZodMiniType<KeptEntry>;

/** What was kept; null where nothing was, or nothing that is understood. */
export const keptEntryIn = (kept: unknown): KeptEntry | null => z.safeParse(keptEntry, kept).data ?? null;
