import { askPayment, openPayment } from '#contract/payments/payments.ts';
import { applyPromotion, payWithMiles, queryMiles, removePromotion } from '#contract/payments/promotions.ts';
import { chooseOpenTickets, payWithOpenTickets, searchOpenTickets } from '#contract/tickets/open-tickets.ts';
import { refusals } from '#contract/wire/refusals.ts';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import { granted, type RefusedAnswer, refused } from '#domain/values/answer.ts';
import { type Kurus, liraOf } from '#domain/values/kurus.ts';
import { CallFault } from '#gateway/wire/call-fault.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Bought = { readonly locator: string; readonly bought: PaymentPurpose };
type Attempted = Bought & { readonly attempt: string; readonly amount: Kurus };
type Sought = {
  readonly by: 'locator' | 'number';
  readonly number: string;
  readonly surname: string;
  readonly price: Kurus;
};
type Chosen = { readonly locator: string; readonly numbers: readonly string[]; readonly surname: string };

/** The shop's pages hold no card: told that one was sent, they have nothing to answer. */
const withoutCard = <Refusal extends string>(
  { refusal, message, ...again }: RefusedAnswer<Refusal>,
  call: string,
): RefusedAnswer<Exclude<Refusal, 'card-number-sent'>> => {
  const isOther = (name: Refusal): name is Exclude<Refusal, 'card-number-sent'> =>
    name !== 'card-number-sent';
  if (isOther(refusal)) return { ...refused(refusal, message), ...again };
  throw new CallFault('status', call, { ...refusals['card-number-sent'], serverMessage: message });
};

/** Whoever is asked for more proof than a surname has guessed too often at this ticket. */
const asTooMany = <Refusal extends string>({ refusal, message, ...again }: RefusedAnswer<Refusal>) => {
  const isOther = (name: Refusal): name is Exclude<Refusal, 'more-proof-needed'> =>
    name !== 'more-proof-needed';
  return { ...(isOther(refusal) ? refused(refusal, message) : refused('too-many-tries', message)), ...again };
};

/** What a payment asks of the server, in its own words. `now` gives the server's hour. */
export const paymentCallsBy = ({ call }: Gateway, now: () => number) => {
  const ask = async ({ payment }: { readonly payment: string }, signal: AbortSignal) => {
    const answer = await call(askPayment, { enrollReference: payment }, signal);
    return answer.ok ? granted({ payment }) : withoutCard(answer, askPayment.name);
  };

  const payByMiles = async ({ locator, bought, attempt, amount }: Attempted, signal: AbortSignal) => {
    const answer = await call(payWithMiles, { locator, purpose: bought, attempt, amount }, signal);
    return answer.ok ? granted({ payment: answer.value.payment }) : answer;
  };

  const payByTickets = async ({ locator }: Attempted, signal: AbortSignal) => {
    const answer = await call(payWithOpenTickets, { pnr: locator }, signal);
    return answer.ok ? granted({ payment: null }) : asTooMany(answer);
  };

  return {
    open: async (
      { locator, bought, attempt, amount, cardToken }: Attempted & { readonly cardToken: string },
      signal: AbortSignal,
    ) => {
      const paying = { kartTokeni: cardToken, toplamBiletTutari: liraOf(amount) };
      const asked = { islemTipi: bought, pnr: locator, denemeNo: attempt, biletRezOdemeBilgileri: paying };
      const answer = await call(openPayment, asked, signal);
      return answer.ok ? granted({ ...answer.value, at: now() }) : withoutCard(answer, openPayment.name);
    },

    ask,

    price: async ({ locator, bought, code }: Bought & { readonly code: string }, signal: AbortSignal) => {
      const purchase = { locator, purpose: bought };
      const answer =
        code === ''
          ? await call(removePromotion, purchase, signal)
          : await call(applyPromotion, { ...purchase, code }, signal);
      if (!answer.ok) return answer;
      const { toPay: due, ...priced } = answer.value;
      return granted({ ...priced, due });
    },

    findCoupons: async ({ by, number, surname, price }: Sought, signal: AbortSignal) => {
      const sought = by === 'locator' ? { pnr: number } : { couponNumber: number };
      const answer = await call(searchOpenTickets, { ...sought, lastName: surname, price }, signal);
      if (!answer.ok) return asTooMany(answer);
      const { openTickets, bestCombination: best } = answer.value;
      return granted({
        coupons: openTickets.map((ticket) => ({
          number: ticket.number,
          amount: ticket.amount,
          expiresAt: ticket.expiresAt,
        })),
        best: best === null ? null : { numbers: best.couponNumbers, paid: best.paid, lost: best.lost },
      });
    },

    chooseCoupons: async ({ locator, numbers, surname }: Chosen, signal: AbortSignal) => {
      const choice = { pnr: locator, couponNumbers: [...numbers], lastName: surname };
      const answer = await call(chooseOpenTickets, choice, signal);
      if (!answer.ok) return asTooMany(answer);
      const { couponNumbers, paid, lost, amountDue: due } = answer.value;
      return granted({ numbers: couponNumbers, paid, lost, due });
    },

    miles: async (_: unknown, signal: AbortSignal) => {
      const answer = await call(queryMiles, undefined, signal);
      return answer.ok
        ? granted({ points: answer.value.milesPoint, worth: answer.value.milesAmount })
        : answer;
    },

    payByCredit: async (
      { means, ...asked }: Attempted & { readonly means: 'miles' | 'open-tickets' },
      signal: AbortSignal,
    ) => {
      if (means === 'open-tickets') return payByTickets(asked, signal);
      const answer = await payByMiles(asked, signal);
      // Whether an earlier asking was heard is not known: the same try is asked for again.
      return !answer.ok && answer.refusal === 'too-many-tries'
        ? refused('payment-underway', answer.message)
        : answer;
    },
  };
};
