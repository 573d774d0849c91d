import { expect, test } from 'vitest';
import { findOpenTickets, findReservations, findSubscriptions } from '#contract/tickets/histories.ts';
import { languages } from '#domain/values/language.ts';
import en from '#locales/en.json' with { type: 'json' };
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { alertsOn, codes } from '../../support/browser/fails-then-goes-on.ts';
import { openAsMember } from '../../support/browser/member-pages.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const wordsOf = { tr, en, fa };
const lists = [
  [findReservations.name, '/biletlerim-rezervasyonlarim'],
  [findOpenTickets.name, '/acik-biletlerim'],
  [findSubscriptions.name, '/abonmanliklarim'],
] as const;

test.each(languages)('[E-01] %s: a list that is refused ends in a sentence of the shop', async (language) => {
  const words = wordsOf[language];
  const { page } = await visitor({ language });
  const world = worldHand(shop().origin);
  await openAsMember(page, shop(), '/sifre-guncelleme');
  const met = async (status: 400 | 401 | 404 | 500, call: string, path: string) => {
    await world.turn({ do: 'let-pass', name: null });
    await world.answer(call, { kind: 'refuse', status });
    await page.goto(path);
  };
  for (const [call, path] of lists) {
    for (const status of [400, 500] as const) {
      await met(status, call, path);
      await page.getByText(words['history.not-reached.text'], { exact: true }).waitFor();
      expect(await alertsOn(page)).not.toMatch(codes);
    }
    await met(404, call, path);
    await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/404');
    expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
  }
  await world.turn({ do: 'let-pass', name: null });
});

test.each(languages)('[E-13] %s: whoever is no longer logged in is asked to log in', async (language) => {
  const words = wordsOf[language];
  const { page } = await visitor({ language });
  const world = worldHand(shop().origin);
  await world.answer(findReservations.name, { kind: 'refuse', status: 401 });
  await openAsMember(page, shop(), '/biletlerim-rezervasyonlarim');
  await page.getByText(words['history.sign-in.text'], { exact: true }).waitFor();
  await page.locator('main').getByRole('button', { name: words['login.open'], exact: true }).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await world.turn({ do: 'let-pass', name: null });
});

test('[R-09] a list that is late keeps the window, and comes', async () => {
  const { page } = await visitor({});
  const world = worldHand(shop().origin);
  await world.hold([findReservations.name]);
  await openAsMember(page, shop(), '/biletlerim-rezervasyonlarim');
  await world.heldAmong([findReservations.name]);
  await page.getByText(tr['history.loading'], { exact: true }).waitFor();
  expect(await page.locator('footer').isVisible()).toBe(false);
  await world.open(findReservations.name);
  await page.getByText(tr['history.whole.none'], { exact: true }).waitFor();
  expect(await page.locator('footer').isVisible()).toBe(true);
});
