import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fromPromise } from 'xstate';
import { granted } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { CouponsAnswer, PaymentPorts } from '#machines/payment/payment.ports.ts';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';
import { PaymentScreen } from '#screens/payment/payment.tsx';
import { amountIn } from '../../support/amount-in.ts';
import { begunPayment } from '../../support/views/begun-payment.ts';
import { cardOrigin } from '../../support/views/enter-card.ts';
import { never } from '../../support/views/stand-in-payment.ts';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';
import { expectRestUntil, refusingUntil } from './rests-until.ts';

type Refusing = ReturnType<typeof refusingUntil>;
type Asked = 'askPrice' | 'chooseCoupons' | 'findCoupons' | 'openPayment';

const found = granted({
  coupons: [{ number: '700000000001', amount: 50_000, expiresAt: 0 }],
  best: { numbers: ['700000000001'], paid: 50_000, lost: 0 },
});

const refusedAt = (port: Asked, { refuse }: Refusing): Partial<PaymentPorts> => ({
  findCoupons: fromPromise(async (): Promise<CouponsAnswer> => found),
  [port]: fromPromise(refuse),
});

const begun = (port: Asked, refusing: Refusing): PaymentActor =>
  begunPayment(
    paymentMachine.provide({ actors: { paymentEnd: never, ...refusedAt(port, refusing) } }),
    'guest',
  );

const typeInto = (id: string, text: string) =>
  page.elementLocator(document.getElementById(id) ?? document.body).fill(text);

const sayCardIsReady = async () => {
  const frame = document.querySelector('iframe');
  const message = { type: 'card.ready', token: 't-1', lastFour: '0018' };
  dispatchEvent(
    new MessageEvent('message', { origin: cardOrigin, source: frame?.contentWindow ?? null, data: message }),
  );
  await expect.element(page.getByText(/0018/)).toBeVisible();
};

const ways = [
  [
    'a promotion code is tried',
    'askPrice',
    'payment.promotion.use',
    async () => typeInto('payment-promotion', 'BAHAR10'),
  ],
  [
    'open tickets are looked up',
    'findCoupons',
    'payment.coupons.seek',
    async (payment: PaymentActor) => {
      payment.send({ type: 'method.chosen', method: 'open-tickets' });
      await expect.poll(() => document.getElementById('coupon-number')).not.toBeNull();
      await typeInto('coupon-number', 'XY34ZW');
      await typeInto('coupon-surname', 'YILMAZ');
    },
  ],
  [
    'open tickets are put on the price',
    'chooseCoupons',
    'payment.coupons.use',
    async (payment: PaymentActor) => {
      payment.send({ type: 'method.chosen', method: 'open-tickets' });
      payment.send({ type: 'coupons.sought', by: 'locator', number: 'XY34ZW', surname: 'YILMAZ' });
    },
  ],
  [
    'a payment is opened',
    'openPayment',
    'payment.pay',
    async (payment: PaymentActor) => {
      payment.send({ type: 'terms.accepted' });
      await sayCardIsReady();
    },
  ],
] as const;

test.each(languages.flatMap((language) => ways.map((way) => [language, ...way] as const)))(
  '[E-10] in %s, where %s too often the control rests until the hour the server named, and nothing else does',
  async (language, _, port, name, prepare) => {
    const { say } = wordsOf(language);
    const refusing = refusingUntil();
    const payment = begun(port, refusing);
    drawn(
      <ShopAround now={refusing.now}>
        <PaymentScreen payment={payment} cardOrigin={cardOrigin} steps={null} lines={null} contact={null} />
      </ShopAround>,
      language,
    );
    await prepare(payment);
    const named = name === 'payment.pay' ? amountIn(say(name, { amount: '{amount}' })) : say(name);
    const button = page.getByRole('button', { name: named });
    await expectRestUntil({ ...refusing, language, button });
  },
);

test('what rests is each question for itself, and rests on after another was asked', async () => {
  const refusing = refusingUntil();
  const payment = begun('askPrice', refusing);
  payment.send({ type: 'promotion.tried', code: 'BAHAR10' });
  const until = refusing.hour.now + 40_000;
  const waits = () => payment.getSnapshot().context.waits;
  await expect.poll(waits).toEqual({ price: until, coupons: null, payment: null });
  payment.send({ type: 'method.chosen', method: 'open-tickets' });
  payment.send({ type: 'coupons.sought', by: 'locator', number: 'XY34ZW', surname: 'YILMAZ' });
  await expect.poll(() => payment.getSnapshot().context.coupons).not.toBeNull();
  expect([waits(), payment.getSnapshot().context.refusal]).toEqual([
    { price: until, coupons: null, payment: null },
    null,
  ]);
});

test('that a code may be tried again is not said any more once the code was taken away', async () => {
  const { say } = wordsOf('tr');
  const refusing = refusingUntil();
  const payment = begun('askPrice', refusing);
  drawn(
    <ShopAround now={refusing.now}>
      <PaymentScreen payment={payment} cardOrigin={cardOrigin} steps={null} lines={null} contact={null} />
    </ShopAround>,
  );
  await typeInto('payment-promotion', 'BAHAR10');
  await page.getByRole('button', { name: say('payment.promotion.use') }).click();
  await expect.poll(() => payment.getSnapshot().context.waits.price).not.toBeNull();
  refusing.hour.now += 40_000;
  const again = page.getByText(say('again.now'));
  await expect.element(again).toBeInTheDocument();
  payment.send({ type: 'promotion.removed' });
  expect(payment.getSnapshot().context.waits.price).toBeNull();
  await expect.element(again).not.toBeInTheDocument();
});
