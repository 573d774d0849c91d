import type { Page, Route } from 'playwright';
import { beforeAll, expect, test } from 'vitest';
import { drawnReaders } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import type { SoldBooking } from '../../support/shop/sold-booking.ts';
import { partAt } from '../../support/visits/part-at.ts';
import { seedBooking } from '../../support/visits/seed-booking.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

let sold: SoldBooking;
beforeAll(async () => {
  sold = await seedBooking(shop().databaseUrl, { tickets: [{}, {}] });
}, 60_000);

/** Opens the tickets before the part with the actions is there. Gives what was asked for in its place. */
const openBeforeLoaded = async (page: Page): Promise<readonly Route[]> => {
  const held: Route[] = [];
  const [name = '', value = ''] = sold.cookie.split('=');
  await page.context().addCookies([{ name, value, url: shop().origin }]);
  await page.route(partAt('src/app/purchase/booking-actions.tsx'), (route) => void held.push(route));
  await page.goto(`/odeme-sonuc/${sold.locator}`);
  await waitForHydration(page);
  return held;
};

test.each(drawnReaders())(
  '[R-05] [E-09] in $language, what a reader has begun at the tickets stays when what can be done with them comes later',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language });
    const held = await openBeforeLoaded(page);
    await page.evaluate(() => Object.assign(window, { print: undefined }));
    const print = page.getByRole('button', { name: words['ui.print'] });
    await print.press('Enter');
    const notice = page.getByText(words['ui.print.failed'], { exact: true });
    await notice.waitFor();
    await page.locator('summary', { hasText: words['booking.actions'] }).click();
    const coming = page.getByText(words['booking.actions.coming'], { exact: true });
    await coming.waitFor();
    await print.focus();
    const cards = await page.locator('article').elementHandles();
    await expect.poll(() => held.length).toBe(1);
    await held[0]?.continue();
    await coming.waitFor({ state: 'detached' });
    await waitForState(page, 'ticket-actions', 'choosing');
    const stay = await Promise.all(cards.map((card) => card.evaluate(({ isConnected }) => isConnected)));
    expect(stay).toEqual([true, true]);
    expect(await notice.isVisible()).toBe(true);
    expect(await print.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.locator('details[open] [data-flow=ticket-actions]').isVisible()).toBe(true);
    expect(complaints()).toEqual([]);
  },
);
