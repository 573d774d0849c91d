import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { ticketChangeWalk } from '#machines/ticket-change/ticket-change.paths.ts';
import { TicketChange } from '#panels/ticket-change/ticket-change.tsx';
import { amountIn } from '../../support/amount-in.ts';
import { nextKeyOf } from '../../support/views/next-key.ts';
import { buttonsOf } from '../../support/views/panel-buttons.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const { isOffered } = buttonsOf('ticket-change');
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

const confirmation = new RegExp(
  `${amountIn(tr['change.confirm.due']).source}|${amountIn(tr['change.confirm.back']).source}`,
);
const { change } = ticketChangeWalk.starts['one of two'] ?? {};

viewLayer({
  walk: ticketChangeWalk,
  draw: ({ actor }) =>
    change === undefined ? null : <TicketChange flow={actor} change={change} chosen={null} />,
  gestures: {
    'change.asked': () => press(tr['change.again']),
    'change.confirmed': (step) => {
      nextKeyOf(step);
      return press(confirmation);
    },
    'change.declined': () => press(tr['change.decline']),
    'outcome.asked': () => press(tr['settling.ask']),
  },
  offers: {
    'change.asked': isOffered(tr['change.again']),
    'change.declined': isOffered(tr['change.decline']),
    'outcome.asked': isOffered(tr['settling.ask']),
  },
});
