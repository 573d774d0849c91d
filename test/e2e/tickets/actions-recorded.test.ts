import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { extendReservation } from '#contract/bookings/rail-booking.ts';
import { buyExtras } from '#contract/tickets/extras.ts';
import { performReturn } from '#contract/tickets/tickets.ts';
import { amountIn } from '../../support/amount-in.ts';
import { madeFor } from '../../support/browser/book-in-browser.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';
import {
  isMasked,
  masked,
  recordedAfter,
  stepsSeenBySupport,
} from '../../support/visits/recorded-failure.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const press = (page: Page, name: string | RegExp) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();

const seenBySupport = async (reader: Reader, locator: string): Promise<readonly string[]> => {
  const { page } = await visitor({ language: reader.language, motion: false });
  return stepsSeenBySupport(page, shop().origin, reader, locator);
};

test.each(drawnReaders())(
  '[R-48] [S-18] in $language, a refund and an extra that failed are told to the support without a word that was typed, and are stepped through',
  async (reader) => {
    const { language, words } = reader;
    const world = worldHand(shop().origin);
    const { page } = await visitor({ language, motion: false });
    const { locator } = await boughtByCalls(page, shop().origin, 'Y1');
    await lookUp(page, locator, words);
    await waitForState(page, 'ticket-actions', 'choosing');
    await press(page, words['actions.return']);
    await waitForState(page, 'ticket-actions', 'reviewing');
    await world.answer(performReturn.name, refuses('ticket-not-returnable'));
    const returning = await recordedAfter(page, () =>
      page
        .getByRole('dialog')
        .or(page.getByRole('alertdialog'))
        .getByRole('button', { name: amountIn(words['actions.return.confirm']) })
        .click(),
    );
    expect(isMasked(returning, 'ticket-actions', 'ticket-not-returnable')).toEqual(masked);
    await page.reload();
    await lookUp(page, locator, words);
    await waitForState(page, 'ticket-actions', 'choosing');
    await world.answer(buyExtras.name, refuses('service-unknown'));
    const extras = page.getByRole('region', { name: words['extras.title'] });
    await extras
      .getByRole('checkbox', { name: words['reference.special-service.lift.name'], exact: true })
      .check();
    const adding = await recordedAfter(page, () =>
      extras.getByRole('button', { name: words['extras.submit'], exact: true }).press('Enter'),
    );
    expect(isMasked(adding, 'submission', 'service-unknown')).toEqual(masked);
    const steps = await seenBySupport(reader, locator);
    const sentences = [
      'after-sale.refused.ticket-not-returnable',
      'after-sale.refused.service-unknown',
    ] as const;
    expect(
      sentences.map((id) => steps.some((step) => step.includes(words[id]))),
      steps.join('\n'),
    ).toEqual([true, true]);
  },
);

test.each(drawnReaders())(
  '[R-48] [S-14] in $language, a reservation that was not extended is told to the support without a word that was typed',
  async (reader) => {
    const { language, words } = reader;
    const { page } = await visitor({ language, motion: false });
    const { locator } = await madeFor('reservation', page, shop().origin);
    await lookUp(page, locator, words);
    await waitForState(page, 'reservation-option', 'held.waiting');
    await worldHand(shop().origin).answer(extendReservation.name, refuses('proof-needed'));
    const extending = await recordedAfter(page, () => press(page, words['option.extend']));
    expect(isMasked(extending, 'reservation-option', 'proof-needed')).toEqual(masked);
    const steps = await seenBySupport(reader, locator);
    expect(steps.some((step) => step.includes('extension.asked'))).toBe(true);
  },
);
