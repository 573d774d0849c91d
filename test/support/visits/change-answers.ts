import { performChange, simulateChange } from '#contract/tickets/tickets.ts';
import type { Deduction } from '#domain/booking/deductions.ts';
import { says } from '../shop/wire-answers.ts';
import type { Released } from '../shop/world.ts';

const ticketNumber = '100000000001';
const before = 93_000;
const fee: Deduction = {
  ticket: ticketNumber,
  rule: 'change',
  row: 'change/STANDART/60',
  base: before,
  factor: 0,
  fixed: 2_100,
  rounding: 'half-away-from-zero',
  amount: 2_100,
};

const changedTo = (after: number) => {
  const due = after + fee.amount - before;
  return {
    pnr: 'AB12CD',
    tickets: [{ ticketNumber, oldAmount: before, newAmount: after, deduction: fee }],
    amountDue: Math.max(0, due),
    refundAmount: Math.max(0, -due),
    openTicketAmount: 0,
    currency: 'TRY' as const,
  };
};

const dearer = changedTo(120_000);
const cheaper = changedTo(78_000);

const noOrder = {
  newTicketNumbers: [],
  openTicketNumber: null,
  orderNumber: null,
  orderDeadline: null,
  enrollReference: null,
  paymentAuthRequest: null,
};

/** What a change is told to cost, or to bring. */
export const dearerQuote: Released = says(simulateChange, dearer);
export const cheaperQuote: Released = says(simulateChange, cheaper);

/** A change that costs nothing is made at once. */
export const changeDone: Released = says(performChange, {
  ...cheaper,
  ...noOrder,
  ticketed: true,
  newTicketNumbers: ['100000000003'],
  refundPaymentType: 'CARD',
});

/** Any other waits for its money until then. */
export const changeOrdered = (orderDeadline: number): Released =>
  says(performChange, {
    ...dearer,
    ...noOrder,
    ticketed: false,
    refundPaymentType: 'NONE',
    orderNumber: 'o-1',
    orderDeadline,
  });
