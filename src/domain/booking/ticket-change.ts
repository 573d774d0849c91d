import type { Kurus } from '#domain/values/kurus.ts';
import { type OpenShare, returnedOf } from './returned-ticket.ts';

/** One ticket of a change. */
export type PricedChange = {
  readonly before: Kurus;
  readonly after: Kurus;
  readonly fee: Kurus;
  /** What of the ticket was paid with open tickets. */
  readonly openPart: Kurus;
};

/** What a change costs altogether, or brings. */
export type ChangeBalance = {
  readonly due: Kurus;
  readonly refund: Kurus;
  /** What of it comes back in money, and what as an open ticket. */
  readonly inMoney: Kurus;
  readonly inOpenTicket: Kurus;
  readonly lost: Kurus;
};

const sumOf = (changes: readonly PricedChange[], part: keyof PricedChange): Kurus =>
  changes.reduce((sum, change) => sum + change[part], 0);

/** All tickets of one change are reckoned together: what one saves pays for what another costs. */
export const balanceOf = (
  changes: readonly PricedChange[],
  expiresAt: OpenShare['expiresAt'],
): ChangeBalance => {
  const before = sumOf(changes, 'before');
  const costs = sumOf(changes, 'after') + sumOf(changes, 'fee');
  const returned = returnedOf(before, costs, { amount: sumOf(changes, 'openPart'), expiresAt });
  return { due: Math.max(0, costs - before), ...returned };
};
