import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { showBoardingPass } from '#contract/boarding.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '#test/support/amount-in.ts';
import { awake } from '#test/support/awake.ts';
import { pressIn } from '#test/support/change-visit.ts';
import { layBooking } from '#test/support/laid-booking.ts';
import { shopOfThisFile } from '#test/support/shop.ts';
import { soon } from '#test/support/soon.ts';
import { stands } from '#test/support/stands.ts';
import { visitorsOfThisFile } from '#test/support/visitor.ts';
import { refuses } from '#test/support/wire-said.ts';
import { worldHand } from '#test/support/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const { say } = wordsIn('tr', wholeCatalogue('tr'));

/** The tickets this device has copies of. */
const copied = async (page: Page): Promise<readonly string[]> => {
  const paths = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  return paths.filter((path) => path.startsWith('/bilet/')).toSorted();
};

const passesOn = async (page: Page) => {
  const links = await page.getByRole('link', { name: tr['ticket.boarding-pass'], exact: true }).all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return paths.map(String).toSorted();
};

const returnOnly = async (page: Page, numbers: readonly string[], wanted: string) => {
  await stands(page, 'ticket-actions', 'choosing');
  for (const number of numbers) await page.locator(`#act-on-${number}`).setChecked(number === wanted);
  await pressIn(page, tr['actions.return']);
  await page.getByRole('button', { name: amountIn(tr['actions.return.confirm']) }).click();
  await stands(page, 'ticket-actions', 'done.read');
  await pressIn(page, tr['actions.receipt.close']);
};

const keep = async (page: Page, count: number) => {
  await page.getByRole('button', { name: say('copies.keep', { count }), exact: true }).click();
  await page.getByText(say('copies.kept.title', { count })).waitFor();
};

test('[R-05] [S-18] what is kept on the device is what holds: a returned ticket is not asked for, its copy goes with it, and one that is gone is not shown again', async () => {
  const { page } = await visitor({ motion: false });
  const { origin, databaseUrl } = shop();
  const { locator, cookie, numbers } = await layBooking(databaseUrl, { tickets: [{}, {}, {}] });
  const [first = '', second = '', third = ''] = numbers;
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/odeme-sonuc/${locator}`);
  await awake(page);
  await page.locator('summary', { hasText: tr['booking.deeds'] }).click();
  await returnOnly(page, numbers, first);
  await keep(page, 2);
  expect(await copied(page)).toEqual(await passesOn(page));
  await returnOnly(page, [second, third], second);
  const [last = ''] = await passesOn(page);
  await expect.poll(() => copied(page), soon).toEqual([last]);
  await page.getByText(say('copies.kept.title', { count: 1 })).waitFor();
  const world = worldHand(origin);
  await world.answer(showBoardingPass.name, refuses('document-not-found'));
  const answer = await page.goto(last);
  expect([answer?.status(), await copied(page)]).toEqual([404, []]);
  await world.turn({ do: 'let-pass', name: showBoardingPass.name });
  await page.context().setOffline(true);
  await expect(page.goto(last)).rejects.toThrow('net::ERR_');
});

test('[R-05] the copy of a ticket that was returned elsewhere goes when its booking is read again', async () => {
  const { page } = await visitor({ motion: false });
  const { origin, databaseUrl } = shop();
  const { locator, cookie, numbers } = await layBooking(databaseUrl, { tickets: [{}] });
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/odeme-sonuc/${locator}`);
  await keep(page, 1);
  const other = await page.context().newPage();
  await other.goto(`/odeme-sonuc/${locator}`);
  await awake(other);
  await other.locator('summary', { hasText: tr['booking.deeds'] }).click();
  const [only = ''] = numbers;
  await returnOnly(other, numbers, only);
  await expect.poll(() => copied(page), soon).toEqual([]);
});
