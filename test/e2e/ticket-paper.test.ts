import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { languageCookie } from '#contract/page.ts';
import { type Language, languages } from '#domain/language.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { axeFindings } from '#test/support/axe.ts';
import { buyFor } from '#test/support/bought-visit.ts';
import { shopOfThisFile } from '#test/support/shop.ts';
import { visitorsOfThisFile } from '#test/support/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

/** A browser that opens no window, copies nothing, and does not print and does not say so. */
const refuseAll = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null;
    window.print = () => undefined;
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    });
  });

const reads = async (page: Page, language: Language, path: string) => {
  await page.context().addCookies([{ name: languageCookie, value: language, url: shop().origin }]);
  await page.goto(path);
  return wordsIn(language, wholeCatalogue(language)).say;
};

const files = /\/crs\/boarding-pass\/[^/]+\/pdf/;
const calendars = /\/crs\/boarding-pass\/[^/]+\/calendar/;

test('[E-09] print, copy, PDF and calendar that fail are each told with another way, in the reader’s language, and no window is needed for any', {
  timeout: 180_000,
}, async () => {
  const { page } = await visitor();
  await refuseAll(page);
  const { locator } = await buyFor(page, shop().origin);
  const result = page.url();
  for (const language of languages) {
    await page.unrouteAll();
    const say = await reads(page, language, result);
    await page.getByRole('button', { name: say('ui.print') }).click();
    await page.getByText(say('ui.print.failed'), { exact: true }).waitFor();
    await page.getByRole('button', { name: say('result.copy') }).click();
    await page.getByText(say('ui.copy.failed', { text: locator }), { exact: true }).waitFor();

    await page.route(files, (route) => route.abort());
    await page.getByRole('link', { name: say('result.file') }).click();
    await page.getByText(say('ticket.file.failed'), { exact: true }).waitFor();
    await page.route(calendars, (route) => route.fulfill({ status: 429 }));
    const calendar = page.getByRole('link', { name: say('ticket.calendar') }).first();
    await calendar.click();
    await page.getByText(say('ticket.calendar.failed'), { exact: true }).waitFor();
    expect(page.url()).toBe(result);
    expect(await axeFindings(page)).toEqual([]);

    await page.unrouteAll();
    const [saved] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
    expect(saved.url()).toMatch(calendars);
    const file = page.getByRole('link', { name: say('result.file') });
    const [opened] = await Promise.all([page.waitForEvent('download'), file.click()]);
    expect(opened.suggestedFilename()).toBe(`${locator}.pdf`);
  }
});

test('[E-09] a browser that prints is told nothing, and one that has no print at all is told another way', async () => {
  const { page } = await visitor();
  await page.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
      dispatchEvent(new Event('beforeprint'));
    };
  });
  await buyFor(page, shop().origin);
  const say = await reads(page, 'tr', page.url());
  const print = page.getByRole('button', { name: say('ui.print') });
  await print.click();
  expect(await page.locator('html').getAttribute('data-printed')).toBe('yes');
  expect(await page.getByText(say('ui.print.failed'), { exact: true }).count()).toBe(0);
  await page.evaluate(() => Object.assign(window, { print: undefined }));
  await print.click();
  await page.getByText(say('ui.print.failed'), { exact: true }).waitFor();
});
