import type { IntentAction, IntentStatus } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { CatalogueAction, CatalogueStatus } from '#domain/catalogue/catalogue-rights.ts';

export type CatalogueTables = {
  /** One row for each entry there ever was: whoever does something to it holds its row. */
  catalogue_entry: { id: number; kind: CatalogueKind };
  /** What is meant to become of an entry: at most one at a time. */
  catalogue_intent: {
    entry: number;
    intent_id: number;
    action: IntentAction;
    status: IntentStatus;
    /** As JSON. */
    fields: string;
    effective_date: string | null;
    version: number;
    edited_by: number;
    sent_by: number | null;
    at: number;
  };
  /** Everything that was ever published, in its order. */
  catalogue_version: {
    entry: number;
    version: number;
    /** As JSON; null where the entry was taken away. */
    fields: string | null;
    effective_date: string | null;
    /** The railway's day from which it holds. */
    from_day: string;
  };
  /** Every action, by whom and when: nothing is changed in it. */
  catalogue_event: {
    id: number;
    entry: number;
    at: number;
    staff: number;
    deed: CatalogueAction;
    from_standing: CatalogueStatus;
    to_standing: CatalogueStatus;
    intent_id: number;
    /** What stood in it after the action, as JSON. */
    fields: string | null;
    /** The day it was meant or published for before the action; null is at once, or not kept. */
    effective_before: string | null;
    /** The same after the action. */
    effective_date: string | null;
  };
};
