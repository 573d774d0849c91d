import { performChange, simulateChange, validateChange } from '#contract/tickets/tickets.ts';
import type { Meant } from '#contract/wire/on-wire.ts';
import type { ChangedTicket, ChangeQuote } from '#domain/booking/change-of-tickets.ts';
import { firstStepDeclines, secondStepDeclines } from '#domain/fare/payment-decline.ts';
import { granted } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';
import { refundMeans } from './refund-means.ts';

type Chosen = { readonly locator: string; readonly numbers: readonly string[] };
type Meaning = Wanted & { readonly due: Kurus; readonly back: Kurus; readonly key: string };
type Wanted = { readonly locator: string; readonly changes: readonly ChangedTicket[] };

const ofCard = [
  ...firstStepDeclines,
  ...secondStepDeclines,
  'card-number-sent',
  'payment-returned',
  'payment-underway',
] as const;

type OfCard = (typeof ofCard)[number];

const isOfCard = (refusal: string): refusal is OfCard => ofCard.some((each) => each === refusal);

const wantedOf = ({ locator, changes }: Wanted) => ({
  pnr: locator,
  changes: changes.map(({ ticket, seat }) => ({
    ticketNumber: ticket,
    allocationId: seat.holdId,
    trainCarId: seat.coachId,
    seatNumber: seat.seat,
    fromStationId: seat.fromStation,
    toStationId: seat.toStation,
  })),
});

const quoteOf = (simulated: Meant<typeof simulateChange.granted>): ChangeQuote => ({
  tickets: simulated.tickets.map(({ ticketNumber, oldAmount, newAmount, deduction }) => ({
    ticket: ticketNumber,
    before: oldAmount,
    after: newAmount,
    fee: deduction.amount,
  })),
  due: simulated.amountDue,
  inMoney: simulated.refundAmount,
  inOpenTicket: simulated.openTicketAmount,
  lost: simulated.lostAmount ?? 0,
});

/** How tickets are exchanged for others. */
export const changeCallsBy = ({ call }: Gateway) => ({
  mayChange: ({ locator, numbers }: Chosen, signal: AbortSignal) =>
    call(validateChange, { pnr: locator, ticketNumbers: [...numbers] }, signal),

  simulateChange: async (wanted: Wanted, signal: AbortSignal) => {
    const answer = await call(simulateChange, wantedOf(wanted), signal);
    return answer.ok ? granted(quoteOf(answer.value)) : answer;
  },

  /** No card goes with it, whichever one this browser has typed before: how it is paid is chosen afterwards. */
  performChange: async ({ due, back, key, ...wanted }: Meaning, signal: AbortSignal) => {
    const asked = { ...wantedOf(wanted), amountDue: due, toldRefund: back };
    const meant = { ...asked, cardToken: '', idempotencyKey: key };
    const answer = await call(performChange, meant, signal);
    if (!answer.ok) {
      const { refusal } = answer;
      if (isOfCard(refusal)) throw new Error(`A change without a card was refused: ${refusal}.`);
      return { ...answer, refusal };
    }
    const { orderNumber, orderDeadline, refundPaymentType, openTicketNumber, couponNumber } = answer.value;
    const quote = quoteOf(answer.value);
    if (orderNumber !== null) {
      const order = { order: orderNumber, amount: quote.due, payBy: orderDeadline ?? 0 };
      return granted({ kind: 'due' as const, order });
    }
    const receipt = {
      ...quote,
      means: refundMeans[refundPaymentType],
      openTicket: openTicketNumber,
      coupon: couponNumber ?? null,
    };
    return granted({ kind: 'done' as const, receipt });
  },
});
