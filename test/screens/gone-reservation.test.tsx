import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { languages } from '#domain/values/language.ts';
import { GoneReservation } from '#panels/reservation-option/gone-reservation.tsx';
import { boughtBooking } from '#test/support/bought-booking.ts';
import { axeInPage } from '../support/views/axe-in-page.ts';
import { drawn, wordsOf } from './drawn.tsx';
import { ShopAround } from './shop-around.tsx';

const ends = [
  ['option-expired', 'option.over.expired'],
  ['cancelled', 'option.over.cancelled'],
  ['invalid', 'option.over.changed'],
] as const;

const view = (status: (typeof ends)[number][0]) => (
  <ShopAround>
    <main>
      <h1>·</h1>
      <GoneReservation booking={{ ...boughtBooking, kind: 'reservation', status }} rank="h2" />
    </main>
  </ShopAround>
);

test.each(languages)(
  '[S-14] what cannot be done with a reservation any more is shown with why: %s',
  async (language) => {
    const { say } = wordsOf(language);
    const { redraw } = drawn(view('cancelled'), language);
    for (const [status, sentence] of ends) {
      redraw(view(status));
      const texts = page
        .getByRole('button')
        .elements()
        .map((button) => [
          button.textContent,
          button.getAttribute('aria-disabled'),
          document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
        ]);
      expect(texts).toEqual(
        (['option.buy', 'option.extend', 'option.cancel'] as const).map((action) => [
          say(action),
          'true',
          say(sentence),
        ]),
      );
    }
    const again = page.getByRole('link', { name: say('option.again') }).element();
    expect(again.getAttribute('href')).toMatch(/^\/\?kalkis=98&varis=1325/);
    expect(await axeInPage()).toEqual([]);
  },
);
