import { buyExtras, findExtrasOrder, simulateExtras } from '#contract/tickets/extras.ts';
import { freeExtras } from '#domain/booking/extras.ts';
import type { ExtrasOrder, PricedExtra, WantedExtra } from '#domain/booking/extras-order.ts';
import type { TicketOrder } from '#domain/booking/ticket-order.ts';
import { type Answer, granted } from '#domain/values/answer.ts';
import type { Kurus } from '#domain/values/kurus.ts';
import type { Gateway } from '#gateway/wire/gateway.ts';

type Wanted = { readonly locator: string; readonly extras: readonly WantedExtra[] };
type Keyed = Wanted & { readonly key: string };

/** What became of a wish: its price is told first, it was had, or it is laid down until it is paid. */
type ExtrasResult =
  | { readonly kind: 'quoted' | 'had'; readonly extras: readonly PricedExtra[]; readonly due: Kurus }
  | { readonly kind: 'due'; readonly order: TicketOrder };

const ownRefusals = [
  'key-used-otherwise',
  'no-ticket-chosen',
  'proof-needed',
  'service-unknown',
  'ticket-unknown',
  'too-many-tries',
] as const;

type ExtrasRefusal = (typeof ownRefusals)[number];

const isOwn = (refusal: string): refusal is ExtrasRefusal => ownRefusals.some((each) => each === refusal);

type PricedOnWire = {
  readonly extras: readonly {
    readonly ticketNumber: string;
    readonly ssrId: number;
    readonly price: Kurus;
  }[];
};

const pricedIn = ({ extras }: PricedOnWire): readonly PricedExtra[] =>
  extras.map(({ ticketNumber, ssrId, price }) => ({ ticket: ticketNumber, extra: ssrId, price }));

const onWire = ({ locator, extras }: Wanted) => ({
  pnr: locator,
  extras: extras.map(({ ticket, extra }) => ({ ticketNumber: ticket, ssrId: extra })),
});

const isAlwaysFree = ({ extra }: WantedExtra): boolean => freeExtras.some(({ id }) => id === extra);

const isHadOrNotSold = (answer: Answer<ExtrasResult, ExtrasRefusal>): boolean =>
  !answer.ok && answer.refusal === 'service-unknown';

/** How extra services are had after the sale. */
export const extrasCallsBy = ({ call }: Gateway) => {
  const quote = async (wanted: Wanted, signal: AbortSignal): Promise<Answer<ExtrasResult, ExtrasRefusal>> => {
    const answer = await call(simulateExtras, onWire(wanted), signal);
    if (!answer.ok) return answer;
    return granted({ kind: 'quoted', extras: pricedIn(answer.value), due: answer.value.amountDue });
  };

  const buy = async (
    { key, ...wanted }: Keyed,
    amountDue: Kurus,
    signal: AbortSignal,
  ): Promise<Answer<ExtrasResult, ExtrasRefusal>> => {
    const meant = { ...onWire(wanted), amountDue, cardToken: '', idempotencyKey: key };
    const answer = await call(buyExtras, meant, signal);
    if (answer.ok) {
      const { orderNumber, orderDeadline } = answer.value;
      return orderNumber === null || orderDeadline === null
        ? granted({ kind: 'had', extras: pricedIn(answer.value), due: 0 })
        : granted({ kind: 'due', order: { order: orderNumber, amount: amountDue, payBy: orderDeadline } });
    }
    const { refusal } = answer;
    if (refusal === 'amount-differs') return quote(wanted, signal);
    if (!isOwn(refusal)) throw new Error(`Services that are not paid yet were refused: ${refusal}.`);
    return { ...answer, refusal };
  };

  return {
    /**
     * What costs nothing is had at once; of anything else the price is told first, and it is laid down once it is agreed
     * to. Asked again under the same key, what was had already is told again.
     */
    order: async (
      { agreed, ...wanted }: Keyed & { readonly agreed: Kurus | null },
      signal: AbortSignal,
    ): Promise<Answer<ExtrasResult, ExtrasRefusal>> => {
      if (agreed !== null) return buy(wanted, agreed, signal);
      if (wanted.extras.every(isAlwaysFree)) return buy(wanted, 0, signal);
      const quoted = await quote(wanted, signal);
      const mayBeHad = quoted.ok
        ? quoted.value.kind === 'quoted' && quoted.value.due === 0
        : isHadOrNotSold(quoted);
      return mayBeHad ? buy(wanted, 0, signal) : quoted;
    },

    /** What was ordered and waits for its money; null when nothing does. */
    find: async (
      { locator, order }: { readonly locator: string; readonly order: string },
      signal: AbortSignal,
    ): Promise<ExtrasOrder | null> => {
      const answer = await call(findExtrasOrder, { pnr: locator, orderNumber: order }, signal);
      if (!answer.ok) return null;
      const { amountDue: amount, orderDeadline: payBy } = answer.value;
      return { order: { order, amount, payBy }, extras: pricedIn(answer.value) };
    },
  };
};

export type ExtrasCalls = ReturnType<typeof extrasCallsBy>;
