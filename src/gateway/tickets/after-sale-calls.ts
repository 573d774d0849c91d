import { cancelReservation, extendReservation, simulateSale } from '#contract/bookings/rail-booking.ts';
import { createOpenTickets, simulateOpenTickets } from '#contract/tickets/open-tickets.ts';
import { performReturn, simulateReturn } from '#contract/tickets/tickets.ts';
import type { Meant } from '#contract/wire/on-wire.ts';
import type { Deal, DealtAction, DealtTicket } from '#domain/booking/ticket-deal.ts';
import { granted } from '#domain/values/answer.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';
import { ownBooking } from '#gateway/wire/own-booking.ts';
import { refundMeans } from './refund-means.ts';

type Choice = { readonly locator: string; readonly action: DealtAction; readonly numbers: readonly string[] };
type Confirmed = Choice & { readonly quote: Deal | null; readonly key: string };
type Located = { readonly locator: string };
type Keyed = Located & { readonly key: string };

type Returned = Meant<typeof simulateReturn.granted>;

const returnOf = ({ tickets, totalRefund }: Returned): Deal => ({
  action: 'return',
  tickets: tickets.map((each) => ({
    ticket: each.ticketNumber,
    amount: each.ticketAmount,
    deducted: each.ticketAmount - each.refundAmount - (each.lostAmount ?? 0),
    inMoney: each.moneyAmount,
    means: refundMeans[each.paymentType],
    openTickets:
      each.openTicketAmount > 0
        ? [{ amount: each.openTicketAmount, number: each.openTicketNumber, expiresAt: null }]
        : [],
    lost: each.lostAmount ?? 0,
    coupon: each.couponNumber,
  })),
  total: totalRefund,
});

const choiceOf = ({ locator, numbers }: Choice) => ({ pnr: locator, ticketNumbers: [...numbers] });

const meantOf = (meant: Confirmed) => ({
  ...choiceOf(meant),
  toldAmount: meant.quote?.total ?? null,
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
      ({ ticketNumber, ticketAmount, amount, openTickets, lostAmount }): DealtTicket => ({
        ticket: ticketNumber,
        amount: ticketAmount,
        deducted: ticketAmount - amount - (lostAmount ?? 0),
        inMoney: 0,
        means: 'none',
        openTickets: (openTickets ?? [{ amount, expiryDate }]).map((each) => ({
          amount: each.amount,
          number: null,
          expiresAt: each.expiryDate,
        })),
        lost: lostAmount ?? 0,
        coupon: null,
      }),
    );
    return granted<Deal>({ action: choice.action, tickets: dealt, total: totalAmount });
  };

  const convert = async (meant: Confirmed, signal: AbortSignal) => {
    const answer = await call(createOpenTickets, meantOf(meant), signal);
    if (!answer.ok) return answer;
    const { openTickets } = answer.value;
    const quoted = meant.quote?.tickets ?? [];
    return granted<Deal>({
      action: meant.action,
      tickets: quoted.map((each) => ({
        ...each,
        openTickets: openTickets.filter(({ ticket }) => ticket === each.ticket),
      })),
      total: openTickets.reduce((sum, { amount }) => sum + amount, 0),
    });
  };

  return {
    simulateDeal: async (choice: Choice, signal: AbortSignal) => {
      if (choice.action === 'convert-to-open-ticket') return simulateConversion(choice, signal);
      const answer = await call(simulateReturn, choiceOf(choice), signal);
      return answer.ok ? granted(returnOf(answer.value)) : answer;
    },

    performDeal: async (meant: Confirmed, signal: AbortSignal) => {
      if (meant.action === 'convert-to-open-ticket') return convert(meant, signal);
      const answer = await call(performReturn, meantOf(meant), signal);
      return answer.ok ? granted(returnOf(answer.value)) : answer;
    },

    loadBooking: ({ locator }: Located, signal: AbortSignal) => ownBooking(gateway, locator, signal),

    extendOption: ({ locator, key }: Keyed, signal: AbortSignal) =>
      call(extendReservation, { locator, idempotencyKey: key }, signal),

    cancelReservation: ({ locator, key }: Keyed, signal: AbortSignal) =>
      call(cancelReservation, { locator, idempotencyKey: key }, signal),

    simulateSale: async ({ locator }: Located, signal: AbortSignal) => {
      const answer = await call(simulateSale, { locator }, signal);
      if (!answer.ok) return answer;
      return granted({ price: answer.value.totalPrice, until: answer.value.optionDate });
    },
  };
};
