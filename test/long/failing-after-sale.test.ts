import { describe, expect, test } from 'vitest';
import {
  cancelReservation,
  extendReservation,
  getReservation,
  simulateSale,
} from '#contract/bookings/rail-booking.ts';
import { buyExtras } from '#contract/tickets/extras.ts';
import { createOpenTickets, simulateOpenTickets } from '#contract/tickets/open-tickets.ts';
import { performReturn, simulateReturn } from '#contract/tickets/tickets.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { amountIn } from '#test/support/amount-in.ts';
import { madeFor } from '../support/browser/book-in-browser.ts';
import { buyFor } from '../support/browser/buy-in-browser.ts';
import { failuresAndLoss } from '../support/browser/failing-call.ts';
import { failsThenGoesOn } from '../support/browser/fails-then-goes-on.ts';
import { lookUp } from '../support/browser/looked-up.ts';
import { type Asked, presses, type Reading } from '../support/browser/purchase-calls.ts';
import { drawnReaders, type Reader } from '../support/browser/readers.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { worldHand } from '../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const comesTo =
  (flow: string, state: string) =>
  ({ page }: Reading) =>
    waitForState(page, flow, state);

/** A press on the button of a question whose sentence names an amount. */
const confirms =
  (id: MessageId) =>
  ({ page, words }: Reading) =>
    page
      .locator('dialog[open]')
      .getByRole('button', { name: amountIn(words[id]) })
      .press('Enter');

const chosenAll = async ({ page, words }: Reading) => {
  const all = page.getByRole('button', { name: words['actions.choose.all'], exact: true });
  if ((await all.count()) > 0) await all.press('Enter');
};

const afterReturn = (locator: string): readonly Asked[] => [
  {
    call: getReservation.name,
    come: async (reading) => {
      await lookUp(reading.page, locator, reading.words);
      await waitForState(reading.page, 'ticket-actions', 'choosing');
      await chosenAll(reading);
    },
    ask: presses('actions.read'),
    message: 'actions.not-reached',
    again: presses('actions.read'),
    goesOn: comesTo('ticket-actions', 'choosing'),
  },
  {
    call: simulateReturn.name,
    ask: presses('actions.return'),
    message: 'actions.not-reached',
    again: presses('actions.return'),
    goesOn: comesTo('ticket-actions', 'reviewing'),
  },
  {
    call: performReturn.name,
    ask: confirms('actions.return.confirm'),
    message: 'settling.unheard',
    again: presses('settling.ask'),
    goesOn: comesTo('ticket-actions', 'done.read'),
  },
];

const afterConversion = (locator: string): readonly Asked[] => [
  {
    call: simulateOpenTickets.name,
    come: async (reading) => {
      await lookUp(reading.page, locator, reading.words);
      await waitForState(reading.page, 'ticket-actions', 'choosing');
    },
    ask: presses('actions.convert'),
    message: 'actions.not-reached',
    again: presses('actions.convert'),
    goesOn: comesTo('ticket-actions', 'reviewing'),
  },
  {
    call: createOpenTickets.name,
    ask: confirms('actions.convert.confirm'),
    message: 'settling.unheard',
    again: presses('settling.ask'),
    goesOn: comesTo('ticket-actions', 'done.read'),
  },
];

const afterReserving = (locator: string): readonly Asked[] => [
  {
    call: extendReservation.name,
    come: async (reading) => {
      await lookUp(reading.page, locator, reading.words);
      await waitForState(reading.page, 'reservation-option', 'held.waiting');
    },
    ask: presses('option.extend'),
    message: 'settling.unheard',
    again: presses('settling.ask'),
    goesOn: comesTo('reservation-option', 'held.waiting'),
  },
  {
    call: simulateSale.name,
    ask: presses('option.buy'),
    message: 'actions.not-reached',
    again: presses('option.buy'),
    goesOn: async (reading) => {
      await waitForState(reading.page, 'reservation-option', 'held.offering');
      await presses('option.buy.no')(reading);
    },
  },
  {
    call: cancelReservation.name,
    come: async (reading) => {
      await presses('option.cancel')(reading);
      await waitForState(reading.page, 'reservation-option', 'held.confirming');
    },
    ask: presses('option.cancel.yes'),
    message: 'settling.unheard',
    again: presses('settling.ask'),
    goesOn: comesTo('reservation-option', 'over'),
  },
];

const sendsExtras = presses('extras.submit');

const afterAskingForHelp = (locator: string): Asked => ({
  call: buyExtras.name,
  come: async ({ page, words }) => {
    await lookUp(page, locator, words);
    await waitForState(page, 'ticket-actions', 'choosing');
    const name = words['reference.special-service.ramp.name'];
    await page.getByRole('checkbox', { name, exact: true }).check();
  },
  ask: sendsExtras,
  message: 'extras.not-reached',
  again: sendsExtras,
  goesOn: ({ page, words }) => page.getByText(words['extras.done']).waitFor(),
});

const begin = async ({ language, words }: Reader): Promise<Reading> => {
  const { origin } = shop();
  const world = worldHand(origin);
  await world.turn({ do: 'let-pass', name: null });
  await world.forgetAllBut([]);
  const { page } = await visitor({ language });
  return { page, origin, world, words };
};

const everyCallFails = async (reading: Reading, asked: readonly Asked[]) => {
  await reading.page.clock.install();
  for (const each of asked) await failsThenGoesOn(reading, each, failuresAndLoss);
};

const timeout = { timeout: 600_000 };

describe.each(drawnReaders())('[E-09] in $language each call may fail, and it goes on', (reader) => {
  test('[S-18] of a return: what happened is read, and nothing is done twice', timeout, async () => {
    const reading = await begin(reader);
    const { locator } = await buyFor(reading.page, reading.origin, reader.words);
    const asked = afterReturn(locator);
    await everyCallFails(reading, asked);
    expect(asked).toHaveLength(3);
  });

  test('[S-19] of a conversion', timeout, async () => {
    const reading = await begin(reader);
    const { locator } = await buyFor(reading.page, reading.origin, reader.words);
    const asked = afterConversion(locator);
    await everyCallFails(reading, asked);
    expect(asked).toHaveLength(2);
  });

  test('[S-18] of help that is asked for after the sale', timeout, async () => {
    const reading = await begin(reader);
    const { locator } = await buyFor(reading.page, reading.origin, reader.words);
    await everyCallFails(reading, [afterAskingForHelp(locator)]);
    const had = reading.page.getByRole('region', { name: reader.words['extras.title'] });
    expect(await had.getByRole('listitem').allInnerTexts()).toEqual([
      reader.words['reference.special-service.ramp.name'],
    ]);
  });

  test('[S-14] of a reservation', timeout, async () => {
    const reading = await begin(reader);
    const { locator } = await madeFor('reservation', reading.page, reading.origin);
    const asked = afterReserving(locator);
    await everyCallFails(reading, asked);
    expect(asked).toHaveLength(3);
  });
});
