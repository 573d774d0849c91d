import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { reservationOptionWalk } from '#machines/reservation-option/reservation-option.paths.ts';
import { ReservationOption } from '#panels/reservation-option/reservation-option.tsx';
import { amountIn } from '../../support/amount-in.ts';
import { nextKeyOf } from '../../support/views/next-key.ts';
import { buttonsOf } from '../../support/views/panel-buttons.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const { isAsked, isOffered } = buttonsOf('reservation-option');
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

viewLayer({
  walk: reservationOptionWalk,
  draw: ({ actor }) => <ReservationOption option={actor} />,
  gestures: {
    'extension.asked': async (step) => {
      nextKeyOf(step);
      await press(tr['option.extend']);
    },
    'link.wanted': () => press(tr['option.proof.send']),
    'cancellation.asked': () => press(tr['option.cancel']),
    'cancellation.confirmed': async (step) => {
      nextKeyOf(step);
      await press(tr['option.cancel.yes']);
    },
    'cancellation.declined': () => press(tr['option.cancel.no']),
    'sale.asked': () => press(tr['option.buy']),
    'sale.confirmed': () => press(amountIn(tr['option.buy.yes'])),
    'sale.declined': () => press(tr['option.buy.no']),
    'outcome.asked': () => press(tr['settling.ask']),
    'booking.asked': () => press(tr['actions.read']),
  },
  offers: {
    'extension.asked': isOffered(tr['option.extend']),
    'link.wanted': isOffered(tr['option.proof.send']),
    'cancellation.asked': isOffered(tr['option.cancel']),
    'cancellation.confirmed': isAsked(tr['option.cancel.yes']),
    'cancellation.declined': isAsked(tr['option.cancel.no']),
    'sale.asked': isOffered(tr['option.buy']),
    'sale.declined': isAsked(tr['option.buy.no']),
    'outcome.asked': isOffered(tr['settling.ask']),
    'booking.asked': isOffered(tr['actions.read']),
  },
});
