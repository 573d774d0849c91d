import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { amountIn } from '#test/support/amount-in.ts';
import { axeFindings } from '#test/support/axe.ts';
import { buyFor } from '#test/support/bought-visit.ts';
import { onBankPage, payBy } from '#test/support/card-buyer.ts';
import { lookUp } from '#test/support/looked-up.ts';
import type { Reader } from '#test/support/readers.ts';
import { drawnReaders } from '#test/support/readers.ts';
import { shopOfThisFile } from '#test/support/shop.ts';
import { soon } from '#test/support/soon.ts';
import { stands } from '#test/support/stands.ts';
import { visitorsOfThisFile } from '#test/support/visitor.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const drawn = drawnReaders();

type Words = Reader['words'];

const press = (page: Page, name: string | RegExp) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();

/** From a ticket in this browser to the list of other trains. */
const toOtherTrains = async (page: Page, words: Words) => {
  const { locator } = await buyFor(page, shop().origin, words);
  await lookUp(page, locator, words);
  await stands(page, 'ticket-actions', 'choosing');
  await press(page, words['actions.change']);
  await page.waitForURL((url) => url.pathname === '/sefer-listesi');
  await stands(page, 'booking', 'listing.outward');
  await page.getByText(words['journey-list.changing'].replace('{locator}', locator)).waitFor();
  return locator;
};

/** A seat on one of the trains: the cheapest class of the first, or the dearest of the last, by the keyboard. */
const takeSeat = async (page: Page, which: 'dearer' | 'like') => {
  const classes = page.locator('button[name=secim]:not([aria-disabled])');
  await (which === 'like' ? classes.first() : classes.last()).press('Enter');
  await stands(page, 'booking', 'seating.placing');
  await page.locator('[role=gridcell][data-seat]:not([aria-disabled])').first().click();
  await stands(page, 'seat-hold', 'counting.held.calm');
};

const toReview = async (page: Page, words: Words, which: 'dearer' | 'like') => {
  await takeSeat(page, which);
  await press(page, words['seat-map.to-change']);
  await stands(page, 'ticket-change', 'reviewing');
  await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(0);
};

const approve = async (page: Page, words: Words) => {
  await payBy(page, '5400610000010018', words);
  await onBankPage(page);
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
  await stands(page, 'booking', 'ended.issued');
};

/** The ticket as the booking says it: how many hold, and how many were exchanged. */
const ticketsFound = async (page: Page, locator: string, words: Words) => {
  await lookUp(page, locator, words);
  await stands(page, 'ticket-actions', 'choosing');
  const count = (status: string) => page.getByRole('article').getByText(status, { exact: true }).count();
  return [await count(words['ticket.status.valid']), await count(words['ticket.status.changed'])];
};

test.each(drawn)(
  '[S-18] [S-22] in $language, a ticket is exchanged for a dearer one: told first, paid at the bank, and the new ticket is shown',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language });
    const locator = await toOtherTrains(page, words);
    expect(await axeFindings(page)).toEqual([]);
    await toReview(page, words, 'dearer');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await stands(page, 'ticket-change', 'reviewing');
    await press(page, amountIn(words['change.confirm.due']));
    await stands(page, 'payment', 'choosing.enteringCard');
    expect(await axeFindings(page)).toEqual([]);
    await approve(page, words);
    await page.waitForURL((url) => url.pathname === `/odeme-sonuc/${locator}`);
    await page.getByRole('heading', { name: words['result.changed.heading'], exact: true }).waitFor();
    expect(await page.getByRole('link', { name: words['ticket.boarding-pass'], exact: true }).count()).toBe(
      1,
    );
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    expect(await ticketsFound(page, locator, words)).toEqual([1, 1]);
  },
);

test.each(drawn)(
  '[S-18] in $language, the payment of a change that is left gives the new seats back and the ticket stays',
  async ({ language, words }) => {
    const { page } = await visitor({ language });
    const locator = await toOtherTrains(page, words);
    await toReview(page, words, 'dearer');
    await press(page, amountIn(words['change.confirm.due']));
    await stands(page, 'payment', 'choosing.enteringCard');
    await page.goBack();
    await stands(page, 'booking', 'paying.leaving');
    await page.getByRole('button', { name: words['payment.leave.yes'], exact: true }).click();
    await stands(page, 'booking', 'listing.outward');
    await page.getByRole('link', { name: words['journey-list.changing.leave'], exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await ticketsFound(page, locator, words)).toEqual([1, 0]);
  },
);

test.each(drawn)(
  '[S-18] in $language, the seats of a change are chosen again, and home lets the ticket be',
  async ({ language, words }) => {
    const { page } = await visitor({ language });
    const locator = await toOtherTrains(page, words);
    await toReview(page, words, 'like');
    await press(page, words['change.decline']);
    await stands(page, 'seat-hold', 'counting.held.calm');
    await press(page, words['seat-map.leave.list']);
    await stands(page, 'booking', 'listing.outward');
    await page.getByRole('link', { name: words['journey-list.changing.leave'], exact: true }).click();
    await page.getByRole('form', { name: words['trip.name'] }).waitFor();
    expect(await ticketsFound(page, locator, words)).toEqual([1, 0]);
  },
);
