import type { ServerClock } from '#gateway/server-clock.ts';
import { masterpassMachine } from '#machines/masterpass/masterpass.machine.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { LateGateway } from './ports/gateway.ts';
import { masterpassOver } from './ports/masterpass.ts';
import { paymentOver } from './ports/payment.ts';

/** The payment with its wallet, plugged in. */
export const paymentPlugged = (gateway: LateGateway, clock: ServerClock) => {
  const masterpass = masterpassMachine.provide({ actors: masterpassOver(gateway, clock) });
  return paymentMachine.provide({ actors: { ...paymentOver(gateway, clock), masterpass } });
};
