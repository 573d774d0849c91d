import { useId } from 'react';
import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { createActor, fromPromise, waitFor } from 'xstate';
import { type Reservation, unknownBooking } from '#domain/booking/reservation.ts';
import { granted } from '#domain/values/answer.ts';
import { languages } from '#domain/values/language.ts';
import type { Words } from '#i18n/words.ts';
import { bookingMachine } from '#machines/booking/booking.machine.ts';
import { type BookingAnswer, noContact } from '#machines/booking/booking.model.ts';
import type { Acted } from '#panels/ticket-card/actions-panel.ts';
import { PaymentResult } from '#screens/payment-result/payment-result.tsx';
import { boughtBooking as bought, boughtAt as now } from '#test/support/bought-booking.ts';
import { NoActions } from '../support/views/no-actions.tsx';
import { drawn, wordsOf } from './drawn.tsx';
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

test.each([0, 1])(
  '[R-05] a copy was sent to whom it is sent to, whoever stands first: %i',
  async (contact) => {
    const { say } = wordsOf('tr');
    const [first] = bought.passengers;
    if (first === undefined) throw new Error('Nobody has bought anything.');
    const passengers = ['ilk@example.com', 'ikinci@example.com'].map((email, ordinal) => ({
      ...first,
      ordinal,
      email,
      isContact: ordinal === contact,
    }));
    drawn(
      <ShopAround>
        <PaymentResult
          booking={null}
          bought={{ ...bought, passengers }}
          now={null}
          Copies={Marked}
          Actions={NoActions}
        />
      </ShopAround>,
    );
    const email = passengers[contact]?.email ?? '';
    await expect
      .element(page.getByText(say('result.issued.mailed', { email }), { exact: true }))
      .toBeVisible();
  },
);

/** The stops of the purchase, as they are heard. */
const stepsHeard = (words: Words) =>
  page
    .getByRole('list', { name: words.say('purchase.steps') })
    .getByRole('listitem')
    .elements()
    .map(({ lastElementChild }) => lastElementChild?.textContent);

const unpaid: Reservation = {
  ...bought,
  status: 'active',
  kind: 'reservation',
  passengers: bought.passengers.map((passenger) => ({
    ...passenger,
    tickets: [...passenger.tickets, ...passenger.tickets].map((way) =>
      way.map((ticket) => ({ ...ticket, number: null, boardingCode: null, status: 'unissued' as const })),
    ),
  })),
};

test.each(languages)(
  '[S-14] [P-09] of a reservation payment is no step that is done, and its journey is no ticket: %s',
  (language) => {
    const words = wordsOf(language);
    const { say } = words;
    drawn(
      <ShopAround>
        <PaymentResult booking={null} bought={unpaid} now={null} Copies={Marked} Actions={NoActions} />
      </ShopAround>,
      language,
    );
    const done = say('ui.steps.done');
    expect(stepsHeard(words)).toEqual([
      `${say('purchase.step.journey')} ${done}`,
      `${say('purchase.step.seat')} ${done}`,
      `${say('purchase.step.payment')} ${say('ui.steps.open')}`,
      say('purchase.step.summary'),
    ]);
    const headings = [...document.querySelectorAll('h2')].map(({ textContent }) => textContent);
    expect(headings).toContain(say('result.journey'));
    expect(headings).not.toContain(say('result.tickets', { count: 2 }));
  },
);

test('a result is told in one coloured message: the PNR beside it has a plain ground', () => {
  drawn(
    <ShopAround>
      <PaymentResult booking={null} bought={bought} now={null} Copies={Marked} Actions={NoActions} />
    </ShopAround>,
  );
  const message = getComputedStyle(page.getByRole('status').first().element()).backgroundColor;
  const alike = [...document.querySelectorAll('main *, body *')].filter(
    (part) => getComputedStyle(part).backgroundColor === message && part.getBoundingClientRect().height > 60,
  );
  expect(alike.length).toBe(1);
});
