import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fromPromise, waitFor } from 'xstate';
import { refused } from '#domain/values/answer.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import type { CardsAnswer } from '#machines/masterpass/masterpass.model.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { CouponsAnswer, MilesAnswer, OpenAnswer } from '#machines/payment/payment.ports.ts';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';
import { PaymentScreen } from '#screens/payment/payment.tsx';
import { begunPayment } from '../../support/views/begun-payment.ts';
import { cardOrigin } from '../../support/views/enter-card.ts';
import { never } from '../../support/views/stand-in-payment.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const { say } = wordsOf('tr');

beforeEach(async () => {
  await page.viewport(360, 780);
  return () => page.viewport(1280, 900);
});

const wallet = masterpassMachine.provide({
  actors: {
    paymentEnd: never,
    loadCards: fromPromise((): Promise<CardsAnswer> => Promise.reject(new Error('cut'))),
  },
});

/** One whose cards keep everybody waiting. */
const slowWallet = masterpassMachine.provide({
  actors: {
    paymentEnd: never,
    loadCards: fromPromise((): Promise<CardsAnswer> => new Promise(() => undefined)),
  },
});

const machine = paymentMachine.provide({
  actors: {
    paymentEnd: never,
    masterpass: wallet,
    findCoupons: fromPromise(async (): Promise<CouponsAnswer> => refused('open-ticket-not-found')),
    queryMiles: fromPromise(async (): Promise<MilesAnswer> => refused('miles-unknown')),
    openPayment: fromPromise(async (): Promise<OpenAnswer> => refused('wagon-closed')),
  },
});

const begun = () => begunPayment(machine, 'member');

/** What stands above on a phone. */
const lines = <p style={{ blockSize: '40rem' }}>DENEME YOLCU</p>;

const drawnPayment = (payment = begun()) => {
  drawn(
    <ShopAround>
      <PaymentScreen payment={payment} cardOrigin={cardOrigin} steps={null} lines={lines} contact={null} />
    </ShopAround>,
  );
  return payment;
};

/** What has the focus, and whether all of it lies in the window. */
const inFocus = () => {
  const { activeElement: element } = document;
  const { top = -1, bottom = innerHeight } = element?.getBoundingClientRect() ?? {};
  const text = element?.querySelector('p + div > p')?.textContent;
  return { role: element?.getAttribute('role'), text, isSeen: top >= 0 && bottom <= innerHeight };
};

const closedCoach = async (payment: PaymentActor) => {
  payment.send({ type: 'terms.accepted' });
  payment.send({ type: 'card.given', cardToken: 't-1', attempt: 'a-1' });
  await waitFor(payment, (snapshot) => snapshot.matches('stopped'));
};

const ways = [
  [
    'an open ticket that is not found',
    say('after-sale.refused.open-ticket-not-found'),
    async (payment: PaymentActor) => {
      payment.send({ type: 'method.chosen', method: 'open-tickets' });
      payment.send({ type: 'coupons.sought', by: 'locator', number: 'XY34ZW', surname: 'YILMAZ' });
      await waitFor(payment, (snapshot) => snapshot.context.refusal !== null);
    },
  ],
  [
    'miles nobody can tell',
    say('payment.refused.miles-unknown'),
    async (payment: PaymentActor) => {
      payment.send({ type: 'method.chosen', method: 'miles' });
      await waitFor(payment, (snapshot) => snapshot.context.refusal !== null);
    },
  ],
  ['a coach that is closed', say('payment.refused.wagon-closed'), closedCoach],
  [
    'a wallet that does not open',
    say('wallet.refused.not-reached'),
    async (payment: PaymentActor) => {
      payment.send({ type: 'terms.accepted' });
      payment.send({ type: 'method.chosen', method: 'wallet' });
      await waitFor(payment, (snapshot) => snapshot.matches('usingWallet'));
    },
  ],
] as const;

test.each(ways)(
  '[E-10] [E-09] why %s does not pay is read in the window and has the focus',
  async (_, text, meet) => {
    const payment = drawnPayment();
    await meet(payment);
    await expect.poll(inFocus).toEqual({ role: 'alert', text, isSeen: true });
  },
);

/** How long there is to pay, as it is read in what has the focus; null where it is not in the window. */
const timeInFocus = () => {
  const line = [...(document.activeElement?.querySelectorAll('p') ?? [])].at(-1);
  const { top = -1, bottom = -1, height = 0 } = line?.getBoundingClientRect() ?? {};
  return height > 0 && top >= 0 && bottom <= innerHeight ? (line?.innerText ?? null) : null;
};

const left = `${say('seat-clock.payment', { time: '02:10' })}\n${say('ui.countdown.minutes', { count: 10 })}`;

test.each(ways.filter(([, , meet]) => meet !== closedCoach))(
  '[S-10] on a phone how long there is to pay stands in the window beside why %s does not pay, and is heard of the clock alone',
  async (_, __, meet) => {
    const payment = drawnPayment();
    await meet(payment);
    await expect.poll(timeInFocus).toBe(left);
    expect(page.getByRole('timer').elements().length).toBe(1);
    await page.viewport(1280, 900);
    await expect.poll(timeInFocus).toBeNull();
  },
);

test('[S-10] where nothing can be paid any more no time to pay is read', async () => {
  const payment = drawnPayment();
  await closedCoach(payment);
  await expect
    .poll(inFocus)
    .toEqual({ role: 'alert', text: say('payment.refused.wagon-closed'), isSeen: true });
  expect(page.getByText(say('ui.countdown.minutes', { count: 10 })).elements().length).toBe(1);
  expect(timeInFocus()).toBe(say('payment.refused.wagon-closed'));
});

test('whoever opens the wallet goes on in it, though what was pressed is gone', async () => {
  const payment = drawnPayment(
    begunPayment(machine.provide({ actors: { masterpass: slowWallet } }), 'member'),
  );
  payment.send({ type: 'terms.accepted' });
  payment.send({ type: 'method.chosen', method: 'wallet' });
  await expect.element(page.getByText(say('wallet.loading'))).toBeVisible();
  await expect
    .poll(() => document.activeElement?.querySelector(':scope > [data-flow="masterpass"] h2')?.textContent)
    .toBe(say('wallet.title'));
});

test('[P-15] what an open ticket was sought by stands in its fields again after another way to pay was looked at', async () => {
  const payment = drawnPayment();
  payment.send({ type: 'method.chosen', method: 'open-tickets' });
  payment.send({ type: 'coupons.sought', by: 'number', number: '100000000107', surname: 'YILMAZ' });
  await waitFor(payment, (snapshot) => snapshot.context.refusal !== null);
  payment.send({ type: 'method.chosen', method: 'card' });
  const number = page.getByRole('textbox', { name: say('payment.coupons.number') });
  await expect.element(number).not.toBeInTheDocument();
  payment.send({ type: 'method.chosen', method: 'open-tickets' });
  await expect.element(number).toHaveValue('100000000107');
  await expect
    .element(page.getByRole('textbox', { name: say('payment.coupons.surname') }))
    .toHaveValue('YILMAZ');
  await expect.element(page.getByRole('radio', { name: say('payment.coupons.by.number') })).toBeChecked();
});
