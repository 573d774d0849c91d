import { latePart } from '#ui/hooks/late-part.ts';

/** For pages that most come to without a ticket. */
export const { fetchAhead: fetchKeepTickets, usePart: useKeepTickets } = latePart(
  () => import('./keep-tickets.tsx'),
);
