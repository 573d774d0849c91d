import { type AnyMachineSnapshot, createActor, fromPromise } from 'xstate';
import type { PaymentPurpose } from '#domain/fare/payment-purpose.ts';
import type { Deadline } from '#machines/kit/flow/deadline.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';

export const never: Deadline = fromPromise(() => new Promise<void>(() => undefined));

/** The payment is a flow of its own with a suite of its own; here one stands in for the port that plays it. */
export const standInPayment = (bought: PaymentPurpose, now: number) =>
  createActor(paymentMachine.provide({ actors: { paymentEnd: never } }), {
    input: {
      payer: 'guest',
      locator: 'K7Q2ZT',
      bought,
      price: { code: null, price: 117_000, discount: 0, due: 117_000 },
      payBy: now + 600_000,
      now,
    },
  }).start();

type Children = AnyMachineSnapshot['children'];

/** Shows each snapshot with other children, and each of them as one and the same. */
export const withChildren = (instead: (children: Children) => Children) => {
  const seen = new WeakMap<AnyMachineSnapshot, AnyMachineSnapshot>();
  return (snapshot: AnyMachineSnapshot): AnyMachineSnapshot => {
    const shown =
      seen.get(snapshot) ?? Object.assign(Object.create(snapshot), { children: instead(snapshot.children) });
    seen.set(snapshot, shown);
    return shown;
  };
};
