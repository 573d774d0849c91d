import { afterAll, beforeAll, expect, test } from 'vitest';
import { afterSaleCallsBy } from '#gateway/tickets/after-sale-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const { signal } = new AbortController();
const end = 1_827_000_000_000;
const [number, locator] = ['0000000000017', 'KEDI23'];

const deduction = {
  ticket: number,
  row: 'a-row',
  base: 500,
  factor: 10,
  fixed: 0,
  rounding: 'half-away-from-zero',
  amount: 50,
};

/** What the shop says of tickets to a page, where the server answers so. */
const callsAnswered = async (name: string, body: unknown) => {
  browserFetch(shop);
  const answer = { kind: 'answer', status: 200, body } as const;
  await shop.open.world?.carryOut({ do: 'meet', name, with: answer, times: 1 });
  const surroundings = {
    origin: `http://127.0.0.1:${shop.port}`,
    environment: 'LOCAL-DEV',
    language: 'tr',
  } as const;
  return afterSaleCallsBy(openGateway(surroundings, () => 0));
};

test('[C-07] a server that tells neither of open tickets nor of what is lost is understood: one open ticket of the whole amount', async () => {
  const ticket = {
    ticketNumber: number,
    ticketAmount: 500,
    deduction: { ...deduction, rule: 'convert-to-open-ticket' },
    amount: 450,
  };
  const calls = await callsAnswered('simulate-open-tickets', {
    pnr: locator,
    tickets: [ticket],
    totalAmount: 450,
    currency: 'TRY',
    remainderIsLost: true,
    singleUse: true,
    expiryDate: end,
  });
  const choice = { locator, action: 'convert-to-open-ticket', numbers: [number] } as const;
  expect(await calls.simulateDeal(choice, signal)).toEqual({
    ok: true,
    value: {
      action: 'convert-to-open-ticket',
      tickets: [
        {
          ticket: number,
          amount: 50_000,
          deducted: 5_000,
          inMoney: 0,
          means: 'none',
          openTickets: [{ amount: 45_000, number: null, expiresAt: end }],
          lost: 0,
          coupon: null,
        },
      ],
      total: 45_000,
    },
  });
});

test('[C-07] so is a return that does not tell of what is lost', async () => {
  const ticket = {
    ticketNumber: number,
    ticketAmount: 500,
    deduction: { ...deduction, rule: 'return' },
    refundAmount: 450,
    moneyAmount: 450,
    paymentType: 'CARD',
    openTicketAmount: 0,
    openTicketNumber: null,
    couponNumber: null,
  };
  const quote = { pnr: locator, tickets: [ticket], totalRefund: 450, currency: 'TRY' };
  const calls = await callsAnswered('ticket-cancellation-simulation', quote);
  expect(await calls.simulateDeal({ locator, action: 'return', numbers: [number] }, signal)).toEqual({
    ok: true,
    value: {
      action: 'return',
      tickets: [
        {
          ticket: number,
          amount: 50_000,
          deducted: 5_000,
          inMoney: 45_000,
          means: 'card',
          openTickets: [],
          lost: 0,
          coupon: null,
        },
      ],
      total: 45_000,
    },
  });
});
