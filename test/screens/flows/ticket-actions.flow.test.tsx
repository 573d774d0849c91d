import { page } from 'vitest/browser';
import tr from '#locales/tr.json' with { type: 'json' };
import { ticketActionsWalk } from '#machines/ticket-actions/ticket-actions.paths.ts';
import { TicketActions } from '#panels/ticket-actions/ticket-actions.tsx';
import { amountIn } from '../../support/amount-in.ts';
import { nextKeyOf } from '../../support/views/next-key.ts';
import { buttonsOf, isAsking } from '../../support/views/panel-buttons.ts';
import { viewLayer } from '../../support/views/view-layer.tsx';

const { isOffered } = buttonsOf('ticket-actions');
const press = (name: string) => page.getByRole('button', { name, exact: true }).click();

const confirmation = new RegExp(
  `${amountIn(tr['actions.return.confirm']).source}|${amountIn(tr['actions.convert.confirm']).source}`,
);

const asks = { return: tr['actions.return'], 'convert-to-open-ticket': tr['actions.convert'] } as const;
const actionIn = (event: object) =>
  Reflect.get(event, 'action') === 'return' ? ('return' as const) : ('convert-to-open-ticket' as const);

viewLayer({
  walk: ticketActionsWalk,
  draw: ({ actor }) => <TicketActions actions={actor} />,
  gestures: {
    'ticket.toggled': ({ event }) =>
      page
        .elementLocator(document.getElementById(`act-on-${Reflect.get(event, 'number')}`) ?? document.body)
        .click(),
    'all.chosen': () => press(tr['actions.choose.all']),
    'deal.asked': ({ event }) => press(asks[actionIn(event)]),
    'change.asked': () => press(tr['actions.change']),
    'deal.confirmed': async (step) => {
      nextKeyOf(step);
      await page.getByRole('button', { name: confirmation }).click();
    },
    'deal.declined': () => press(tr['actions.decline']),
    'outcome.asked': () => press(tr['settling.ask']),
    'booking.asked': () => press(tr['actions.read']),
    'receipt.closed': () => press(tr['actions.receipt.close']),
  },
  offers: {
    'all.chosen': isOffered(tr['actions.choose.all']),
    'change.asked': isOffered(tr['actions.change']),
    'deal.confirmed': isAsking,
    'deal.declined': isAsking,
    'outcome.asked': isOffered(tr['settling.ask']),
    'booking.asked': isOffered(tr['actions.read']),
    'receipt.closed': isOffered(tr['actions.receipt.close']),
  },
});
