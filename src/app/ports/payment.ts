import { fromPromise } from 'xstate';
import type { PaymentCalls } from '#gateway/payments/payment-calls.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { PaymentPorts } from '#machines/payment/payment.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LateGateway } from './gateway.ts';

/** Plugs the gateway into the payment. */
export const paymentOver = (gateway: LateGateway, clock: ServerClock): PaymentPorts => {
  const calls = async (): Promise<PaymentCalls> => {
    const [{ paymentCallsBy }, opened] = await Promise.all([
      import('#gateway/payments/payment-calls.ts'),
      gateway(),
    ]);
    return paymentCallsBy(opened, clock.now);
  };
  const deadline = deadlineBy(clock);
  return {
    openPayment: fromPromise(async ({ input, signal }) => (await calls()).open(input, signal)),
    askPayment: fromPromise(async ({ input, signal }) => ({
      said: await (await calls()).ask(input.payment, signal),
      at: clock.now(),
    })),
    lookBack: fromPromise(async ({ input, signal }) => (await calls()).ask(input.payment, signal)),
    askPrice: fromPromise(async ({ input, signal }) => (await calls()).price(input, signal)),
    findCoupons: fromPromise(async ({ input, signal }) => (await calls()).findCoupons(input, signal)),
    chooseCoupons: fromPromise(async ({ input, signal }) => (await calls()).chooseCoupons(input, signal)),
    queryMiles: fromPromise(async ({ signal }) => (await calls()).miles(signal)),
    payByCredit: fromPromise(async ({ input, signal }) => (await calls()).payByCredit(input, signal)),
    paymentEnd: deadline,
    nextLook: deadline,
  };
};
