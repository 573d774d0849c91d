import type { EntryInput } from '#domain/catalogue/kept-entry.ts';
import type { History } from './flow/entry-history.flow.ts';
import type { SeatPlanPreview } from './flow/seat-plan-preview.flow.ts';

/** What is typed and not saved yet, beyond a reload; plugged in by whoever draws the entry. */
export type Typing = {
  readonly read: () => EntryInput | null;
  readonly keep: (input: EntryInput) => void;
};

/** Parts of an entry's page that reach outside on their own. */
export type EntryParts = {
  readonly History: History;
  readonly Preview: SeatPlanPreview;
  readonly typing: Typing;
};
