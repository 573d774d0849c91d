import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '../../support/amount-in.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { madeFor } from '../../support/browser/book-in-browser.ts';
import { buyFor } from '../../support/browser/buy-in-browser.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';
import { pressIn } from '../../support/visits/change-in-browser.ts';
import { follow } from '../../support/visits/follow.ts';
import { isBookingWritten } from '../../support/visits/kept-state.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const written = (page: Page) => isBookingWritten({ page, origin: shop().origin });

/** Nothing of it says that anything holds. */
const expectNoneValid = async (page: Page) => {
  await page.getByText(tr['lookup.found.none-valid']).waitFor();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(tr['result.title']);
  const [start = ''] = tr['result.reserved.text'].split('{until}');
  expect(await page.locator('main').innerText()).not.toContain(start);
  expect(await page.getByText(tr['result.issued.title']).count()).toBe(0);
  expect(await page.getByRole('link', { name: tr['ticket.file'] }).count()).toBe(0);
};

test('[S-14] [E-09] a reservation that was cancelled is told as cancelled when its page is loaded again', async () => {
  const { page } = await visitor({ motion: false });
  const { locator } = await madeFor('reservation', page, shop().origin);
  await page.goto(`/odeme-sonuc/${locator}`);
  await waitForState(page, 'booking', 'ended.reserved');
  await pressIn(page, tr['option.cancel']);
  await pressIn(page, tr['option.cancel.yes']);
  await waitForState(page, 'reservation-option', 'over');
  await written(page);
  await page.reload();
  await waitForState(page, 'booking', 'ended.reserved');
  await expectNoneValid(page);
  await waitForState(page, 'ticket-actions', 'closed');
  await page.getByRole('article').getByText(tr['ticket.status.invalid'], { exact: true }).waitFor();
  for (const name of ['option.buy', 'option.extend', 'option.cancel'] as const)
    expect(await page.getByRole('button', { name: tr[name], exact: true }).count()).toBe(0);
  expect(await page.getByText(tr['progress.title']).count()).toBe(0);
});

const returnAll = async (page: Page) => {
  await waitForState(page, 'ticket-actions', 'choosing');
  await pressIn(page, tr['actions.return']);
  await page.getByRole('button', { name: amountIn(tr['actions.return.confirm']) }).click();
  await waitForState(page, 'ticket-actions', 'done.read');
};

test('[S-18] [E-09] a ticket that was returned holds no more when the page of its purchase is loaded again', async () => {
  const { page } = await visitor({ motion: false });
  const { locator } = await buyFor(page, shop().origin, tr);
  await page.locator('summary', { hasText: tr['booking.actions'] }).click();
  await returnAll(page);
  await written(page);
  for (const path of [`/odeme-sonuc/${locator}`, '/odeme-sonuc']) {
    await page.goto(path);
    await waitForState(page, 'booking', 'ended.issued');
    await expectNoneValid(page);
    await page.getByRole('article').getByText(tr['ticket.status.returned'], { exact: true }).waitFor();
  }
});

test('[S-18] [E-09] a ticket that was returned holds no more when its page is come back to', async () => {
  const { page } = await visitor({ motion: false });
  await buyFor(page, shop().origin, tr);
  await page.locator('summary', { hasText: tr['booking.actions'] }).click();
  await returnAll(page);
  await follow(page, '/bilet-arama');
  await page.getByRole('heading', { level: 1, name: tr['lookup.title'], exact: true }).waitFor();
  await page.goBack();
  await expectNoneValid(page);
});

test('[E-09] nothing of a purchase that had ended is shown before it is known how it stands', async () => {
  const { page } = await visitor({ motion: false });
  await buyFor(page, shop().origin, tr);
  await written(page);
  const world = worldHand(shop().origin);
  await world.hold([getReservation.name]);
  await page.goto('/odeme-sonuc');
  await page.getByText(tr['booking.coming']).waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await world.cut(getReservation.name);
  await page.getByText(tr['booking.not-reached']).first().waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
  await world.turn({ do: 'let-pass', name: getReservation.name });
  await pressIn(page, tr['booking.not-reached.again']);
  await waitForState(page, 'booking', 'ended.issued');
  await page.getByRole('article').getByText(tr['ticket.status.valid'], { exact: true }).waitFor();
});

const refusals = [
  ['more-proof-needed', 'booking.refused.more-proof-needed'],
  ['too-many-tries', 'wire.too-many-tries'],
] as const;

test.each(drawnReaders())(
  '[E-09] in $language, whoever may not read what has become of a purchase reads why, and is led to where it is looked up',
  async ({ language, words }) => {
    const { page } = await visitor({ language, motion: false, width: 320 });
    await buyFor(page, shop().origin, words);
    await written(page);
    const world = worldHand(shop().origin);
    for (const [refusal, message] of refusals) {
      await world.answer(getReservation.name, refuses(refusal));
      await page.goto('/odeme-sonuc');
      await page.getByText(words[message], { exact: true }).waitFor();
      expect(await page.getByText(words['booking.not-reached']).count()).toBe(0);
      expect([await axeProblems(page), await sticksOut(page)]).toEqual([[], []]);
    }
    await world.turn({ do: 'let-pass', name: getReservation.name });
    await page.locator('main').getByRole('link', { name: words['menu.ticket-search'], exact: true }).click();
    await page.getByRole('heading', { level: 1, name: words['lookup.title'], exact: true }).waitFor();
  },
);
