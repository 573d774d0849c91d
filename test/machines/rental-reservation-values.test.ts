import { expect, test } from 'vitest';
import { createActor, fromPromise, type InputFrom, SimulatedClock, waitFor } from 'xstate';
import { granted, refused } from '#domain/values/answer.ts';
import { rentalReservationMachine } from '#machines/rental-reservation/rental-reservation.machine.ts';
import {
  type CancelAnswer,
  type LinkAnswer,
  type RefundAnswer,
  recheckAfter,
  timeout,
  type ViewAnswer,
} from '#machines/rental-reservation/rental-reservation.model.ts';
import type { RentalReservationPorts } from '#machines/rental-reservation/rental-reservation.ports.ts';
import { rentedLater } from '#machines/samples/rental-sample.ts';
import { isUnheard } from '#screens/rental-reservation/rental-reservation-views.ts';

type InputOf<Name extends keyof RentalReservationPorts> = InputFrom<RentalReservationPorts[Name]>;

test('[R-28] whose rental was guessed at too often is mailed a link for what was typed, and it stays typed', async () => {
  const asked: unknown[] = [];
  const actor = createActor(
    rentalReservationMachine.provide({
      actors: {
        viewRental: fromPromise<ViewAnswer, InputOf<'viewRental'>>(async () => refused('more-proof-needed')),
        mailLink: fromPromise<LinkAnswer, InputOf<'mailLink'>>(async ({ input }) => {
          asked.push(input);
          return asked.length === 1 ? refused('too-many-tries') : granted(null);
        }),
      },
    }),
    { input: { code: '', number: '' }, clock: new SimulatedClock() },
  ).start();
  const stateNow = () => {
    const { value, context } = actor.getSnapshot();
    return [value, context.refusal, context.sought];
  };
  const comeTo = (state: 'mailed' | 'unproved') =>
    waitFor(actor, (snapshot) => snapshot.matches({ seeking: state }));
  const sought = { number: 'ark7q2zt', surname: 'Yılmaz' };
  actor.send({ type: 'rental.sought', ...sought });
  await comeTo('unproved');
  const seen = [stateNow()];
  actor.send({ type: 'link.wanted' });
  seen.push(stateNow());
  await comeTo('unproved');
  seen.push(stateNow());
  actor.send({ type: 'link.wanted' });
  await comeTo('mailed');
  seen.push(stateNow());
  actor.stop();
  expect([asked, seen]).toEqual([
    [sought, sought],
    [
      [{ seeking: 'unproved' }, 'more-proof-needed', sought],
      [{ seeking: 'mailing' }, null, sought],
      [{ seeking: 'unproved' }, 'too-many-tries', sought],
      [{ seeking: 'mailed' }, null, sought],
    ],
  ]);
});

/** A rental whose cancellation was confirmed, against a server that answers it so. */
const confirmed = async (cancelling: () => Promise<CancelAnswer>) => {
  const clock = new SimulatedClock();
  const actor = createActor(
    rentalReservationMachine.provide({
      actors: {
        viewRental: fromPromise<ViewAnswer, InputOf<'viewRental'>>(async () => granted(rentedLater)),
        quoteRefund: fromPromise<RefundAnswer, InputOf<'quoteRefund'>>(async () =>
          granted({ deduction: 0, refund: 900_000 }),
        ),
        cancelRental: fromPromise<CancelAnswer, InputOf<'cancelRental'>>(cancelling),
      },
    }),
    { input: { code: '', number: rentedLater.number }, clock },
  ).start();
  const asked = () => waitFor(actor, (snapshot) => snapshot.matches('confirming'));
  await waitFor(actor, (snapshot) => snapshot.matches('shown'));
  actor.send({ type: 'cancellation.asked' });
  await asked();
  actor.send({ type: 'cancellation.confirmed', reason: 'plans-changed', key: 'k-1' });
  return { actor, clock, asked };
};

test('another sum is told in the question alone: whoever keeps the rental then reads no more of it', async () => {
  const { actor, asked } = await confirmed(async () => refused('amount-differs'));
  const { context: inQuestion } = await asked();
  actor.send({ type: 'cancellation.declined' });
  const { context: after, value } = actor.getSnapshot();
  actor.stop();
  expect([inQuestion.refusal, after.refusal, after.message, value]).toEqual([
    'amount-differs',
    null,
    null,
    { shown: 'plain' },
  ]);
});

test('[E-13] [S-20] against a server that hangs, the way out stands the whole time once an answer was missed, and the question stays the same', async () => {
  const { actor, clock } = await confirmed(() => new Promise(() => undefined));
  const seen = () => {
    const now = actor.getSnapshot();
    return [now.hasTag('busy'), isUnheard(now), now.can({ type: 'cancellation.declined' })];
  };
  const rounds = [seen()];
  for (const wait of [timeout, recheckAfter, timeout, recheckAfter]) {
    clock.increment(wait);
    rounds.push(seen());
  }
  actor.send({ type: 'cancellation.declined' });
  const { value } = actor.getSnapshot();
  actor.stop();
  expect(rounds).toEqual([
    [true, false, false],
    [false, true, true],
    [true, true, true],
    [false, true, true],
    [true, true, true],
  ]);
  expect(value).toBe('rereading');
});
