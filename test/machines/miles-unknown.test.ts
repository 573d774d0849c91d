import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { refused } from '#domain/values/answer.ts';
import { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { MilesAnswer } from '#machines/payment/payment.ports.ts';

test('a member without an account of miles is told so, and it is asked for once', async () => {
  let asked = 0;
  const queryMiles = fromPromise<MilesAnswer, null>(async () => {
    asked += 1;
    return refused('miles-unknown');
  });
  const paymentEnd = fromPromise<void, { readonly at: number }>(() => new Promise(() => undefined));
  const price = { code: null, price: 93_000, discount: 0, due: 93_000 };
  const payment = createActor(paymentMachine.provide({ actors: { queryMiles, paymentEnd } }), {
    input: { payer: 'member', locator: 'AB12CD', bought: 'sale', price, payBy: 1, now: 0 },
  }).start();
  payment.send({ type: 'method.chosen', method: 'miles' });
  const refusedSnapshot = await waitFor(payment, (snapshot) => snapshot.context.refusal !== null);
  payment.stop();
  expect([refusedSnapshot.value, refusedSnapshot.context.refusal, asked]).toEqual([
    { choosing: 'countingMiles' },
    'miles-unknown',
    1,
  ]);
});
