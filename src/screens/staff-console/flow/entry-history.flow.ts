import type { ComponentType } from 'react';
import type { CatalogueEvent } from '#domain/catalogue/catalogue-event.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';
import type { ListRefusal } from './catalogue-list.flow.ts';

/** The entry whose history is asked for. */
export type HistoryOf = { readonly kind: CatalogueKind; readonly id: number };

export type EntryHistoryActor = SubmissionActor<HistoryOf, readonly CatalogueEvent[], ListRefusal>;

/** Asks for the history of an entry and shows it; plugged in by whoever draws the entry. */
export type History = ComponentType<HistoryOf>;
