import { inject } from 'vitest';
import { inTheLongRun } from '../in-the-long-run.ts';

/** Every second one of what is looked at in many ways, by lot; all of them in the long run. */
export const byLot = <Each>(all: readonly Each[]): readonly Each[] =>
  inTheLongRun(
    all,
    all.filter((_, nth) => (nth + inject('seed')) % 2 === 0),
  );
