import { beforeAll, describe, expect, test } from 'vitest';
import { stationNameIn } from '#domain/journey/station-name-in.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { drawnLanguages } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { type SeededHistory, seedHistory } from '../../support/shop/seed-history.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const hasTextWith = (texts: readonly string[], ...sentences: readonly string[]) =>
  texts.some((text) => sentences.every((sentence) => text.includes(sentence)));

const visitor = visitorsOfThisFile(() => shop().origin);

let own: SeededHistory;

beforeAll(async () => {
  own = await seedHistory(shop().databaseUrl, 1001);
}, 60_000);

describe.each(drawnLanguages())('%s', (language) => {
  const { say } = wordsIn(language, wholeCatalogue(language));

  test('[R-11] [K-04] [F-05] open tickets say what they are worth, until when, and what they are good for', async () => {
    const { page, complaints } = await visitor({ language, width: 320 });
    await openAsMember(page, shop(), '/acik-biletlerim');
    const lasting = page.getByRole('article', { name: say('open-ticket.name', { number: own.openTicket }) });
    const ending = page.getByRole('article', { name: say('open-ticket.name', { number: own.endingSoon }) });
    await lasting.waitFor();
    const soonText = say('open-ticket.soon', { until: '' }).trim();
    expect([
      await lasting.getByText(say('open-ticket.status.unused'), { exact: true }).count(),
      await lasting.getByText(say('open-ticket.use'), { exact: true }).count(),
      await lasting.getByText(soonText).count(),
      await ending.getByText(soonText).count(),
      await page.getByRole('article').count(),
    ]).toEqual([1, 1, 0, 1, 2]);
    expect({ out: await sticksOut(page), axe: await axeProblems(page), complaints: complaints() }).toEqual({
      out: [],
      axe: [],
      complaints: [],
    });
  });

  test('[R-10] [S-17] open tickets and coupons are looked at each by its own filter, and the address keeps both', async () => {
    const { page, complaints } = await visitor({ language });
    await openAsMember(page, shop(), '/acik-biletlerim-ve-iade-kuponlarim');
    const section = (id: string) => page.locator(`section[aria-labelledby="${id}"]`);
    const names = (id: string) => section(id).getByRole('heading', { level: 3 }).allInnerTexts();
    const ticket = (number: string) => say('open-ticket.name', { number });
    const coupon = (number: string) => say('coupon.name', { number });
    await expect
      .poll(async () => (await names('open-tickets')).toSorted(), soon)
      .toEqual([ticket(own.openTicket), ticket(own.endingSoon)].toSorted());
    await expect.poll(() => names('coupons'), soon).toEqual([coupon(own.unpaid)]);
    await section('open-tickets')
      .getByRole('link', { name: say('open-ticket.list.used'), exact: true })
      .click();
    await expect.poll(() => names('open-tickets'), soon).toEqual([ticket(own.usedOpenTicket)]);
    await section('coupons')
      .getByRole('link', { name: say('coupon.list.paid'), exact: true })
      .click();
    await expect.poll(() => names('coupons'), soon).toEqual([coupon(own.paid)]);
    expect(new URL(page.url()).search).toBe('?acik=kullanilan&kupon=odenen');
    await page.reload();
    await expect.poll(() => names('coupons'), soon).toEqual([coupon(own.paid)]);
    await expect.poll(() => names('open-tickets'), soon).toEqual([ticket(own.usedOpenTicket)]);
    await page.goBack();
    await expect.poll(() => names('coupons'), soon).toEqual([coupon(own.unpaid)]);
    expect({ axe: await axeProblems(page), complaints: complaints() }).toEqual({ axe: [], complaints: [] });
  });

  test('[R-12] [F-06] subscriptions and packages say what is left of them, until when, and how they stand', async () => {
    const { page, complaints } = await visitor({ language, width: 320 });
    await openAsMember(page, shop(), '/abonmanliklarim');
    const textsOf = (id: string) =>
      page.locator(`section[aria-labelledby="${id}"]`).getByRole('article').allInnerTexts();
    await expect.poll(async () => (await textsOf('subscriptions')).length, soon).toBe(2);
    const subscriptions = await textsOf('subscriptions');
    await expect.poll(async () => (await textsOf('packages')).length, soon).toBe(2);
    const packages = await textsOf('packages');
    expect([
      hasTextWith(subscriptions, say('package.left.days', { count: 29 }), say('package.status.active')),
      hasTextWith(subscriptions, say('package.left.days', { count: 0 }), say('package.status.passive')),
      hasTextWith(packages, say('package.left.boardings', { count: 9 }), say('package.status.active')),
      hasTextWith(packages, say('package.left.boardings', { count: 0 }), say('package.status.spent')),
    ]).toEqual([true, true, true, true]);
    const ankara = stationNameIn({ name: 'ANKARA GAR', city: 'ANKARA' }, language);
    await page.getByRole('article').first().getByText(ankara, { exact: true }).waitFor();
    expect({ out: await sticksOut(page), axe: await axeProblems(page), complaints: complaints() }).toEqual({
      out: [],
      axe: [],
      complaints: [],
    });
  });
});

test('[R-10] where nothing is there, it is said, and what can be done', async () => {
  const { page } = await visitor({});
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  await openAsMember(page, shop(), '/acik-biletlerim-ve-iade-kuponlarim?ilk=2026-01-01&son=2026-01-07');
  const titles = () => page.locator('main').getByRole('heading', { level: 3 }).allInnerTexts();
  await expect.poll(titles, soon).toEqual([say('open-ticket.none'), say('coupon.none')]);
});

test('[P-08] [S-27] the sidebar leads from page to page without loading anew, and out', async () => {
  const { page } = await visitor({});
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  await openAsMember(page, shop(), '/abonmanliklarim');
  await page.evaluate(() => document.body.setAttribute('data-same', 'yes'));
  const sidebar = page.getByRole('navigation', { name: say('menu.member') });
  for (const name of ['history.title', 'coupon.title', 'password.update.title', 'package.title'] as const) {
    await sidebar.getByRole('link', { name: say(name), exact: true }).click();
    await page.getByRole('heading', { level: 1, name: say(name), exact: true }).waitFor();
    expect(await sidebar.locator('[aria-current=page]').innerText()).toBe(say(name));
  }
  expect(await page.locator('body').getAttribute('data-same')).toBe('yes');
  await sidebar.getByRole('button', { name: say('session.leave'), exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/');
});

test('[S-02] when a session ends nothing of the member is left in the list', async () => {
  const { page } = await visitor({});
  const { say } = wordsIn('tr', wholeCatalogue('tr'));
  await page.clock.install();
  await openAsMember(page, shop(), '/acik-biletlerim');
  await page.getByRole('article').first().waitFor();
  await page.clock.fastForward('28:30');
  await page.clock.fastForward('02:00');
  await page.getByText(say('history.sign-in'), { exact: true }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});
