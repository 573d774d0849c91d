import type { LazyGateway } from '#app/ports/gateway.ts';
import { masterpassOver, paymentOver } from '#app/ports/payments.ts';
import type { ServerClock } from '#gateway/wire/server-clock.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';

/** The payment with its wallet, plugged in. */
export const paymentPlugged = (gateway: LazyGateway, clock: ServerClock) => {
  const masterpass = masterpassMachine.provide({ actors: masterpassOver(gateway, clock) });
  return paymentMachine.provide({ actors: { ...paymentOver(gateway, clock), masterpass } });
};
