import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import tr from '#locales/tr.json' with { type: 'json' };
import { madeFor } from '../../support/browser/book-in-browser.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { ayse, foreigner, header, rightPassword } from '../../support/members.ts';
import { soon } from '../../support/soon.ts';
import { dayAhead } from '../../support/visits/day-ahead.ts';
import { logInBeside } from '../../support/visits/log-in-beside.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const loggedIn = z.object({ accessToken: z.string() });
const travels = 'DENEME';

const logIn = async (page: Page): Promise<string> => {
  const { origin } = shop();
  const answer = await page.request.post('/mc/user/login', {
    data: { username: ayse, password: rightPassword },
    headers: { origin },
  });
  return z.parse(loggedIn, await answer.json()).accessToken;
};

const leave = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: /ayşe/i }).click();
  await page.getByRole('button', { name: tr['session.leave'], exact: true }).click();
};

const namesOn = (page: Page) => page.getByRole('main').getByText(travels).count();

const cookiesOf = async (page: Page) => {
  const names = (await page.context().cookies()).map(({ name }) => name);
  return names.filter((name) => name === 'keeper' || name === 'kept-booking').toSorted();
};

const isLogoutDue = async (page: Page) =>
  (await page.context().cookies()).some(({ name }) => name === 'logout-due');

/** The browser is a stranger to the booking, with its page and without. */
const expectNothingOf = async (locator: string, page: Page) => {
  await page.goto(`/odeme-sonuc/${locator}`);
  await waitForHydration(page);
  const asked = { data: { locator }, headers: { origin: shop().origin } };
  expect((await page.request.post('/crs/rail-booking/get-reservation', asked)).status()).toBe(400);
  expect(await namesOn(page)).toBe(0);
};

/** A member before the reservation they have made. */
const withReservation = async () => {
  const { page } = await visitor();
  const token = await logIn(page);
  const { locator } = await madeFor('reservation', page, shop().origin, header(token));
  await page.goto(`/odeme-sonuc/${locator}`);
  await waitForHydration(page);
  await expect.poll(() => namesOn(page), soon).toBeGreaterThan(0);
  await expect.poll(() => cookiesOf(page), soon).toEqual(['keeper', 'kept-booking']);
  return { page, locator };
};

test('[A-02] [S-27] whoever logs out leaves no papers in the page, and none to whoever comes to it next', async () => {
  const { page, locator } = await withReservation();
  await leave(page);
  await expect.poll(() => namesOn(page), soon).toBe(0);
  await page.getByRole('button', { name: tr['login.open'], exact: true }).first().waitFor();
  await expectNothingOf(locator, page);
});

test('[S-27] whoever logs out where nothing of theirs stands stays there', async () => {
  const { page } = await visitor();
  await logIn(page);
  await page.goto('/yolcu-tasima-kurallari');
  await waitForHydration(page);
  await page.evaluate(() => document.body.setAttribute('data-still', 'here'));
  await leave(page);
  await page.getByRole('button', { name: tr['login.open'], exact: true }).first().waitFor();
  expect(await page.locator('[data-still=here]').count()).toBe(1);
});

test('[S-27] a logout that nobody answers leaves nothing of a journey to the next page', async () => {
  const { page } = await withReservation();
  await page.route('**/mc/user/logout', () => undefined, { times: 1 });
  await leave(page);
  await expect.poll(() => cookiesOf(page), soon).toEqual(['keeper']);
  const forgotten = page.waitForResponse((answer) => answer.url().endsWith('/keeping/forget'));
  await page.goto(`/sefer-listesi?kalkis=98&varis=1325&gidis=${dayAhead(9)}&yolcu=1`);
  expect((await forgotten).status()).toBe(200);
  expect(await namesOn(page)).toBe(0);
});

test('[A-02] [S-27] a logout that nobody answers is asked again before the next page knows anybody', async () => {
  const { page } = await visitor();
  await logIn(page);
  await page.goto('/yolcu-tasima-kurallari');
  await waitForHydration(page);
  let asks = 0;
  await page.route('**/mc/user/logout', (route) => {
    asks += 1;
    return asks === 1 ? undefined : route.continue();
  });
  const sent = page.waitForRequest('**/mc/user/logout');
  await leave(page);
  await sent;
  const ended = page.waitForResponse('**/mc/user/logout');
  await page.goto('/');
  expect((await ended).status()).toBe(200);
  await page.getByRole('button', { name: tr['login.open'], exact: true }).first().waitFor();
  expect(asks).toBe(2);
  const asked = { data: {}, headers: { origin: shop().origin } };
  expect((await page.request.post('/mc/user/session/resume', asked)).ok()).toBe(false);
});

test('[S-27] a logout that was heard, but whose answer was lost, ends no later session', async () => {
  const { page } = await visitor();
  await logIn(page);
  await page.goto('/yolcu-tasima-kurallari');
  await waitForHydration(page);
  await page.route('**/mc/user/logout', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/mc/user/logout'));
  await leave(page);
  await lost;
  await page.unroute('**/mc/user/logout');
  await page.goto('/');
  await page.getByRole('button', { name: tr['login.open'], exact: true }).first().waitFor();
  await waitForHydration(page);
  await expect.poll(() => isLogoutDue(page), soon).toBe(false);
  await logIn(page);
  await page.goto('/');
  await page.getByRole('banner').getByRole('button', { name: /ayşe/i }).waitFor();
});

/** The browser of a member whose session has ended by itself: nobody has taken their journey away. */
const afterSession = async () => {
  const { page, locator } = await withReservation();
  const asked = { data: { isLoginTakenBack: true }, headers: { origin: shop().origin } };
  expect((await page.request.post('/mc/user/logout', asked)).ok()).toBe(true);
  await page.reload();
  await waitForHydration(page);
  await expect.poll(() => namesOn(page), soon).toBeGreaterThan(0);
  return { page, locator };
};

test('[A-02] [S-27] whoever logs in where another member’s session has ended finds nothing of theirs', async () => {
  const { page, locator } = await afterSession();
  await logInBeside(page, foreigner);
  await expect.poll(() => namesOn(page), soon).toBe(0);
  await page.getByRole('banner').getByRole('button', { name: /sara/i }).waitFor();
  await expectNothingOf(locator, page);
});

test('[S-01] a member who logs in again after their session has ended goes on where they were', async () => {
  const { page } = await afterSession();
  await page.evaluate(() => document.body.setAttribute('data-still', 'here'));
  await logInBeside(page);
  await page.getByRole('banner').getByRole('button', { name: /ayşe/i }).waitFor();
  expect(await page.locator('[data-still=here]').count()).toBe(1);
  expect(await namesOn(page)).toBeGreaterThan(0);
});

test('[A-02] [S-27] a logout takes the papers out of the other tabs of the browser', async () => {
  const { page } = await withReservation();
  const beside = await page.context().newPage();
  await beside.goto('/yolcu-tasima-kurallari');
  await waitForHydration(beside);
  await leave(beside);
  await expect.poll(() => namesOn(page), soon).toBe(0);
  await page.getByRole('button', { name: tr['login.open'], exact: true }).first().waitFor();
});

test('[A-02] [S-27] a page that comes anew before a logout was heard is drawn for nobody', async () => {
  const { page } = await withReservation();
  const beside = await page.context().newPage();
  await beside.goto('/yolcu-tasima-kurallari');
  await waitForHydration(beside);
  // Nobody hears either tab.
  await page.context().route('**/mc/user/logout', () => undefined);
  const comesAnew = page.waitForEvent('load');
  await leave(beside);
  await comesAnew;
  expect(await namesOn(page)).toBe(0);
});
