import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { usePendingChoice } from '#app/hooks/use-pending-choice.ts';
import { plainView } from '#domain/journey/journey-view.ts';
import { stateOf } from '#machines/booking/booking.selectors.ts';
import type { BookingActor } from '#panels/shop.ts';
import type { DrawnList } from '#screens/journey-list/drawn-list.ts';
import { JourneyList } from '#screens/journey-list/journey-list.tsx';
import { bookingNow } from '../support/seated-booking.ts';
import { listedBooking, listedFound, listedOffers, listedWish } from '../support/views/listing-booking.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const { say } = wordsOf('tr');

const list: DrawnList = {
  wish: listedWish,
  view: plainView,
  names: {},
  answer: null,
  offers: listedOffers,
  picked: null,
};

const Chosen = ({
  booking,
  answer,
}: {
  readonly booking: BookingActor;
  readonly answer: DrawnList['answer'];
}) => {
  const { pending, choose } = usePendingChoice(booking, list);
  return (
    <JourneyList
      booking={booking}
      drawn={{ ...list, answer }}
      nameOf={() => ''}
      prehydratedPick={pending}
      onChoose={choose}
    />
  );
};

test.each([
  ['drawn by the server', { kind: 'listed', found: listedFound }],
  ['asked for by the flow', null],
] as const)(
  '[R-02] what was pressed in a list %s is marked as busy, and the list stays, until the seats are there',
  async (_, answer) => {
    const { booking } = await listedBooking();
    drawn(
      <ShopAround now={() => bookingNow}>
        <main>
          <Chosen booking={booking} answer={answer} />
        </main>
      </ShopAround>,
    );
    const row = page.getByRole('article', { name: /^09:00/ });
    const pressed = row.getByRole('button', { name: say('fare-family.FLEX') }).first();
    await pressed.click();
    await expect.poll(() => stateOf(booking.getSnapshot())).not.toMatch(/^listing/);
    await expect.element(pressed).toHaveAttribute('aria-busy', 'true');
    expect(pressed.element().querySelector('svg')).not.toBeNull();
    await expect.element(row.getByRole('button').first()).not.toHaveAttribute('aria-busy');
  },
);
