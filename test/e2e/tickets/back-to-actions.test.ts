import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cancelReservation } from '#contract/bookings/rail-booking.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '../../support/amount-in.ts';
import { madeFor } from '../../support/browser/book-in-browser.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { pressIn } from '../../support/visits/change-in-browser.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

/** From now on no page is left: where each would have led is kept. */
const stayOn = async (page: Page): Promise<readonly string[]> => {
  const left: string[] = [];
  await page.route('**/*', (route) => {
    const request = route.request();
    if (!request.isNavigationRequest()) return route.continue();
    left.push(new URL(request.url()).pathname);
    return route.fulfill({ status: 204 });
  });
  return left;
};

/** What a browser says when it shows a page as it was when it was left. */
const comeBack = (page: Page) =>
  page.evaluate(() => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));

test('[S-13] [S-14] whoever comes back from the payment of a reservation by the key of the browser may act on it again', async () => {
  const { page } = await visitor({ motion: false });
  const { locator } = await madeFor('reservation', page, shop().origin);
  await lookUp(page, locator, tr);
  await waitForState(page, 'reservation-option', 'held.waiting');
  const left = await stayOn(page);
  await pressIn(page, tr['option.buy']);
  await waitForState(page, 'reservation-option', 'held.offering');
  await pressIn(page, amountIn(tr['option.buy.yes']));
  await page.getByText(tr['option.selling'], { exact: true }).waitFor();
  await expect.poll(() => left).toEqual(['/odeme']);
  await comeBack(page);
  await waitForState(page, 'reservation-option', 'held.waiting');
  await pressIn(page, tr['option.buy']);
  await waitForState(page, 'reservation-option', 'held.offering');
});

test('[S-18] whoever comes back from other trains, or from the payment of a meal, by the key of the browser may act on the tickets again', async () => {
  const { page } = await visitor({ motion: false });
  const { locator } = await boughtByCalls(page, shop().origin, 'Y1');
  await lookUp(page, locator, tr);
  await waitForState(page, 'ticket-actions', 'choosing');
  const left = await stayOn(page);
  await pressIn(page, tr['actions.change']);
  await waitForState(page, 'ticket-actions', 'changing');
  await expect.poll(() => left).toEqual(['/sefer-listesi']);
  await comeBack(page);
  await waitForState(page, 'ticket-actions', 'choosing');
  const extras = page.getByRole('region', { name: tr['extras.title'] });
  const meal = extras.getByRole('checkbox', {
    name: tr['reference.special-service.meal.name'],
    exact: true,
  });
  await meal.check();
  await extras.getByRole('button', { name: tr['extras.submit'], exact: true }).press('Enter');
  await extras.getByRole('button', { name: amountIn(tr['extras.pay']) }).press('Enter');
  await extras.getByText(tr['extras.to-payment'], { exact: true }).waitFor();
  await expect.poll(() => left).toEqual(['/sefer-listesi', '/odeme']);
  await comeBack(page);
  await meal.waitFor();
  expect(await extras.getByText(tr['extras.to-payment'], { exact: true }).count()).toBe(0);
});

/** Gives places up as another page of the same reader would. */
const giveUpElsewhere = async (page: Page, locator: string) => {
  const { origin } = shop();
  const answer = await page.request.post(origin + cancelReservation.path, {
    data: { locator, idempotencyKey: crypto.randomUUID() },
    headers: { origin },
  });
  expect(answer.ok()).toBe(true);
};

const waiting = [
  {
    kind: 'reservation',
    pay: async (page: Page) => {
      await pressIn(page, tr['option.buy']);
      await waitForState(page, 'reservation-option', 'held.offering');
      await pressIn(page, amountIn(tr['option.buy.yes']));
      await page.getByText(tr['option.selling'], { exact: true }).waitFor();
    },
  },
  {
    kind: 'sale',
    pay: (page: Page) => page.getByRole('link', { name: tr['lookup.found.pay'], exact: true }).click(),
  },
] as const;

test.each(waiting)(
  '[S-13] [S-14] whoever comes back from the payment of a $kind that was given up meanwhile reads that its tickets hold no more',
  async ({ kind, pay }) => {
    const { page } = await visitor({ motion: false });
    const { locator } = await madeFor(kind, page, shop().origin);
    await lookUp(page, locator, tr);
    const left = await stayOn(page);
    await pay(page);
    await expect.poll(() => left).toEqual(['/odeme']);
    await giveUpElsewhere(page, locator);
    await comeBack(page);
    await waitForState(page, 'ticket-actions', 'closed');
    await page.getByText(tr['ticket.status.invalid'], { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: tr['lookup.found.pay'], exact: true }).count()).toBe(0);
  },
);
