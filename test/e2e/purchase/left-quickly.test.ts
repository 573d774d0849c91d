import { expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '../../support/amount-in.ts';
import { fillPassenger } from '../../support/browser/passenger-form.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
import { pressIn, toOtherTrains, toReview } from '../../support/visits/change-in-browser.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { isWritten } from '../../support/visits/kept-state.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const keptWords = ['AYŞE', 'YILMAZ', '03.05.1990', '10000000146', 'ayse@example.com', '532 123 45 67'];

/** Something is held until the test lets it go. */
const heldUntilFreed = () => {
  const waiting: (() => void)[] = [];
  const isFreed = new Promise<void>((resolve) => waiting.push(resolve));
  return {
    isFreed,
    free: () => {
      for (const go of waiting) go();
    },
  };
};

/** Before the form of who travels. */
const describing = async () => {
  const { page } = await visitor();
  await page.goto(`/sefer-listesi?kalkis=98&varis=1325&gidis=${dayAhead(9)}&yolcu=1`);
  await waitForState(page, 'booking', 'listing.outward');
  await page.locator('button[name=secim]:not([aria-disabled])').first().click();
  await waitForState(page, 'booking', 'describing');
  return page;
};

test('[S-09] a form that is left before its words were written down holds them all afterwards', async () => {
  const page = await describing();
  // No write is answered any more, and none is heard of but the first.
  await page.route('**/keeping/flows', () => undefined);
  await fillPassenger(page, tr);
  await page.locator('h1').click();
  await page.reload();
  await waitForState(page, 'booking', 'describing');
  const wordsNow = () =>
    page
      .locator('#content')
      .locator('input[type=text], input[type=email], input[type=tel], input:not([type])')
      .evaluateAll((fields) =>
        fields.flatMap((field) => (field instanceof HTMLInputElement ? [field.value] : [])),
      );
  await expect.poll(async () => (await wordsNow()).filter((word) => word !== ''), soon).toEqual(keptWords);
});

test('[S-09] a link for another device is asked for once what was typed just before is written, and brings it along', async () => {
  const page = await describing();
  const held = heldUntilFreed();
  await page.route('**/keeping/flows', async (route) => {
    await held.isFreed;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/keeping/hand-over')) asked.push(request.url());
  });
  await page.getByText(tr['hand-over.title'], { exact: true }).click();
  await page.getByRole('button', { name: tr['hand-over.ask'], exact: true }).waitFor();
  await fillPassenger(page, tr);
  await page.getByRole('button', { name: tr['hand-over.ask'], exact: true }).click();
  await page.getByText(tr['hand-over.asking'], { exact: true }).first().waitFor();
  expect(asked).toEqual([]);
  held.free();
  await page.getByLabel(tr['hand-over.link'], { exact: true }).waitFor();
  expect(asked).toHaveLength(1);
  const kept = await (await page.request.get('/keeping/flows/booking')).text();
  expect(['AYŞE', '10000000146', '532 123 45 67'].filter((word) => !kept.includes(word))).toEqual([]);
});

test('[S-18] whoever leaves a payment and goes elsewhere at once is not led away from there', async () => {
  const { page } = await visitor();
  const locator = await toOtherTrains(page, shop().origin, tr);
  await toReview(page, tr, 'dearer');
  await pressIn(page, amountIn(tr['change.confirm.due']));
  await waitForState(page, 'payment', 'choosing.enteringCard');
  const banner = page
    .getByRole('note')
    .filter({ hasText: tr['change.banner'].replace('{locator}', locator) });
  await banner.getByRole('link', { name: tr['change.keep'], exact: true }).click();
  const leaves = page.getByRole('button', { name: tr['payment.leave.yes'], exact: true });
  await leaves.waitFor();
  await isWritten({ page, origin: shop().origin }, 'payment');
  // What is written is never heard of: that nothing is to be kept any more comes too late.
  await page.route('**/keeping/flows', (route) => void route.fetch());
  await leaves.click();
  await page.waitForURL((url) => url.pathname === '/');
  const read = page.waitForResponse((answer) => answer.url().endsWith('/keeping/flows/booking'));
  await page.goto('/bilet-arama');
  await waitForHydration(page);
  await read;
  await page.getByLabel(tr['lookup.locator']).fill(locator);
  await page.getByLabel(tr['lookup.who']).fill('yolcu');
  await page.getByRole('button', { name: tr['lookup.search'], exact: true }).click();
  await waitForState(page, 'ticket-actions', 'choosing');
  expect(new URL(page.url()).pathname).toBe('/bilet-arama');
});
