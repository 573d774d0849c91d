import { onTestFinished } from 'vitest';
import { createActor } from 'xstate';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { Payer } from '#machines/payment/payment.model.ts';
import type { PaymentActor } from '#panels/payment/payment-actor.ts';

/** A payment of two tickets that has just begun. It is over with the test. */
export const begunPayment = (machine: typeof paymentMachine, payer: Payer): PaymentActor => {
  const payment = createActor(machine, {
    input: {
      payer,
      locator: 'K7Q2ZT',
      bought: 'sale',
      price: { code: null, price: 117_000, discount: 0, due: 117_000 },
      payBy: 600_000,
      now: 0,
    },
  }).start();
  onTestFinished(() => {
    payment.stop();
  });
  return payment;
};
