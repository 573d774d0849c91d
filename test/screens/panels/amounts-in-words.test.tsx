import { expect, onTestFinished, test } from 'vitest';
import { createActor } from 'xstate';
import type { ChangeQuote } from '#domain/booking/change-of-tickets.ts';
import type { OpenTicket } from '#domain/booking/open-ticket.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import { begun as paymentBegun } from '#machines/payment/payment.model.ts';
import type { Cover, FoundCoupons } from '#machines/payment/payment.ports.ts';
import { bookedPair } from '#machines/samples/booked-sample.ts';
import { ticketChangeMachine } from '#machines/ticket-change/ticket-change.machine.ts';
import { begun } from '#machines/ticket-change/ticket-change.model.ts';
import { CouponChoice } from '#panels/payment/coupon-choice.tsx';
import { TicketChange } from '#panels/ticket-change/ticket-change.tsx';
import { readIn } from '../read-in.tsx';

const price = 117_000;
const input = {
  payer: 'guest',
  locator: 'K7Q2ZT',
  bought: 'sale',
  price: { code: null, price, discount: 0, due: price },
  payBy: 600_000,
  now: 0,
} as const;

/** What is said of open tickets that were found for a price. */
const choiceOf = (coupons: readonly OpenTicket[], cover: Cover | null) => {
  const numbers = coupons.map(({ number }) => number);
  const paid = coupons.reduce((sum, { amount }) => sum + amount, 0);
  const best = { numbers, paid: Math.min(paid, price), lost: Math.max(0, paid - price) };
  const found: FoundCoupons = { coupons, best: coupons.length === 0 ? null : best };
  const context = { ...paymentBegun(input), method: 'open-tickets', coupons: found, cover } as const;
  const snapshot = paymentMachine.resolveState({ value: { choosing: 'gathering' }, context });
  const payment = createActor(paymentMachine, { snapshot, input }).start();
  onTestFinished(() => {
    payment.stop();
  });
  const sentences = readIn(<CouponChoice payment={payment} found={found} />);
  return sentences().filter((id) => /^payment\.coupons\.(?:best\.lost|cover|found|lost|none)$/.test(id));
};

const ofAmount = (amount: number): readonly OpenTicket[] => [{ number: 'ABC234', amount, expiresAt: 0 }];
const covering = (lost: number): Cover => ({ numbers: ['ABC234'], paid: price, lost, due: 0 });

test.each([
  ['none', [], null, ['payment.coupons.none']],
  ['that are spent whole', ofAmount(price), null, ['payment.coupons.found']],
  [
    'of which something is lost',
    ofAmount(price + 1),
    null,
    ['payment.coupons.found', 'payment.coupons.best.lost'],
  ],
  ['that pay', ofAmount(price), covering(0), ['payment.coupons.found', 'payment.coupons.cover']],
  [
    'that pay, and of which something is lost',
    ofAmount(price + 1),
    covering(1),
    ['payment.coupons.found', 'payment.coupons.cover', 'payment.coupons.lost'],
  ],
])('of open tickets it is said what is lost of them: %s', (_, coupons, cover, shown) => {
  expect(choiceOf(coupons, cover)).toEqual(shown);
});

const change = { booking: bookedPair('valid', 'valid'), tickets: ['100000000001'] };
const ofChange = { change, seats: [] };

type Amounts = Partial<Pick<ChangeQuote, 'due' | 'inMoney' | 'inOpenTicket'>>;

/** What is read of a change that is told before it is made. */
const changeShown = (amounts: Amounts, refusal: 'amount-differs' | null = null) => {
  const tickets = [{ ticket: '100000000001', before: 93_000, after: 93_000, fee: 0 }];
  const quote: ChangeQuote = { tickets, due: 0, inMoney: 0, inOpenTicket: 0, lost: 0, ...amounts };
  const context = { ...begun(ofChange), quote, refusal };
  const snapshot = ticketChangeMachine.resolveState({ value: 'reviewing', context });
  const flow = createActor(ticketChangeMachine, { snapshot, input: ofChange }).start();
  onTestFinished(() => {
    flow.stop();
  });
  return readIn(<TicketChange flow={flow} change={change} chosen={null} />)();
};

test.each([
  ['something is due', { due: 100 }, 'change.confirm.due'],
  ['money comes back', { inMoney: 100 }, 'change.confirm.back'],
  ['an open ticket comes back', { inOpenTicket: 100 }, 'change.confirm.back'],
  ['nothing is due and nothing comes back', {}, 'change.confirm'],
])('the button that makes a change says what it comes to: %s', (_, amounts, shown) => {
  expect(changeShown(amounts).filter((id) => id.startsWith('change.confirm'))).toEqual([shown]);
});

test.each([
  [null, false],
  ['amount-differs', true],
] as const)(
  'a change that has come to another amount meanwhile says so, and no other does: %s',
  (refusal, isOther) => {
    expect(changeShown({ due: 100 }, refusal).includes('actions.differs')).toBe(isOther);
  },
);
