import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise } from 'xstate';
import { hour, minute } from '#domain/values/durations.ts';
import { reservationOptionMachine } from '#machines/reservation-option/reservation-option.machine.ts';
import { reservedPair, startsAt } from '#machines/samples/booked-sample.ts';
import { ReservationOption } from '#panels/reservation-option/reservation-option.tsx';
import { drawn, wordsOf } from '../drawn.tsx';
import { ShopAround } from '../shop-around.tsx';

const { say } = wordsOf('tr');

const machine = reservationOptionMachine.provide({
  actors: { optionEnd: fromPromise(() => new Promise<void>(() => undefined)) },
});

/** What is read of a reservation whose option ends in four hours, so long before its departure. */
const readOf = (before: number, extensions = 0) => {
  const deadline = startsAt + 4 * hour;
  const booking = reservedPair({ status: 'active', deadline, departure: deadline + before, extensions });
  const option = createActor(machine, { input: { booking } }).start();
  onTestFinished(() => {
    option.stop();
  });
  drawn(
    <ShopAround now={() => startsAt + 30 * minute}>
      <ReservationOption option={option} />
    </ShopAround>,
  );
  const extend = page.getByRole('button', { name: say('option.extend'), exact: true }).element();
  return [
    page.getByText('Biletlerin tutarı').element().textContent,
    extend.getAttribute('aria-disabled'),
    page.getByRole('timer').element().textContent,
  ];
};

test.each([
  [
    'far from departure twice',
    72 * hour,
    0,
    'Süreyi 2 kez daha uzatabilirsiniz; ilk uzatmayla koltuklarınız 22.11.26 16:00 tarihine kadar ayrılır.',
    null,
  ],
  [
    'once where departure leaves room for no more',
    20 * hour,
    0,
    'Süreyi bir kez daha uzatabilirsiniz; koltuklarınız 22.11.26 10:00 tarihine kadar ayrılır.',
    null,
  ],
  ['not at all two hours before departure', 2 * hour, 0, 'Süre daha fazla uzatılamaz.', 'true'],
  ['not a third time', 72 * hour, 2, 'Süre daha fazla uzatılamaz.', 'true'],
])(
  '[S-14] an option is extended %s, and its new end is told before it is asked for',
  (_, before, times, message, rests) => {
    expect(readOf(before, times)).toEqual([
      `Biletlerin tutarı ₺1.860,00. ${message}`,
      rests,
      '3 sa 30 dk kaldı',
    ]);
  },
);
