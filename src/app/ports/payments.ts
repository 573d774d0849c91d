import { fromPromise } from 'xstate';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import type { MasterpassPorts } from '#machines/masterpass/masterpass.ports.ts';
import type { PaymentPorts } from '#machines/payment/payment.ports.ts';
import { deadlineBy } from './deadline.ts';
import type { LazyGateway } from './gateway.ts';
import { lazyCalls, portsOf } from './plug.ts';

/** What became of a payment goes with the hour at which it was heard. */
export const paymentOver = (gateway: LazyGateway, clock: ServerClock): PaymentPorts => {
  const calls = lazyCalls(
    gateway,
    () => import('#gateway/payments/payment-calls.ts'),
    ({ paymentCallsBy }, opened) => paymentCallsBy(opened, clock.now),
  );
  const port = portsOf(calls);
  const deadline = deadlineBy(clock);
  return {
    openPayment: port(({ open }) => open),
    askPayment: fromPromise(async ({ input, signal }) => ({
      answer: await (await calls()).ask(input, signal),
      at: clock.now(),
    })),
    lookBack: port(({ ask }) => ask),
    askPrice: port(({ price }) => price),
    findCoupons: port(({ findCoupons }) => findCoupons),
    chooseCoupons: port(({ chooseCoupons }) => chooseCoupons),
    queryMiles: port(({ miles }) => miles),
    payByCredit: port(({ payByCredit }) => payByCredit),
    paymentEnd: deadline,
    nextLook: deadline,
  };
};

export const masterpassOver = (gateway: LazyGateway, clock: ServerClock): MasterpassPorts => {
  const port = portsOf(
    lazyCalls(
      gateway,
      () => import('#gateway/payments/wallet-calls.ts'),
      ({ walletCallsBy }, opened) => walletCallsBy(opened, clock.now),
    ),
  );
  const deadline = deadlineBy(clock);
  return {
    loadCards: port(({ cards }) => cards),
    addCard: port(({ add }) => add),
    askCode: port(({ askCode }) => askCode),
    resendCode: port(({ resendCode }) => resendCode),
    verifyCard: port(({ verify }) => verify),
    deleteCard: port(({ remove }) => remove),
    makeDefault: port(({ makeDefault }) => makeDefault),
    payByWallet: port(({ pay }) => pay),
    resendTime: deadline,
    codeEnd: deadline,
    paymentEnd: deadline,
    nextLook: deadline,
  };
};
