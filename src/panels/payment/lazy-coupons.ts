import { promptPart } from '#ui/hooks/prompt-part.ts';

/** The way of the few who pay with open tickets: it comes when they choose it. */
export const { Part: CouponsPanel, fetchAhead: fetchCoupons } = promptPart(
  async () => (await import('./coupons-panel.tsx')).CouponsPanel,
);
