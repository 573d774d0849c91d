import type { History } from './entry-history.flow.ts';
import type { SeatPlanPreview } from './seat-plan-preview.flow.ts';

/** Parts of an entry's page that ask the server on their own. */
export type EntryParts = { readonly History: History; readonly Preview: SeatPlanPreview };
