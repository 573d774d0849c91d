import { latePart } from '#ui/hooks/late-part.ts';

/** For pages that most come to without a ticket. */
export const { fetchAhead: fetchOldTickets, usePart: useOldTickets } = latePart(
  () => import('./old-tickets.tsx'),
);
