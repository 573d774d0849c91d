import { expect, test } from 'vitest';
import { createActor, fromPromise, type InputFrom, waitFor } from 'xstate';
import { granted, refused } from '#domain/answer.ts';
import { rentedLater } from '#machines/kit/rental-sample.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import type {
  CancelAnswer,
  RefundAnswer,
  ViewAnswer,
} from '#machines/rental-reservation/rental-reservation.model.ts';
import type { RentalReservationPorts } from '#machines/rental-reservation/rental-reservation.ports.ts';

type InputOf<Name extends keyof RentalReservationPorts> = InputFrom<RentalReservationPorts[Name]>;

test('another sum is told in the question alone: whoever keeps the rental then reads no more of it', async () => {
  const actor = createActor(
    rentalReservationMachine.provide({
      actors: {
        viewRental: fromPromise<ViewAnswer, InputOf<'viewRental'>>(async () => granted(rentedLater)),
        tellRefund: fromPromise<RefundAnswer, InputOf<'tellRefund'>>(async () =>
          granted({ deduction: 0, refund: 900_000 }),
        ),
        cancelRental: fromPromise<CancelAnswer, InputOf<'cancelRental'>>(async () =>
          refused('amount-differs'),
        ),
      },
    }),
    { input: { code: '', number: rentedLater.number } },
  ).start();
  const asked = () => waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'cancellation.asked' });
  await asked();
  actor.send({ type: 'cancellation.confirmed', reason: 'plans-changed', key: 'k-1' });
  const { context: inQuestion } = await asked();
  actor.send({ type: 'cancellation.declined' });
  const { context: after, value } = actor.getSnapshot();
  actor.stop();
  expect([inQuestion.refusal, after.refusal, after.said, value]).toEqual([
    'amount-differs',
    null,
    null,
    { shown: 'plain' },
  ]);
});
