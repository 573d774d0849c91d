import type { Meant } from '#contract/on-wire.ts';
import { createOpenTickets, simulateOpenTickets } from '#contract/open-tickets.ts';
import { cancelReservation, extendReservation, simulateSale } from '#contract/rail-booking.ts';
import { performReturn, simulateReturn } from '#contract/tickets.ts';
import { granted } from '#domain/answer.ts';
import type { Deal, DealtDeed, DealtTicket } from '#domain/ticket-deal.ts';
import type { Gateway } from './gateway.ts';
import { ownBooking } from './own-booking.ts';
import { refundMeans } from './refund-means.ts';

type Choice = { readonly locator: string; readonly deed: DealtDeed; readonly numbers: readonly string[] };
type Confirmed = Choice & { readonly told: Deal | null; readonly key: string };
type Keyed = { readonly locator: string; readonly key: string };

type Returned = Meant<typeof simulateReturn.granted>;

const returnOf = ({ tickets, totalRefund }: Returned): Deal => ({
  deed: 'return',
  tickets: tickets.map((each) => ({
    ticket: each.ticketNumber,
    amount: each.ticketAmount,
    deducted: each.ticketAmount - each.refundAmount,
    inMoney: each.moneyAmount,
    means: refundMeans[each.paymentType],
    inOpenTicket: each.openTicketAmount,
    openTicket: each.openTicketNumber,
    coupon: each.couponNumber,
  })),
  total: totalRefund,
  expiresAt: null,
});

const choiceOf = ({ locator, numbers }: Choice) => ({ pnr: locator, ticketNumbers: [...numbers] });

const meantOf = (meant: Confirmed) => ({
  ...choiceOf(meant),
  toldAmount: meant.told?.total ?? null,
  idempotencyKey: meant.key,
});

/** What is done with tickets and reservations after they were made. */
export const afterSaleCallsBy = (gateway: Gateway) => {
  const { call } = gateway;
  const simulateConversion = async (choice: Choice, signal: AbortSignal) => {
    const answer = await call(simulateOpenTickets, choiceOf(choice), signal);
    if (!answer.ok) return answer;
    const { tickets, totalAmount, expiryDate } = answer.value;
    const dealt = tickets.map(
      ({ ticketNumber, ticketAmount, amount }): DealtTicket => ({
        ticket: ticketNumber,
        amount: ticketAmount,
        deducted: ticketAmount - amount,
        inMoney: 0,
        means: 'none',
        inOpenTicket: amount,
        openTicket: null,
        coupon: null,
      }),
    );
    return granted<Deal>({ deed: choice.deed, tickets: dealt, total: totalAmount, expiresAt: expiryDate });
  };

  const convert = async (meant: Confirmed, signal: AbortSignal) => {
    const answer = await call(createOpenTickets, meantOf(meant), signal);
    if (!answer.ok) return answer;
    const { openTickets } = answer.value;
    const made = new Map(openTickets.map(({ ticket, number }) => [ticket, number]));
    const told = meant.told?.tickets ?? [];
    return granted<Deal>({
      deed: meant.deed,
      tickets: told.map((each) => ({ ...each, openTicket: made.get(each.ticket) ?? null })),
      total: openTickets.reduce((sum, { amount }) => sum + amount, 0),
      expiresAt: openTickets[0]?.expiresAt ?? null,
    });
  };

  return {
    simulateDeal: async (choice: Choice, signal: AbortSignal) => {
      if (choice.deed === 'convert-to-open-ticket') return simulateConversion(choice, signal);
      const answer = await call(simulateReturn, choiceOf(choice), signal);
      return answer.ok ? granted(returnOf(answer.value)) : answer;
    },

    performDeal: async (meant: Confirmed, signal: AbortSignal) => {
      if (meant.deed === 'convert-to-open-ticket') return convert(meant, signal);
      const answer = await call(performReturn, meantOf(meant), signal);
      return answer.ok ? granted(returnOf(answer.value)) : answer;
    },

    loadBooking: (locator: string, signal: AbortSignal) => ownBooking(gateway, locator, signal),

    extendOption: ({ locator, key }: Keyed, signal: AbortSignal) =>
      call(extendReservation, { locator, idempotencyKey: key }, signal),

    cancelReservation: ({ locator, key }: Keyed, signal: AbortSignal) =>
      call(cancelReservation, { locator, idempotencyKey: key }, signal),

    simulateSale: async (locator: string, signal: AbortSignal) => {
      const answer = await call(simulateSale, { locator }, signal);
      if (!answer.ok) return answer;
      return granted({ price: answer.value.totalPrice, until: answer.value.optionDate });
    },
  };
};

export type AfterSaleCalls = ReturnType<typeof afterSaleCallsBy>;
