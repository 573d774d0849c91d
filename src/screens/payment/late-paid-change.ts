import { latePart } from '#ui/hooks/late-part.ts';

/** What the payment of a change shows beyond that of a purchase. */
export const { fetchAhead: fetchPaidChange, usePart: usePaidChange } = latePart(
  () => import('./paid-change.tsx'),
);
