import { lazy } from 'react';

/** Drawn for those alone who exchange tickets. */
export const ChangedTickets = lazy(() =>
  import('./changed-tickets.tsx').then((module) => ({ default: module.ChangedTickets })),
);
