import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { openAsMember } from '../../support/browser/member-pages.ts';
import { comeAsMember } from '../../support/browser/one-booking.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { foreigner, header, rightPassword } from '../../support/members.ts';
import { worldHand } from '../../support/shop/world.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const dayNumber = dayNumberAt(Date.now()) + 5;
const day = travelDayOf(dayNumber);

/** What another tab of the same browser asks. */
const inAnotherTab = async (page: Page, path: string, body?: object) => {
  const answer = await page.request.post(path, {
    headers: { origin: shop().origin },
    ...(body === undefined ? {} : { data: body }),
  });
  expect(answer.ok()).toBe(true);
  return answer;
};

const expectSessionLost = async (page: Page) => {
  await page.getByRole('alert').getByText(tr['alert.session-lost.text'], { exact: true }).waitFor();
  await waitForState(page, 'session', 'signedOut.visiting');
};

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

test('[S-02] whoever was logged out in another tab is told so at the next thing they ask, is no guest unawares, and stays at the trains', async () => {
  const { page } = await visitor({ motion: false });
  await worldHand(shop().origin).turn({ do: 'reset' });
  await openAsMember(page, shop(), `/sefer-listesi?kalkis=1325&varis=98&gidis=${day}&yolcu=1`);
  await waitForState(page, 'session', 'signedIn.watching.calm');
  await waitForState(page, 'booking', 'listing.outward');
  await inAnotherTab(page, '/mc/user/logout');
  const days = page.getByRole('navigation', { name: tr['journey-list.days'] });
  await days.getByRole('link').last().press('Enter');
  await expectSessionLost(page);
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
  await expectSessionLost(page);
  const there = page.getByRole('heading', { level: 1, name: tr['lookup.title'], exact: true });
  expect(await there.count()).toBe(0);
  await page.route(parts, (route) => route.continue());
  await Promise.all(held.map((route) => route.continue()));
  await there.waitFor();
  await expectSessionLost(page);
});
