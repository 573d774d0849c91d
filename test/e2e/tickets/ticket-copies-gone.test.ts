import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { bookingName, copiesName, goneName } from '#app/offline/copies-name.ts';
import { showBoardingPass } from '#contract/bookings/boarding.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '../../support/amount-in.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForHydration } from '../../support/browser/wait-for-hydration.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import type { SoldOf } from '../../support/shop/sold-booking.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';
import { pressIn } from '../../support/visits/change-in-browser.ts';
import { keptOnDevice } from '../../support/visits/kept-on-device.ts';
import { seedBooking } from '../../support/visits/seed-booking.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const { say } = wordsIn('tr', wholeCatalogue('tr'));

/** The tickets this device has copies of. */
const copied = async (page: Page): Promise<readonly string[]> => {
  const paths = await keptOnDevice(page);
  return paths.filter((path) => path.startsWith('/bilet/')).toSorted();
};

const passesOn = async (page: Page) => {
  const links = await page.getByRole('link', { name: tr['ticket.boarding-pass'], exact: true }).all();
  const paths = await Promise.all(links.map((link) => link.getAttribute('href')));
  return paths.map(String).toSorted();
};

const returnOnly = async (page: Page, numbers: readonly string[], wanted: string) => {
  await waitForState(page, 'ticket-actions', 'choosing');
  for (const number of numbers) await page.locator(`#act-on-${number}`).setChecked(number === wanted);
  await pressIn(page, tr['actions.return']);
  await page.getByRole('button', { name: amountIn(tr['actions.return.confirm']) }).click();
  await waitForState(page, 'ticket-actions', 'done.read');
  await pressIn(page, tr['actions.receipt.close']);
};

const keep = async (page: Page, count: number) => {
  await page.getByRole('button', { name: say('copies.keep', { count }), exact: true }).click();
  await page.getByText(say('copies.kept.title', { count })).waitFor();
};

/** The page of a result, as whoever bought these tickets sees it. */
const boughtPage = async (of: SoldOf) => {
  const [{ page }, { origin, databaseUrl }] = [await visitor({ motion: false }), shop()];
  const { cookie, ...sold } = await seedBooking(databaseUrl, of);
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/odeme-sonuc/${sold.locator}`);
  return { page, ...sold };
};

test('[R-05] [S-18] what is kept on the device is what holds: a returned ticket is not asked for, its copy goes with it, and one that is gone is not shown again', async () => {
  const { page, numbers } = await boughtPage({ tickets: [{}, {}, {}] });
  const [first = '', second = '', third = ''] = numbers;
  await waitForHydration(page);
  await page.locator('summary', { hasText: tr['booking.actions'] }).click();
  await returnOnly(page, numbers, first);
  await keep(page, 2);
  expect(await copied(page)).toEqual(await passesOn(page));
  await returnOnly(page, [second, third], second);
  const [last = ''] = await passesOn(page);
  await expect.poll(() => copied(page), soon).toEqual([last]);
  await page.getByText(say('copies.kept.title', { count: 1 })).waitFor();
  const world = worldHand(shop().origin);
  await world.answer(showBoardingPass.name, refuses('document-not-found'));
  const answer = await page.goto(last);
  expect([answer?.status(), await copied(page)]).toEqual([404, []]);
  expect(answer?.headers()).toHaveProperty(goneName);
  await world.turn({ do: 'let-pass', name: showBoardingPass.name });
  await page.context().setOffline(true);
  await expect(page.goto(last)).rejects.toThrow('net::ERR_');
});

test('[R-05] the copy of a ticket that was returned elsewhere goes when its booking is read again', async () => {
  const { page, locator, numbers } = await boughtPage({ tickets: [{}] });
  await keep(page, 1);
  const other = await page.context().newPage();
  await other.goto(`/odeme-sonuc/${locator}`);
  await waitForHydration(other);
  await other.locator('summary', { hasText: tr['booking.actions'] }).click();
  const [only = ''] = numbers;
  await returnOnly(other, numbers, only);
  await expect.poll(() => copied(page), soon).toEqual([]);
});

/** A copy as it lies on the device; `locator` is null where it is from a time when copies named no booking. */
const saveCopy = (page: Page, path: string, locator: string | null) =>
  page.evaluate(
    async (of) => {
      const copies = await caches.open(of.copiesName);
      const headers = of.locator === null ? {} : { [of.bookingName]: of.locator };
      await copies.put(of.path, new Response('<p>kept</p>', { headers }));
    },
    { path, locator, copiesName, bookingName },
  );

const keptPage = async () => {
  const { page, locator } = await boughtPage({ tickets: [{}] });
  await keep(page, 1);
  const [own = ''] = await copied(page);
  return { page, locator, own };
};

test('[R-05] only a booking that was just read takes copies off the device: the page of the result, which may show a kept one, leaves them, and so does keeping or forgetting', async () => {
  const { page, locator, own } = await keptPage();
  const other = '/bilet/another-ticket-of-it';
  await saveCopy(page, other, locator);
  await page.goto(`/odeme-sonuc/${locator}`);
  await page.getByText(say('copies.kept.title', { count: 1 })).waitFor();
  expect(await copied(page)).toEqual([own, other].toSorted());
  await lookUp(page, locator, tr);
  await expect.poll(() => copied(page), soon).toEqual([own]);
  await saveCopy(page, other, locator);
  await page.getByRole('button', { name: say('copies.forget', { count: 1 }), exact: true }).click();
  await page.getByRole('button', { name: say('copies.keep', { count: 1 }), exact: true }).waitFor();
  await expect.poll(() => copied(page), soon).toEqual([other]);
});

/** What stands between the shop and the worker answers 404 to it; with the shop's mark or without. */
const answerEmpty = async (page: Page, mark: string | null) => {
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate((name) => {
    const headers = name === null ? {} : { [name]: '1' };
    Object.assign(self, { fetch: async () => new Response('nothing here', { status: 404, headers }) });
  }, mark);
};

test('[R-05] a 404 the shop did not mark as its own says nothing of the ticket: the copy stays', async () => {
  const { page, own } = await keptPage();
  await answerEmpty(page, null);
  const answer = await page.goto(own);
  expect(answer?.status()).toBe(404);
  expect(await copied(page)).toEqual([own]);
  await answerEmpty(page, goneName);
  await page.goto(own);
  expect(await copied(page)).toEqual([]);
});

test('[R-05] a copy that cannot be taken off the device keeps no answer of the shop from its reader', async () => {
  const { page, own } = await keptPage();
  await answerEmpty(page, goneName);
  const [worker] = page.context().serviceWorkers();
  await worker?.evaluate(() => {
    Object.assign(caches, { has: () => Promise.reject(new Error('the device refuses')) });
  });
  const answer = await page.goto(own);
  expect(answer?.status()).toBe(404);
  await page.getByText('nothing here', { exact: true }).waitFor();
});

test('[R-05] a copy that names no booking is to be kept anew, and follows its booking from then on', async () => {
  const { page, locator, own } = await keptPage();
  await saveCopy(page, own, null);
  await page.goto(`/odeme-sonuc/${locator}`);
  await keep(page, 1);
  const named = await page.evaluate(
    async (of) => (await caches.match(of.own, { cacheName: of.copiesName }))?.headers.get(of.bookingName),
    { own, copiesName, bookingName },
  );
  expect(named).toBe(locator);
});
