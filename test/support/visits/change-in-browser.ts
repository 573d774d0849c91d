import type { Page } from 'playwright';
import { expect } from 'vitest';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { boughtByCalls } from '../browser/bought-by-calls.ts';
import { lookUp } from '../browser/looked-up.ts';
import type { Reader } from '../browser/readers.ts';
import { waitForState } from '../browser/wait-for-state.ts';
import { soon } from '../soon.ts';
import { onBankPage, payBy } from './card-buyer.ts';

type Words = Reader['words'];

export const pressIn = (page: Page, name: string | RegExp) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');

/** From a ticket in this browser to the list of other trains. */
export const toOtherTrains = async (
  page: Page,
  origin: string,
  words: Words,
  within: CabinClass | null = null,
) => {
  const { locator } = await boughtByCalls(page, origin, within);
  await lookUp(page, locator, words);
  await waitForState(page, 'ticket-actions', 'choosing');
  await pressIn(page, words['actions.change']);
  await page.waitForURL((url) => url.pathname === '/sefer-listesi');
  await waitForState(page, 'booking', 'listing.outward');
  await page.getByText(words['change.banner'].replace('{locator}', locator)).waitFor();
  return locator;
};

type Which = 'cheaper' | 'dearer' | 'like';

/** The cheapest class of the first train, or the dearest of the last, or the first economy class. */
const classOf = (page: Page, words: Words, which: Which) => {
  const classes = page.locator('button[name=secim]:not([aria-disabled])');
  if (which === 'cheaper') return classes.filter({ hasText: words['cabin.Y1'] }).first();
  return which === 'like' ? classes.first() : classes.last();
};

/** One of the trains, by the keyboard. */
const toNewSeats = async (page: Page, words: Words, which: Which) => {
  await classOf(page, words, which).press('Enter');
  await waitForState(page, 'booking', 'seating.placing');
};

/** A seat on one of the trains, by the keyboard. */
const takeSeat = async (page: Page, words: Words, which: Which) => {
  await toNewSeats(page, words, which);
  // Where a coach has two classes, the dearer one comes first.
  const seats = page.locator('[role=gridcell][data-seat]:not([aria-disabled])');
  await (which === 'cheaper' ? seats.last() : seats.first()).click();
  await waitForState(page, 'seat-hold', 'counting.held.calm');
};

export const toReview = async (page: Page, words: Words, which: Which) => {
  await takeSeat(page, words, which);
  await pressIn(page, words['seat-map.to-change']);
  await waitForState(page, 'ticket-change', 'reviewing');
  await expect.poll(() => page.evaluate(() => scrollY), soon).toBe(0);
};

/** Pays the difference, as far as the new ticket. */
export const payChange = async (page: Page, words: Words) => {
  await payBy(page, '5400610000010018', words);
  await onBankPage(page);
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
  await waitForState(page, 'booking', 'ended.issued');
};

/** The ticket as the booking says it: how many hold, and how many were exchanged. */
export const ticketsFound = async (page: Page, locator: string, words: Words) => {
  await lookUp(page, locator, words);
  await waitForState(page, 'ticket-actions', 'choosing');
  const count = (status: string) => page.getByRole('article').getByText(status, { exact: true }).count();
  return [await count(words['ticket.status.valid']), await count(words['ticket.status.changed'])];
};
