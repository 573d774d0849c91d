import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { askPayment, openPayment } from '#contract/payments/payments.ts';
import { applyPromotion, payWithMiles, queryMiles, removePromotion } from '#contract/payments/promotions.ts';
import {
  addWalletCard,
  completeWalletPayment,
  deleteWalletCard,
  generateWalletToken,
  makeDefaultWalletCard,
  resendWalletCode,
  verifyWalletCard,
  walletCards,
} from '#contract/payments/wallet.ts';
import { chooseOpenTickets, payWithOpenTickets, searchOpenTickets } from '#contract/tickets/open-tickets.ts';
import { type RefusalName, refusals } from '#contract/wire/refusals.ts';
import type { Answer } from '#domain/values/answer.ts';
import { paymentCallsBy } from '#gateway/payments/payment-calls.ts';
import { walletCallsBy } from '#gateway/payments/wallet-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';
import { openPaymentShop, type PaymentShop } from '../../support/shop/payment-shop.ts';

let shop: PaymentShop;
beforeAll(async () => {
  shop = await openPaymentShop();
});
afterAll(() => shop.end());
beforeEach(() => shop.open.world?.carryOut({ do: 'let-pass', name: null }));

const { signal } = new AbortController();

const calls = () => {
  browserFetch(shop);
  const origin = `http://127.0.0.1:${shop.port}`;
  const gateway = openGateway({ origin, environment: 'LOCAL-DEV', language: 'tr' }, () => 0);
  const { now } = shop.open.app.clock;
  return { payment: paymentCallsBy(gateway, now), wallet: walletCallsBy(gateway, now) };
};
type Calls = ReturnType<typeof calls>;

const bought = { locator: 'AB12CD', bought: 'sale' } as const;
const attempted = { ...bought, attempt: '1', amount: 93_000 };
const code = { verification: 'v', code: '000000' };
const card = { cardToken: 't', alias: 'a', isDefault: 'no' } as const;
const sought = { by: 'number', number: '1', surname: 'X', price: 1 } as const;

type Asking = (by: Calls) => Promise<Answer<unknown, string>>;
type Drawn = { readonly name: string; readonly refusals: readonly RefusalName[] };

const asked: readonly (readonly [Drawn, Asking])[] = [
  [openPayment, ({ payment }) => payment.open({ ...attempted, cardToken: 't' }, signal)],
  [askPayment, ({ payment }) => payment.ask({ payment: 'p' }, signal)],
  [applyPromotion, ({ payment }) => payment.price({ ...bought, code: 'SEFER10' }, signal)],
  [removePromotion, ({ payment }) => payment.price({ ...bought, code: '' }, signal)],
  [searchOpenTickets, ({ payment }) => payment.findCoupons(sought, signal)],
  [
    chooseOpenTickets,
    ({ payment }) => payment.chooseCoupons({ locator: 'AB12CD', numbers: ['1'], surname: 'X' }, signal),
  ],
  [queryMiles, ({ payment }) => payment.miles(null, signal)],
  [payWithMiles, ({ payment }) => payment.payByCredit({ ...attempted, means: 'miles' }, signal)],
  [payWithOpenTickets, ({ payment }) => payment.payByCredit({ ...attempted, means: 'open-tickets' }, signal)],
  [walletCards, ({ wallet }) => wallet.cards(null, signal)],
  [addWalletCard, ({ wallet }) => wallet.add(card, signal)],
  [generateWalletToken, ({ wallet }) => wallet.askCode({ cardId: 'c' }, signal)],
  [resendWalletCode, ({ wallet }) => wallet.resendCode({ verification: 'v' }, signal)],
  [verifyWalletCard, ({ wallet }) => wallet.verify(code, signal)],
  [deleteWalletCard, ({ wallet }) => wallet.remove({ cardId: 'c' }, signal)],
  [makeDefaultWalletCard, ({ wallet }) => wallet.makeDefault({ cardId: 'c' }, signal)],
  [completeWalletPayment, async ({ wallet }) => (await wallet.pay({ ...attempted, ...code }, signal)).answer],
];

/** Where a page is told another name than the wire has. */
const elsewhere: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [searchOpenTickets.name]: { 'more-proof-needed': 'too-many-tries' },
  [chooseOpenTickets.name]: { 'more-proof-needed': 'too-many-tries' },
  [payWithOpenTickets.name]: { 'more-proof-needed': 'too-many-tries' },
  [payWithMiles.name]: { 'too-many-tries': 'payment-underway' },
  [completeWalletPayment.name]: { 'too-many-tries': 'payment-underway' },
};

const serverMessage = 'Böyle dedi sunucu.';

const meet = async (name: string, refusal: RefusalName) => {
  const { status, code: number } = refusals[refusal];
  const body = {
    timestamp: '',
    traceId: '',
    status: '',
    type: refusal,
    code: number,
    message: serverMessage,
  };
  await shop.open.world?.carryOut({
    do: 'meet',
    name,
    with: { kind: 'answer', status, body: { ...body, detail: '', title: null } },
    times: null,
  });
};

const byName = asked.map(([{ name, refusals: drawn }, ask]) => ({ name, drawn, ask }));

describe.each(byName)('[C-08] $name', ({ name, drawn, ask }) => {
  const shown = drawn.filter((refusal) => refusal !== 'card-number-sent');

  test.each(shown)('the page is told %s, in the words of the server', async (refusal) => {
    await meet(name, refusal);
    expect(await ask(calls())).toEqual({
      ok: false,
      refusal: elsewhere[name]?.[refusal] ?? refusal,
      message: serverMessage,
    });
  });
});

test.each(byName.filter(({ drawn }) => drawn.includes('card-number-sent')))(
  '[C-08] that a card number was sent is a defect of the page: $name',
  async ({ name, ask }) => {
    await meet(name, 'card-number-sent');
    await expect(ask(calls())).rejects.toThrow(`${name}: status 400`);
  },
);
