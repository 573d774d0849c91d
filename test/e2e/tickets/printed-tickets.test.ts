import type { Page } from 'playwright';
import { beforeAll, describe, expect, test } from 'vitest';
import { lookUp } from '../../support/browser/looked-up.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { codesSeen } from '../../support/shop/codes-seen.ts';
import type { SoldBooking } from '../../support/shop/sold-booking.ts';
import { sheetsOf } from '../../support/visits/printed-pages.ts';
import { seedBooking } from '../../support/visits/seed-booking.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const ayseId = 1001;
const family = [{}, { status: 'returned', boarding_code: null }, {}, { status: 'changed' }, {}] as const;

let sold: SoldBooking;
beforeAll(async () => {
  sold = await seedBooking(shop().databaseUrl, { userId: ayseId, tickets: family });
}, 60_000);

/** The numbers of the tickets that hold. */
const holding = () => sold.numbers.filter((_, at) => !('status' in (family[at] ?? {})));

const ways: Readonly<Record<string, (page: Page, words: Reader['words']) => Promise<unknown>>> = {
  'the result of a payment': async (page, words) => {
    await page.goto(`/odeme-sonuc/${sold.locator}`);
    await page.locator('summary', { hasText: words['booking.actions'] }).waitFor();
  },
  'a booking that was found': async (page, words) => {
    await lookUp(page, sold.locator, words, 'YILMAZ');
    await waitForState(page, 'ticket-actions', 'choosing');
  },
  'the list of a member': async (page) => {
    await openAsMember(page, shop(), '/biletlerim-rezervasyonlarim');
    await waitForState(page, 'submission', 'done');
  },
};

/** The number of the ticket in each code that is seen on paper, sheet by sheet. */
const numbersSeen = async (page: Page) => {
  const sheets = await page.locator('article:not(:has(article)):visible').all();
  const seen: (string | undefined)[] = [];
  for (const sheet of sheets) {
    const [code] = await codesSeen(await sheet.screenshot());
    seen.push(code?.split('$')[3]);
  }
  return seen;
};

/** Pictures come after everything else. */
const areThere = async (pictures: (HTMLElement | SVGElement)[]) => {
  const decoded = pictures.map((picture) =>
    picture instanceof HTMLImageElement ? picture.decode() : Promise.resolve(),
  );
  await Promise.all(decoded);
};

const come = async (page: Page) => {
  const [name = '', value = ''] = sold.cookie.split('=');
  await page.context().addCookies([{ name, value, url: shop().origin }]);
};

/** The brightest part of a color as the browser computed it. */
const brightest = (text: string) => Math.max(...(text.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number));

describe.each(drawnReaders())('[R-05] [R-06] [R-09] in $language', ({ language, words }) => {
  test.each(Object.keys(ways))(
    '%s is printed as one sheet for each ticket that holds, each with its code, and without anything around them',
    async (way) => {
      const { page, complaints } = await visitor({ language, density: 2 });
      await come(page);
      await ways[way]?.(page, words);
      await page.locator('article img').first().waitFor({ state: 'attached' });
      expect(await page.locator('article img').first().isVisible()).toBe(false);
      await page.locator('article img').evaluateAll(areThere);
      await page.emulateMedia({ media: 'print' });
      expect(await numbersSeen(page)).toEqual(holding());
      expect(await sheetsOf(page)).toBe(holding().length);
      const around = page.locator('header, footer, nav, h1, h2, button, a, summary, [role=status]');
      expect(await around.filter({ visible: true }).allInnerTexts()).toEqual([]);
      const marks = page.locator('article').getByText(words['app.brand'], { exact: true });
      expect(await marks.filter({ visible: true }).count()).toBe(holding().length);
      expect(complaints()).toEqual([]);
    },
  );

  test('the page of one ticket is printed without anything to press', async () => {
    const { page } = await visitor({ language });
    await come(page);
    await page.goto(`/odeme-sonuc/${sold.locator}`);
    await page.getByRole('link', { name: words['ticket.boarding-pass'], exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: words['boarding.heading'] }).waitFor();
    const pressable = page.locator('button, a, summary').filter({ visible: true });
    expect(await pressable.count()).toBeGreaterThan(0);
    await page.emulateMedia({ media: 'print' });
    expect(await pressable.allInnerTexts()).toEqual([]);
    expect(await page.getByText(words['app.brand'], { exact: true }).filter({ visible: true }).count()).toBe(
      1,
    );
  });

  test('whoever reads in the dark prints dark on white', async () => {
    const { page } = await visitor({ language, scheme: 'dark' });
    await come(page);
    await page.goto(`/odeme-sonuc/${sold.locator}`);
    await page.evaluate(() => Object.assign(document.documentElement.dataset, { theme: 'dark' }));
    const colors = () =>
      page
        .locator('article :is(h3, dt, dd, span)')
        .evaluateAll((parts) => [...new Set(parts.map((part) => getComputedStyle(part).color))]);
    const onScreen = await colors();
    await page.emulateMedia({ media: 'print' });
    expect(Math.max(...onScreen.map(brightest))).toBeGreaterThan(200);
    expect(Math.max(...(await colors()).map(brightest))).toBeLessThan(160);
  });
});
