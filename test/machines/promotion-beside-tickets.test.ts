import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { granted } from '#domain/values/answer.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { CouponsAnswer, PaymentPorts, Price } from '#machines/payment/payment.ports.ts';

const total = 93_000;
const paidByTicket = 50_000;
const code = 'BAHAR10';
const never: PaymentPorts['paymentEnd'] = fromPromise(() => new Promise<void>(() => undefined));

/** A tenth off with the code. What open tickets pay of it is what the shop says it is. */
const begun = (priceBeside: () => number) => {
  const askedWith: string[] = [];
  const askPrice: PaymentPorts['askPrice'] = fromPromise(async ({ input }) => {
    askedWith.push(input.code);
    const price = priceBeside();
    const discount = input.code === '' ? 0 : price / 10;
    const priced: Price = { code: input.code || null, price, discount, due: price - discount };
    return granted(priced);
  });
  const chooseCoupons: PaymentPorts['chooseCoupons'] = fromPromise(async ({ input: { numbers } }) => {
    const paid = numbers.length === 0 ? 0 : paidByTicket;
    return granted({ numbers, paid, lost: 0, due: total - paid });
  });
  const findCoupons: PaymentPorts['findCoupons'] = fromPromise(
    async (): Promise<CouponsAnswer> =>
      granted({ coupons: [{ number: '700000000001', amount: paidByTicket, expiresAt: 0 }], best: null }),
  );
  const price = { code: null, price: total, discount: 0, due: total };
  const payment = createActor(
    paymentMachine.provide({ actors: { askPrice, chooseCoupons, findCoupons, paymentEnd: never } }),
    { input: { payer: 'guest', locator: 'AB12CD', bought: 'sale', price, payBy: 1, now: 0 } },
  ).start();
  const rests = () => waitFor(payment, (snapshot) => snapshot.matches('choosing'));
  return { payment, askedWith, rests };
};

type Begun = ReturnType<typeof begun>;

const tryCode = async ({ payment, rests }: Begun) => {
  payment.send({ type: 'promotion.tried', code });
  await rests();
};

const payByTicket = async ({ payment, rests }: Begun) => {
  payment.send({ type: 'method.chosen', method: 'open-tickets' });
  payment.send({ type: 'coupons.sought', by: 'locator', number: 'XY34ZW', surname: 'YILMAZ' });
  await rests();
  payment.send({ type: 'coupons.chosen', numbers: ['700000000001'] });
  await rests();
};

test('[P-15] a promotion code that stands goes on standing when an open ticket pays a part: both are taken off', async () => {
  let beside = total;
  const flow = begun(() => beside);
  await tryCode(flow);
  beside = total - paidByTicket;
  await payByTicket(flow);
  const { price, cover } = flow.payment.getSnapshot().context;
  flow.payment.stop();
  expect(flow.askedWith).toEqual([code, code]);
  expect([price, cover?.paid]).toEqual([{ code, price: 43_000, discount: 4_300, due: 38_700 }, paidByTicket]);
});

test('[P-15] open tickets that the shop no longer takes off are shown as paying nothing', async () => {
  let beside = total - paidByTicket;
  const flow = begun(() => beside);
  await payByTicket(flow);
  expect(flow.payment.getSnapshot().context.cover?.paid).toBe(paidByTicket);
  beside = total;
  await tryCode(flow);
  const { price, cover } = flow.payment.getSnapshot().context;
  flow.payment.stop();
  expect([price.price, cover]).toEqual([total, null]);
});
