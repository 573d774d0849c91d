import type { Locator, Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { minute } from '#domain/values/durations.ts';
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { syncClock } from '../../support/browser/browser-layer.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { comeAsMember } from '../../support/browser/one-booking.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { ayse, foreigner, header, rightPassword } from '../../support/members.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const dayNumber = dayNumberAt(Date.now()) + 5;
const day = travelDayOf(dayNumber);

const loginIn = (page: Page) => page.locator('#login');

/** What another tab of the same browser asks. */
const inAnotherTab = async (page: Page, path: string, body?: object) => {
  const answer = await page.request.post(path, {
    headers: { origin: shop().origin },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(answer.ok()).toBe(true);
  return answer;
};

/** The page hears of it with what is done next, or with what is done a minute later: it asks no more often. */
const promptedWith = (page: Page, text: string) =>
  expect
    .poll(async () => {
      if (await loginIn(page).getByText(text).isVisible()) return true;
      await worldHand(shop().origin).pass(minute);
      await syncClock(page);
      await page.keyboard.press('Shift');
      return false;
    }, soon)
    .toBe(true);

const alertIn = (page: Page, words: typeof tr) =>
  page.getByRole('alert').getByText(words['alert.session-lost.text'], { exact: true });

/** The login says it and offers the way back. The alert says it to whoever has put the login away. */
const expectSessionLost = async (page: Page, alert = 'shown.staying') => {
  await loginIn(page).getByText(tr['login.prompted']).waitFor();
  await waitForState(page, 'session', 'signedOut.visiting');
  await waitForState(page, 'alert', alert);
  expect(await alertIn(page, tr).isVisible()).toBe(false);
};

const logInAgain = async (page: Page) => {
  await page.locator('#login-email').fill(ayse);
  await page.locator('#login-password').fill(rightPassword);
  await page.locator('#login-password').press('Enter');
  await waitForState(page, 'session', 'signedIn.watching.calm');
};

const isPressable = (button: Locator) =>
  button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const edges = [top + 1, bottom - 1].map((y) => document.elementFromPoint((left + right) / 2, y));
    return edges.every((met) => met !== null && element.contains(met));
  });

test('[S-01] what one member has typed is not saved for another who has logged in in the next tab', async () => {
  const { page } = await visitor({ motion: false });
  await worldHand(shop().origin).turn({ do: 'reset' });
  await openAsMember(page, shop(), '/kullanici-bilgisi');
  await waitForState(page, 'profile', 'shown.plain');
  await page.getByRole('button', { name: tr['profile.change'], exact: true }).press('Enter');
  await page.locator('#profile-address').fill('Bozkır Sokak 1');
  await waitForState(page, 'session', 'signedIn.watching.calm');
  await inAnotherTab(page, '/mc/user/logout');
  const login = { username: foreigner, password: rightPassword };
  const { accessToken } = await (await inAnotherTab(page, '/mc/user/login', login)).json();
  await page.getByRole('button', { name: tr['profile.save'], exact: true }).press('Enter');
  await expectSessionLost(page);
  expect(await page.locator('main').innerText()).not.toContain('Bozkır Sokak 1');
  const record = await page.request.get('/mc/customers', { headers: header(accessToken) });
  expect([record.status(), (await record.json()).address]).toEqual([200, null]);
});

test('[S-02] whoever was logged out in another tab is told so at the next thing they ask, is no guest unawares, and sees the trains as one', async () => {
  const { page } = await visitor({ motion: false });
  await worldHand(shop().origin).turn({ do: 'reset' });
  await openAsMember(page, shop(), `/sefer-listesi?kalkis=1325&varis=98&gidis=${day}&yolcu=1`);
  await waitForState(page, 'session', 'signedIn.watching.calm');
  await waitForState(page, 'booking', 'listing.outward');
  await inAnotherTab(page, '/mc/user/logout');
  const days = page.getByRole('navigation', { name: tr['journey-list.days'] });
  await days.getByRole('link').last().press('Enter');
  await expectSessionLost(page);
  await waitForState(page, 'booking', 'listing.outward');
  await page.locator('main article').first().waitFor();
  const { pathname, searchParams } = new URL(page.url());
  expect([pathname, searchParams.get('gidis')]).toEqual(['/sefer-listesi', travelDayOf(dayNumber + 3)]);
});

test('[S-02] [P-16] whoever is told on the way to another page that they were logged out reads it there too', async () => {
  const { page } = await visitor({ motion: false });
  await worldHand(shop().origin).turn({ do: 'reset' });
  // Nothing is pressed before: of what is done within a minute the server hears the first alone.
  await comeAsMember({ page, origin: shop().origin, world: worldHand(shop().origin) });
  await page.goto('/');
  await waitForState(page, 'session', 'signedIn.watching.calm');
  await inAnotherTab(page, '/mc/user/logout');
  const [parts, held]: [string, Route[]] = ['**/assets/**', []];
  await page.route(parts, (route) => void held.push(route));
  await page.getByRole('link', { name: tr['menu.ticket-search'], exact: true }).first().press('Enter');
  await expectSessionLost(page, 'travelling');
  const there = page.getByRole('heading', { level: 1, name: tr['lookup.title'], exact: true });
  expect(await there.count()).toBe(0);
  await page.route(parts, (route) => route.continue());
  await Promise.all(held.map((route) => route.continue()));
  await there.waitFor();
  await expectSessionLost(page);
});

test.each([
  { language: 'tr', words: tr },
  { language: 'fa', words: fa },
] as const)(
  '[S-02] on a phone it is said once that the session has ended, over a login that can be pressed, and no more after it: $language',
  async ({ language, words }) => {
    const { page } = await visitor({ language, width: 360, height: 780, touch: true, motion: false });
    await worldHand(shop().origin).turn({ do: 'reset' });
    await openAsMember(page, shop(), '/kullanici-bilgisi');
    await waitForState(page, 'profile', 'shown.plain');
    await waitForState(page, 'session', 'signedIn.watching.calm');
    await inAnotherTab(page, '/mc/user/logout');
    await promptedWith(page, words['login.prompted']);
    await waitForState(page, 'alert', 'shown.staying');
    const alert = alertIn(page, words);
    const submit = loginIn(page).getByRole('button', { name: words['login.submit'], exact: true });
    expect([await alert.isVisible(), await isPressable(submit)]).toEqual([false, true]);
    await loginIn(page).getByRole('button', { name: words['login.close'], exact: true }).press('Enter');
    await alert.waitFor();
    await page.getByRole('button', { name: words['login.open'], exact: true }).first().press('Enter');
    await logInAgain(page);
    await waitForState(page, 'alert', 'quiet');
  },
);

test('[S-02] what was typed of a passenger is said to be kept when the session ends, and is there for the same member', async () => {
  const { page } = await visitor({ motion: false });
  await worldHand(shop().origin).turn({ do: 'reset' });
  await openAsMember(page, shop(), `/sefer-listesi?kalkis=1325&varis=98&gidis=${day}&yolcu=1`);
  await waitForState(page, 'booking', 'listing.outward');
  await page.locator('button[name=secim]:not([aria-disabled])').first().press('Enter');
  const email = page.locator('#content').getByLabel(tr['passenger.email'], { exact: true });
  await email.waitFor();
  // Of what is done within a minute the server hears the first alone.
  await page.reload();
  await waitForState(page, 'session', 'signedIn.watching.calm');
  await waitForState(page, 'booking', 'describing');
  await email.fill('baska@example.com');
  await inAnotherTab(page, '/mc/user/logout');
  await promptedWith(page, tr['login.prompted.kept']);
  await logInAgain(page);
  await page.reload();
  await waitForState(page, 'booking', 'describing');
  expect(await email.inputValue()).toBe('baska@example.com');
});
