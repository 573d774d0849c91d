import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { showBoardingPass } from '#contract/bookings/boarding.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { worldHand } from '../../support/shop/world.ts';
import { keptOnDevice } from '../../support/visits/kept-on-device.ts';
import { seedBooking } from '../../support/visits/seed-booking.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);
const { say } = wordsIn('tr', wholeCatalogue('tr'));

const keepButton = (page: Page) =>
  page.getByRole('button', { name: say('copies.keep', { count: 2 }), exact: true });

/** The page of two tickets, as whoever bought them sees it. */
const pageOfTwo = async () => {
  const { page } = await visitor({ motion: false });
  const { origin, databaseUrl } = shop();
  const { cookie, locator } = await seedBooking(databaseUrl, { tickets: [{}, {}] });
  const [name = '', value = ''] = cookie.split('=');
  await page.context().addCookies([{ name, value, url: origin }]);
  await page.goto(`/odeme-sonuc/${locator}`);
  return page;
};

const isRefused = (page: Page, why: 'no-room' | 'not-reached') =>
  page.getByText(tr[`copies.refused.${why}`], { exact: true }).waitFor();

const broken = { kind: 'refuse', status: 500 } as const;

/** From now on there is room for the pages of tickets on this device, and for nothing else. */
const roomForPages = (page: Page) =>
  page.evaluate((why) => {
    const isOver = () => Promise.reject(new DOMException('There is no room.', why));
    const open = caches.open.bind(caches);
    const partly = async (name: string) => {
      const copies = await open(name);
      const put = copies.put.bind(copies);
      return Object.assign(copies, {
        addAll: isOver,
        put: (path: string, copy: Response) => (path.startsWith('/bilet/') ? put(path, copy) : isOver()),
      });
    };
    Object.assign(caches, { open: partly });
  }, 'QuotaExceededError');

test('[R-05] tickets for which there is no room are not told as kept when the page is loaded again', async () => {
  const page = await pageOfTwo();
  await keepButton(page).waitFor();
  await roomForPages(page);
  await keepButton(page).click();
  await isRefused(page, 'no-room');
  expect(await keptOnDevice(page)).toEqual([]);
  await page.reload();
  await keepButton(page).waitFor();
});

test('[R-05] where one of two tickets could not be had, none lies on the device', async () => {
  const page = await pageOfTwo();
  await keepButton(page).waitFor();
  const links = page.getByRole('link', { name: tr['ticket.boarding-pass'], exact: true });
  const [first, second] = [await links.first().getAttribute('href'), await links.last().getAttribute('href')];
  const had = page.waitForResponse((answer) => new URL(answer.url()).pathname === first);
  await page.route(`**${second}`, async (route) => {
    await (await had).finished();
    await keptOnDevice(page);
    await route.fulfill({ status: 500 });
  });
  await keepButton(page).click();
  await isRefused(page, 'not-reached');
  expect(await keptOnDevice(page)).toEqual([]);
});

test('[R-05] tickets that were told as not kept do not come after all', async () => {
  const page = await pageOfTwo();
  await keepButton(page).waitFor();
  const world = worldHand(shop().origin);
  await world.hold([showBoardingPass.name]);
  await keepButton(page).click();
  await isRefused(page, 'not-reached');
  await world.open(showBoardingPass.name);
  await world.open(showBoardingPass.name);
  await world.answer(showBoardingPass.name, broken);
  const answered = page.waitForResponse((answer) => answer.status() >= 500);
  await keepButton(page).click();
  await answered;
  await isRefused(page, 'not-reached');
  expect(await keptOnDevice(page)).toEqual([]);
  await world.turn({ do: 'let-pass', name: showBoardingPass.name });
});
