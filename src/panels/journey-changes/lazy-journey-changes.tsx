import { lazy } from 'react';

/** The list has brought it already to whoever comes from there. */
export const JourneyChanges = lazy(() =>
  import('./journey-changes.tsx').then((module) => ({ default: module.JourneyChanges })),
);
