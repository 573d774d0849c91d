import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '#test/support/amount-in.ts';
import { awake } from '#test/support/awake.ts';
import { pressIn } from '#test/support/change-visit.ts';
import { layBooking } from '#test/support/laid-booking.ts';
import { shopOfThisFile } from '#test/support/shop.ts';
import { soon } from '#test/support/soon.ts';
import { stands } from '#test/support/stands.ts';
import { visitorsOfThisFile } from '#test/support/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent);

test('[S-18] whoever confirms a return, and closes its receipt, by keys goes on at the heading of what can be done', async () => {
  const { page } = await visitor({ motion: false });
  const { origin, databaseUrl } = shop();
  const { locator, cookie } = await layBooking(databaseUrl, { tickets: [{}] });
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/odeme-sonuc/${locator}`);
  await awake(page);
  await page.locator('summary', { hasText: tr['booking.deeds'] }).click();
  await stands(page, 'ticket-actions', 'choosing');
  await pressIn(page, tr['actions.return']);
  await page.getByRole('button', { name: amountIn(tr['actions.return.confirm']) }).press('Enter');
  await stands(page, 'ticket-actions', 'done.read');
  await expect.poll(() => focused(page), soon).toBe(tr['actions.title']);
  await pressIn(page, tr['actions.receipt.close']);
  await stands(page, 'ticket-actions', 'closed');
  await expect.poll(() => focused(page), soon).toBe(tr['actions.title']);
});
