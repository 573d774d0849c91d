import { expect } from 'vitest';
import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { rentalReservationWalk } from '#machines/rental-reservation/rental-reservation.paths.ts';
import { reasonWords } from '#panels/rental/rental-words.ts';
import { RentalReservation } from '#screens/rental-reservation/rental-reservation.tsx';
import { nextKey } from '../../support/views/next-key.ts';
import { buttonsOf, isAsking } from '../../support/views/panel-buttons.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const { isOffered, isAsked } = buttonsOf('rental-reservation');
const { sought, confirmed } = {
  sought: rentalReservationWalk.events['rental.sought']?.['by number and surname'],
  confirmed: rentalReservationWalk.events['cancellation.confirmed'],
};

const press = (name: RegExp | string) => page.getByRole('button', { name, exact: true }).click();
const [confirm = ''] = tr['rental.cancel.confirm'].split('{amount}');
const confirming = new RegExp(`^${confirm}`);

viewLayer({
  walk: rentalReservationWalk,
  draw: ({ actor }) => <RentalReservation flow={actor} />,
  gestures: {
    'rental.sought': async () => {
      await page.getByRole('textbox', { name: tr['rental.number'] }).fill(sought?.number ?? '');
      await page.getByRole('textbox', { name: tr['rental.lookup.surname'] }).fill(sought?.surname ?? '');
      await press(tr['rental.lookup.search']);
    },
    'link.wanted': () => press(tr['lookup.link.send']),
    'another.sought': () => press(tr['rental.another']),
    'cancellation.asked': () => press(tr['rental.cancel']),
    'cancellation.confirmed': async ({ cause }) => {
      const meant = confirmed?.[cause.kind === 'event' ? (cause.sample ?? '') : ''];
      if (meant === undefined) throw new Error('There is no such sample.');
      nextKey(meant.key);
      await page.getByRole('radio', { name: tr[reasonWords[meant.reason]] }).click();
      await press(confirming);
    },
    'cancellation.declined': async () => {
      const isLeft = isAsked(tr['rental.cancel.leave'])();
      await press(isLeft ? tr['rental.cancel.leave'] : tr['rental.cancel.keep']);
      await expect.poll(isAsking).toBe(false);
    },
    'outcome.asked': () => press(tr['rental.cancel.ask-again']),
  },
  offers: {
    'rental.sought': isOffered(tr['rental.lookup.search']),
    'link.wanted': isOffered(tr['lookup.link.send']),
    'another.sought': isOffered(tr['rental.another']),
    'cancellation.asked': isOffered(tr['rental.cancel']),
    'outcome.asked': () =>
      isAsked(tr['rental.cancel.ask-again'])() || isOffered(tr['rental.cancel.ask-again'])(),
  },
});
