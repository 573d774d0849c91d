import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { languageCookie } from '#contract/wire/page.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import { beginWith } from '../../support/browser/begin-with.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { buyFor } from '../../support/browser/buy-in-browser.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { drawnReaders, everyReader, type Reader } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

/** A browser that opens no window, copies nothing, and does not print and does not say so. */
const refuseAll = (page: Page) =>
  beginWith(page, () => {
    window.open = () => null;
    window.print = () => undefined;
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new DOMException('No.', 'NotAllowedError')) },
    });
  });

const files = /\/crs\/boarding-pass\/[^/]+\/pdf/;
const calendars = /\/crs\/boarding-pass\/[^/]+\/calendar/;
const codes = /\/crs\/boarding-pass\/[^/]+\/code/;

/** Everywhere a ticket that was bought can be taken along on paper. */
const ways: Readonly<
  Record<string, (page: Page, locator: string, words: Reader['words']) => Promise<unknown>>
> = {
  'the result of a payment': (page, locator) => page.goto(`/odeme-sonuc/${locator}`),
  'a booking that was found': lookUp,
};

const come = async (page: Page, way: string, { language, words }: Reader, locator: string) => {
  await page.context().addCookies([{ name: languageCookie, value: language, url: shop().origin }]);
  await ways[way]?.(page, locator, words);
  await page.getByRole('button', { name: words['ui.print'] }).waitFor();
  await waitForHydration(page);
};

test.each(Object.keys(ways))(
  '[E-09] at %s, print, copy, PDF and calendar that fail are each told with another way, in the reader’s language, and no window is needed for any',
  { timeout: 180_000 },
  async (way) => {
    const { page } = await visitor();
    await refuseAll(page);
    const { locator } = await boughtByCalls(page, shop().origin);
    for (const reader of everyReader) {
      const { words, language } = reader;
      const fileName = wordsIn(language, wholeCatalogue(language)).say('result.file', { count: 1 });
      await page.unrouteAll();
      await come(page, way, reader, locator);
      const stays = page.url();
      await page.getByRole('button', { name: words['ui.print'] }).click();
      await page.getByText(words['ui.print.failed'], { exact: true }).waitFor();
      await page.getByRole('button', { name: words['result.copy'] }).click();
      await page.getByText(words['ui.copy.failed'].replace('{text}', locator), { exact: true }).waitFor();

      await page.route(files, (route) => route.abort());
      await page.getByRole('link', { name: fileName }).click();
      await page.getByText(words['ticket.file.failed'], { exact: true }).waitFor();
      await page.route(calendars, (route) => route.fulfill({ status: 429 }));
      const calendar = page.getByRole('link', { name: words['ticket.calendar'] }).first();
      await calendar.click();
      await page.getByText(words['ticket.calendar.failed'], { exact: true }).waitFor();
      expect(page.url()).toBe(stays);
      expect(await axeProblems(page)).toEqual([]);

      await page.unrouteAll();
      const [saved] = await Promise.all([page.waitForEvent('download'), calendar.click()]);
      expect(saved.url()).toMatch(calendars);
      const file = page.getByRole('link', { name: fileName });
      const [opened] = await Promise.all([page.waitForEvent('download'), file.click()]);
      expect(opened.suggestedFilename()).toBe(`${locator}.pdf`);
    }
  },
);

test.each(drawnReaders())(
  '[E-09] in $language, a ticket is not printed while its code cannot be fetched: that is told, and it is when the code has come',
  async (reader) => {
    const { page } = await visitor();
    await beginWith(page, () => {
      window.print = () => {
        document.documentElement.dataset.printed = 'yes';
        dispatchEvent(new Event('beforeprint'));
      };
    });
    const { locator } = await boughtByCalls(page, shop().origin);
    await page.route(codes, (route) => route.abort());
    await come(page, 'the result of a payment', reader, locator);
    const print = page.getByRole('button', { name: reader.words['ui.print'] });
    const notice = page.getByText(reader.words['ui.print.bare'], { exact: true });
    const isPrinted = () => page.locator('html[data-printed=yes]').count();
    await print.click();
    await notice.waitFor();
    expect(await isPrinted()).toBe(0);
    await page.unrouteAll();
    await print.click();
    await notice.waitFor({ state: 'detached' });
    expect(await isPrinted()).toBe(1);
  },
);

test('[E-09] a browser that prints is told nothing, and one that has no print at all is told another way', async () => {
  const { page } = await visitor();
  await beginWith(page, () => {
    window.print = () => {
      document.documentElement.dataset.printed = 'yes';
      dispatchEvent(new Event('beforeprint'));
    };
  });
  await buyFor(page, shop().origin);
  const print = page.getByRole('button', { name: tr['ui.print'] });
  const notice = page.getByText(tr['ui.print.failed'], { exact: true });
  await print.click();
  await page.locator('html[data-printed=yes]').waitFor();
  expect(await notice.count()).toBe(0);
  await page.evaluate(() => Object.assign(window, { print: undefined }));
  await print.click();
  await notice.waitFor();
});

test.each(drawnReaders())(
  '[E-09] [S-18] in $language, the file of a ticket that was given back meanwhile is said to be over, and a new look shows how it stands',
  async (reader) => {
    const { words, language } = reader;
    const { page } = await visitor();
    const { locator } = await boughtByCalls(page, shop().origin);
    // The page reads once more what it was drawn with; what happens before that it would know.
    const read = page.waitForResponse((answer) => answer.url().endsWith('/get-reservation'));
    await come(page, 'the result of a payment', reader, locator);
    await read;
    const asked = async (path: string, body: object) => {
      const answer = await page.request.post(`${shop().origin}${path}`, {
        data: body,
        headers: { origin: shop().origin },
      });
      return answer.text();
    };
    const [, number = ''] =
      /"ticketNumber":"(\d+)"/.exec(await asked('/crs/rail-booking/get-reservation', { locator })) ?? [];
    await asked('/crs/rail-booking/v2/ticket-cancellation-perform', {
      pnr: locator,
      ticketNumbers: [number],
    });
    const { say } = wordsIn(language, wholeCatalogue(language));
    const file = page.getByRole('link', { name: say('result.file', { count: 1 }) });
    await file.click();
    await page.getByText(say('ticket.file.over', { count: 1 }), { exact: true }).waitFor();
    expect(await axeProblems(page)).toEqual([]);
    await page.reload();
    await page.getByText(words['ticket.status.returned']).first().waitFor();
    expect(await file.count()).toBe(0);
  },
);
