import { createOpenTickets, simulateOpenTickets } from '#contract/tickets/open-tickets.ts';
import { performReturn, simulateReturn } from '#contract/tickets/tickets.ts';
import type { DeductedAction, Deduction } from '#domain/booking/deductions.ts';
import { says } from '../shop/wire-answers.ts';
import type { Released } from '../shop/world.ts';

const pnr = 'AB12CD';
const ticketNumber = '100000000001';
const [amount, taken] = [93_000, 9_300];
const year = 365 * 86_400_000;

const deductionBy = (rule: DeductedAction): Deduction => ({
  ticket: ticketNumber,
  rule,
  row: `${rule}/STANDART/60`,
  base: amount,
  factor: 100,
  fixed: 0,
  rounding: 'half-away-from-zero',
  amount: taken,
});

const returned = {
  pnr,
  tickets: [
    {
      ticketNumber,
      ticketAmount: amount,
      deduction: deductionBy('return'),
      refundAmount: amount - taken,
      moneyAmount: amount - taken,
      paymentType: 'CARD' as const,
      openTicketAmount: 0,
      openTicketNumber: null,
      couponNumber: null,
    },
  ],
  totalRefund: amount - taken,
  currency: 'TRY' as const,
};

const expiryDate = Date.UTC(2027, 10, 21) + year;

const converted = {
  pnr,
  tickets: [
    {
      ticketNumber,
      ticketAmount: amount,
      deduction: deductionBy('convert-to-open-ticket'),
      amount: amount - taken,
      openTickets: [{ amount: amount - taken, expiryDate }],
      lostAmount: 0,
    },
  ],
  totalAmount: amount - taken,
  currency: 'TRY' as const,
  remainderIsLost: true as const,
  singleUse: true as const,
  expiryDate,
};

const openTicket = {
  number: 'ABC234',
  locator: pnr,
  ticket: ticketNumber,
  surname: 'Y***',
  amount: amount - taken,
  status: 'unused' as const,
  madeAt: expiryDate - year,
  expiresAt: expiryDate,
  usedAt: null,
};

const answers: Readonly<Record<string, Released>> = {
  [simulateReturn.name]: says(simulateReturn, returned),
  [performReturn.name]: says(performReturn, returned),
  [simulateOpenTickets.name]: says(simulateOpenTickets, converted),
  [createOpenTickets.name]: says(createOpenTickets, { pnr, openTickets: [openTicket] }),
};

/** What each call about one ticket answers when it is granted. */
export const answerOfDeal = (call: string): Released => {
  const answer = answers[call];
  if (answer === undefined) throw new Error(`${call} deals with no ticket.`);
  return answer;
};
