import { lazy } from 'react';

/** How lines of a coach are compared comes with the first seat map of which something is meant. */
export const LazyPlanLines = lazy(() =>
  import('./plan-lines.tsx').then((module) => ({ default: module.PlanLines })),
);
