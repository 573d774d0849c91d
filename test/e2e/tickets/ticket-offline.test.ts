import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { showBoardingPass } from '#contract/bookings/boarding.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import { bookFor } from '../../support/browser/book-in-browser.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';
import { onBankPage, payBy } from '../../support/visits/card-buyer.ts';
import { keptOnDevice } from '../../support/visits/kept-on-device.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const goodCard = '5400610000010018';
const { say } = wordsIn('tr', wholeCatalogue('tr'));
const [keep, forget] = [say('copies.keep', { count: 1 }), say('copies.forget', { count: 1 })];

/** The hour at which a copy was made is none to go on with. */
const timingNames = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry.serverTiming : []))
      .map(({ name }) => name),
  );

const copiesText = (page: Page) => page.locator('[data-flow=submission]').innerText();

test('[R-05] a ticket that is kept on the device opens and prints without a network, in a new tab too, and no page of the payment is kept', async () => {
  const { page } = await visitor();
  const { locator } = await bookFor(page, shop().origin);
  await page.goto('/odeme');
  await payBy(page, goodCard);
  await onBankPage(page);
  await page.getByRole('button', { name: tr['bank.approve'], exact: true }).click();
  await page.getByRole('heading', { name: tr['result.issued.heading'] }).waitFor();
  const pass = await page
    .getByRole('link', { name: tr['ticket.boarding-pass'] })
    .first()
    .getAttribute('href');

  await expect.poll(() => flowState(page, 'booking'), soon).toBe('ended.issued');
  const world = worldHand(shop().origin);
  const broken = { kind: 'refuse', status: 500 } as const;
  await world.turn({ do: 'meet', name: showBoardingPass.name, with: broken, times: null });
  await page.getByRole('button', { name: keep }).click();
  await page.getByText(tr['copies.refused.not-reached'], { exact: true }).waitFor();
  await world.turn({ do: 'let-pass', name: showBoardingPass.name });
  await page.getByRole('button', { name: keep }).click();
  await page.getByText(tr['copies.kept.text'], { exact: true }).waitFor();

  const kept = await keptOnDevice(page);
  expect(kept).toContain(pass);
  expect(kept.filter((path) => !/^\/(?:bilet|assets|fonts)\//.test(path))).toEqual([]);

  await page.context().setOffline(true);
  const tab = await page.context().newPage();
  await tab.goto(pass ?? '');
  await tab.emulateMedia({ media: 'print' });
  const code = tab.locator('img[src^="data:image/svg"]');
  expect(await code.evaluate((image) => image.getBoundingClientRect().width)).toBeGreaterThan(100);
  expect(await tab.getByText('DENEME YOLCU').first().isVisible()).toBe(true);
  expect(await tab.getByText(locator, { exact: true }).first().isVisible()).toBe(true);
  expect(await tab.getByRole('button', { name: tr['ui.print'] }).isVisible()).toBe(false);
  const pdf = await tab.pdf();
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  await tab.emulateMedia({ media: 'screen' });
  await tab.getByRole('link', { name: tr['ticket.file'] }).click();
  await tab.getByText(tr['ticket.file.failed'], { exact: true }).waitFor();
  await tab.close();

  await page.goto(pass ?? '');
  await page.getByRole('heading', { name: tr['boarding.heading'] }).waitFor();
  expect(await timingNames(page)).toEqual([]);
  expect(await page.locator('img[src^="data:image/svg"]').count()).toBe(1);
  expect(await page.getByText('DENEME YOLCU').count()).toBeGreaterThan(0);
  await page.getByText(tr['copies.kept.text'], { exact: true }).waitFor();
  await page.keyboard.press('Tab');
  expect((await page.getByRole('alert').allInnerTexts()).join('')).toBe('');
  expect(await axeProblems(page)).toEqual([]);
  await expect(page.goto('/odeme')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');

  await page.context().setOffline(false);
  const tooMany = { kind: 'refuse', status: 429 } as const;
  await world.turn({ do: 'meet', name: showBoardingPass.name, with: tooMany, times: null });
  await page.goto(pass ?? '');
  await page.getByText('DENEME YOLCU').first().waitFor();
  await world.turn({ do: 'let-pass', name: showBoardingPass.name });
  await page.goto(pass ?? '');
  await expect.poll(() => copiesText(page), soon).toContain(forget);
  await page.getByRole('button', { name: forget }).click();
  // The button to keep it is there already while it is forgotten.
  await expect.poll(() => keptOnDevice(page), soon).toEqual([]);
  await page.getByRole('button', { name: keep }).waitFor();
  await page.context().setOffline(true);
  await expect(page.goto(pass ?? '')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
