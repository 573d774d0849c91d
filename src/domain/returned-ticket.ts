import { type Kurus, rounded } from './kurus.ts';

/** What a ticket that is given back brings, and in which form. */
export type Returned = {
  readonly refund: Kurus;
  /** Back to the card, or as a coupon for cash. */
  readonly inMoney: Kurus;
  /** As an open ticket: what an open ticket paid never comes back in money. */
  readonly inOpenTicket: Kurus;
};

/** What is left after the deduction comes back in the shares in which the ticket was paid. */
export const returnedOf = (amount: Kurus, deduction: Kurus, openPart: Kurus): Returned => {
  const refund = Math.max(0, amount - deduction);
  const inOpenTicket = amount === 0 ? 0 : rounded((refund * Math.min(openPart, amount)) / amount);
  return { refund, inMoney: refund - inOpenTicket, inOpenTicket };
};
