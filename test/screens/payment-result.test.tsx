import { useId } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { unknownBooking } from '#domain/booking/reservation.ts';
import { granted } from '#domain/values/answer.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type BookingAnswer, noContact } from '#machines/booking/booking.model.ts';
import type { Acted } from '#panels/ticket-card/actions-panel.ts';
import { PaymentResult } from '#screens/payment-result/payment-result.tsx';
import { boughtBooking as bought, boughtAt as now } from '#test/support/bought-booking.ts';
import { NoActions } from '../support/views/no-actions.tsx';
import { drawn } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

/** Says by its mark whether it is still the one that was drawn first. */
const Marked = () => <p data-mark="">{useId()}</p>;
const mark = () => document.querySelector('[data-mark]')?.textContent ?? '';

const endedBooking = async () => {
  const machine = bookingMachine.provide({
    actors: {
      loadBooking: fromPromise(
        async (): Promise<BookingAnswer> => granted({ booking: bought, at: now, payTime: 'running' }),
      ),
    },
  });
  const booking = createActor(machine, {
    input: {
      mode: 'sale',
      payer: 'guest',
      wish: null,
      booking: unknownBooking(bought.locator),
      passengers: [],
      contact: noContact,
      party: 'p'.repeat(22),
      now,
    },
  }).start();
  onTestFinished(() => {
    booking.stop();
  });
  await waitFor(booking, (snapshot) => snapshot.matches({ ended: 'issued' }));
  return booking;
};

test('[R-05] what a reader does with bought tickets goes on when the booking comes to life beside them', async () => {
  const booking = await endedBooking();
  const view = drawn(
    <ShopAround>
      <PaymentResult booking={null} bought={bought} now={null} Copies={Marked} Actions={NoActions} />
    </ShopAround>,
  );
  const before = mark();
  expect(before).not.toBe('');
  expect(document.querySelector('[data-flow=booking]')).toBeNull();
  view.redraw(
    <ShopAround booking={booking}>
      <PaymentResult booking={booking} bought={bought} now={null} Copies={Marked} Actions={NoActions} />
    </ShopAround>,
  );
  expect(document.querySelector('[data-flow=booking]')?.getAttribute('data-state')).toBe('ended.issued');
  expect(mark()).toBe(before);
});

/** Says of which booking it could do something. */
const ShownActions = ({ booking, draw }: Acted) =>
  draw(booking, <p>{`Deeds of ${booking.locator}`}</p>, false);

test.each([
  ['sold tickets, to whoever bought them', 'sold', 'sale', true],
  ['sold tickets, to somebody else', 'sold', 'sale', false],
  ['a reservation, to whoever made it', 'active', 'reservation', true],
  ['a reservation, to somebody else', 'active', 'reservation', false],
] as const)('[R-05] [S-14] what can be done is offered beside %s', (_, status, kind, mayAct) => {
  drawn(
    <ShopAround>
      <PaymentResult
        booking={null}
        bought={{ ...bought, status, kind, mayAct }}
        now={null}
        Copies={Marked}
        Actions={ShownActions}
      />
    </ShopAround>,
  );
  expect(document.body.textContent.includes(`Deeds of ${bought.locator}`)).toBe(mayAct);
});
