import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findReservations } from '#contract/tickets/histories.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '../../support/amount-in.ts';
import { madeFor } from '../../support/browser/book-in-browser.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';
import { pressIn } from '../../support/visits/change-in-browser.ts';
import { seedBooking } from '../../support/visits/seed-booking.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('[S-18] whoever confirms a return, and closes its receipt, by keys goes on at the heading of what can be done', async () => {
  const { page } = await visitor({ motion: false });
  const { origin, databaseUrl } = shop();
  const { locator, cookie } = await seedBooking(databaseUrl, { tickets: [{}] });
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/odeme-sonuc/${locator}`);
  await waitForHydration(page);
  await page.locator('summary', { hasText: tr['booking.actions'] }).click();
  await waitForState(page, 'ticket-actions', 'choosing');
  await pressIn(page, tr['actions.return']);
  await page.getByRole('button', { name: amountIn(tr['actions.return.confirm']) }).press('Enter');
  await waitForState(page, 'ticket-actions', 'done.read');
  await expect.poll(() => focused(page), soon).toBe(tr['actions.title']);
  await pressIn(page, tr['actions.receipt.close']);
  await waitForState(page, 'ticket-actions', 'closed');
  await expect.poll(() => focused(page), soon).toBe(tr['actions.title']);
});

test('[S-16] whoever is told the price of services, and goes back to choose, by keys goes on at their heading', async () => {
  const { page } = await visitor({ motion: false });
  const { locator } = await boughtByCalls(page, shop().origin, 'Y1');
  await lookUp(page, locator, tr);
  const extras = page.getByRole('region', { name: tr['extras.title'] });
  const meal = tr['reference.special-service.meal.name'];
  await extras.getByRole('checkbox', { name: meal, exact: true }).check();
  await extras.getByRole('button', { name: tr['extras.submit'], exact: true }).press('Enter');
  await extras.getByRole('button', { name: tr['extras.otherwise'], exact: true }).waitFor();
  await expect.poll(() => focused(page), soon).toBe(tr['extras.title']);
  await extras.getByRole('button', { name: tr['extras.otherwise'], exact: true }).press('Enter');
  await expect.poll(() => focused(page), soon).toBe(tr['extras.title']);
});

test('[S-18] whoever gives a sale up by keys goes on at its heading', async () => {
  const { page } = await visitor({ motion: false });
  const { locator } = await madeFor('sale', page, shop().origin);
  await lookUp(page, locator, tr);
  await page.locator('#content summary').filter({ hasText: tr['open-sale.give-up'] }).press('Enter');
  await page.getByRole('button', { name: tr['open-sale.give-up.yes'], exact: true }).press('Enter');
  await page.getByText(tr['open-sale.given-up']).first().waitFor();
  await expect.poll(() => focused(page), soon).toBe(tr['open-sale.title']);
});

test('[R-09] whoever asks for a list again, or goes on to its last week, by keys goes on at the heading of the page', async () => {
  const { page } = await visitor({ motion: false });
  const world = worldHand(shop().origin);
  await world.answer(findReservations.name, { kind: 'refuse', status: 500 });
  await openAsMember(page, shop(), '/biletlerim-rezervasyonlarim');
  const again = page.getByRole('button', { name: tr['history.ask-again'], exact: true });
  await again.waitFor();
  await world.turn({ do: 'let-pass', name: findReservations.name });
  await again.press('Enter');
  await again.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), soon).toBe(tr['history.title']);
  await page.getByRole('link', { name: tr['history.week.last'], exact: true }).press('Enter');
  const whole = page.getByRole('link', { name: tr['history.whole.show'], exact: true });
  await whole.press('Enter');
  await whole.waitFor({ state: 'detached' });
  await expect.poll(() => focused(page), soon).toBe(tr['history.title']);
});
