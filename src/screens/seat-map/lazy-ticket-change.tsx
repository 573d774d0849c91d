import { lazy } from 'react';

/** Drawn for those alone who exchange tickets. */
export const TicketChange = lazy(() =>
  import('#panels/ticket-change/ticket-change.tsx').then((module) => ({ default: module.TicketChange })),
);
