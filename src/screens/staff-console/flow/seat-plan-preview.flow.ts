import type { ComponentType } from 'react';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { SubmissionActor } from '#panels/use-submission.ts';
import type { ListRefusal } from './catalogue-list.flow.ts';

/** The code of the seat map whose coach is asked for. */
export type FrameOf = { readonly code: string };

export type CoachFrameActor = SubmissionActor<FrameOf, SeatMap | null, ListRefusal>;

export type PreviewOf = {
  readonly fields: CatalogueFields;
  /** Where the plan is typed: what it becomes in the drawing. */
  readonly onPlan?: ((lines: readonly string[]) => void) | undefined;
};

/** Draws the coach of a seat map as it stands in these fields; plugged in by whoever draws the entry. */
export type SeatPlanPreview = ComponentType<PreviewOf>;
