import { expect, test } from 'vitest';
import { paymentWalk } from '#machines/payment/payment.paths.ts';
import { rentalReservationWalk } from '#machines/rental-reservation/rental-reservation.paths.ts';
import { pressedOnce } from '../support/browser/ruled/pressed-once.ts';
import { walks } from './walks.ts';

const samplesOf = ({ events }: ReturnType<typeof pressedOnce>, event: string) =>
  Object.keys(Reflect.get(events, event) ?? {});

test('of presses that differ in nothing but a key the browser walks one', () => {
  expect(samplesOf(paymentWalk, 'card.given')).toEqual(['a card', 'a card, once more']);
  expect(samplesOf(pressedOnce(paymentWalk), 'card.given')).toEqual(['a card']);
  expect(samplesOf(pressedOnce(rentalReservationWalk), 'cancellation.confirmed')).toEqual([
    'plans changed',
    'no train',
  ]);
});

test('every event is still walked', () => {
  for (const walk of walks) expect(Object.keys(pressedOnce(walk).events)).toEqual(Object.keys(walk.events));
});
