import type { Page } from 'playwright';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import { createOpenTickets, simulateOpenTickets } from '#contract/tickets/open-tickets.ts';
import { performReturn, simulateReturn, validateChange } from '#contract/tickets/tickets.ts';
import type { RefusalName } from '#contract/wire/refusals.ts';
import type { Reservation } from '#domain/booking/reservation.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { laterBy } from '#machines/samples/booked-sample.ts';
import { ticketActionsWalk } from '#machines/ticket-actions/ticket-actions.paths.ts';
import { amountIn } from '../../support/amount-in.ts';
import { browserLayer, type Cause } from '../../support/browser/browser-layer.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { lookedUp } from '../../support/browser/looked-up.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { refuses, says } from '../../support/shop/wire-answers.ts';
import type { Released } from '../../support/shop/world.ts';
import { answerOfDeal } from '../../support/visits/deal-answer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const panel = (page: Page) => page.locator('[data-flow=ticket-actions]');
const press = (page: Page, name: string | RegExp) =>
  panel(page).getByRole('button', { name, exact: true }).click();
const confirmation = new RegExp(
  `${amountIn(tr['actions.return.confirm']).source}|${amountIn(tr['actions.convert.confirm']).source}`,
);

const simulations = [simulateReturn.name, simulateOpenTickets.name];
const done = [performReturn.name, createOpenTickets.name];

/** Gives whichever of the calls is held what that call may be given. */
const either =
  (calls: readonly string[], answerOf: (call: string) => Released): Cause =>
  async ({ world }) => {
    const call = await world.heldAmong(calls);
    await world.release(call, answerOf(call));
  };

const refusalsOf: Readonly<Record<string, readonly RefusalName[]>> = {
  [simulateReturn.name]: simulateReturn.refusals,
  [simulateOpenTickets.name]: simulateOpenTickets.refusals,
  [performReturn.name]: performReturn.refusals,
  [createOpenTickets.name]: createOpenTickets.refusals,
};

/** A refusal of the one action is told of the other by a refusal that both may meet. */
const refusing = (calls: readonly string[], name: RefusalName): Cause =>
  either(calls, (call) => refuses(refusalsOf[call]?.includes(name) ? name : 'too-late-for-ticket'));

const neverDone = (calls: readonly string[]) => ({
  'not returnable': refusing(calls, 'ticket-not-returnable'),
  'not convertible': refusing(calls, 'ticket-not-convertible'),
  'converted already': refusing(calls, 'ticket-already-converted'),
  'to be converted together': refusing(calls, 'convert-together'),
  'to be returned together': refusing(calls, 'return-together'),
  'too late': refusing(calls, 'too-late-for-ticket'),
  'no proof': refusing(calls, 'proof-needed'),
  'too many tries': refusing(calls, 'too-many-tries'),
  'no answer': either(calls, () => ({ kind: 'garbage' })),
});

const startsAt = Date.now() + 20 * 60_000;

/** The booking of a start, in the hours of this shop. */
const bookingIn = (input: object): Reservation =>
  laterBy(startsAt - ticketActionsWalk.startsAt, Reflect.get(input, 'booking'));
const read = (start: keyof typeof ticketActionsWalk.starts) =>
  says(getReservation, bookingIn(ticketActionsWalk.starts[start] ?? {}));

browserLayer(
  {
    walk: ticketActionsWalk,
    anew: 'switches',
    startsAt: () => startsAt,
    causes: {
      mayChange: {
        call: validateChange.name,
        outcomes: {
          'they may': says(validateChange, { pnr: 'AB12CD', tickets: [] }),
          'changed too often': refuses('changed-too-often'),
          'not changeable': refuses('ticket-not-changeable'),
          'too late': refuses('too-late-for-ticket'),
          'no proof': refuses('proof-needed'),
          'too many tries': refuses('too-many-tries'),
          'no answer': { kind: 'garbage' },
        },
      },
      simulateDeal: {
        call: simulations,
        outcomes: { quoted: either(simulations, answerOfDeal), ...neverDone(simulations) },
      },
      performDeal: {
        call: done,
        outcomes: {
          done: either(done, answerOfDeal),
          'another amount': refusing(done, 'amount-differs'),
          'key used otherwise': refusing(done, 'key-used-otherwise'),
          ...neverDone(done),
        },
      },
      loadBooking: {
        call: getReservation.name,
        outcomes: {
          'one is left': read('one ticket'),
          'none is left': read('no valid ticket'),
          'not found': refuses('booking-not-found'),
          'more proof': refuses('more-proof-needed'),
          'no answer': { kind: 'garbage' },
        },
      },
    },
    begin: async (scene, { input }) => {
      await scene.world.pass(startsAt - (await scene.world.now()));
      await lookedUp(scene, bookingIn(Object(input)));
    },
    gestures: {
      'ticket.toggled': ({ page }, { event }) =>
        page.locator(`#act-on-${Reflect.get(event, 'number')}`).click(),
      'all.chosen': ({ page }) => press(page, tr['actions.choose.all']),
      'deal.asked': ({ page }, { event }) =>
        press(page, Reflect.get(event, 'action') === 'return' ? tr['actions.return'] : tr['actions.convert']),
      'change.asked': ({ page }) => press(page, tr['actions.change']),
      'deal.confirmed': ({ page }) => press(page, confirmation),
      'deal.declined': ({ page }) => press(page, tr['actions.decline']),
      'outcome.asked': ({ page }) => press(page, tr['settling.ask']),
      'booking.asked': ({ page }) => press(page, tr['actions.read']),
      'receipt.closed': ({ page }) => press(page, tr['actions.receipt.close']),
    },
    stateIn: ({ page }) => flowState(page, 'ticket-actions'),
    unseen: {
      changing: ({ page }) => page.waitForURL(({ pathname }) => pathname === '/sefer-listesi'),
    },
  },
  shop,
  visitor,
);
