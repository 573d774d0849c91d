import { type Kurus, rounded } from '#domain/values/kurus.ts';

/** What of a ticket open tickets paid, and until when that holds; null once they have ended. */
export type OpenShare = { readonly amount: Kurus; readonly expiresAt: number | null };

/** What a ticket that is given back brings, and in which form. */
export type Returned = {
  readonly refund: Kurus;
  /** Back to the card, or as a coupon for cash. */
  readonly inMoney: Kurus;
  /** As an open ticket: what an open ticket paid never comes back in money. */
  readonly inOpenTicket: Kurus;
  /** What would come back as an open ticket that has ended already. */
  readonly lost: Kurus;
};

/**
 * What is left after the deduction comes back in the shares in which the ticket was paid. Where the open tickets have ended,
 * the deduction is taken of their share first, and what is left of it is lost.
 */
export const returnedOf = (amount: Kurus, deduction: Kurus, open: OpenShare): Returned => {
  const left = Math.max(0, amount - deduction);
  const share = Math.min(open.amount, amount);
  if (open.expiresAt === null) {
    const inMoney = Math.min(left, amount - share);
    return { refund: inMoney, inMoney, inOpenTicket: 0, lost: left - inMoney };
  }
  const inOpenTicket = amount === 0 ? 0 : rounded((left * share) / amount);
  return { refund: left, inMoney: left - inOpenTicket, inOpenTicket, lost: 0 };
};
