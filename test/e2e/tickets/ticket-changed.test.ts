import { expect, test } from 'vitest';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { amountIn } from '../../support/amount-in.ts';
import { axeFindings } from '../../support/browser/axe.ts';
import { pressOn, tabTo } from '../../support/browser/by-keyboard.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { stands } from '../../support/browser/stands.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import {
  payChange,
  pressIn,
  ticketsFound,
  toOtherTrains,
  toReview,
} from '../../support/visits/change-visit.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const drawn = drawnReaders();

test.each(drawn)(
  '[S-18] [S-22] in $language, a ticket is exchanged for a dearer one: told first, paid at the bank, and the new ticket is shown',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language });
    const locator = await toOtherTrains(page, shop().origin, words);
    expect(await axeFindings(page)).toEqual([]);
    await toReview(page, words, 'dearer');
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    await stands(page, 'ticket-change', 'reviewing');
    await pressIn(page, amountIn(words['change.confirm.due']));
    await stands(page, 'payment', 'choosing.enteringCard');
    expect(await axeFindings(page)).toEqual([]);
    await payChange(page, words);
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
  '[S-18] in $language, what a change means and what came of it fit a window of 320 px, in light and dark, and are used by the keyboard',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language, width: 320, height: 640 });
    const looksWell = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await sticksOut(page)).toEqual([]);
        expect(await axeFindings(page)).toEqual([]);
      }
    };
    await toOtherTrains(page, shop().origin, words, 'C');
    await toReview(page, words, 'cheaper');
    await looksWell();
    const content = page.locator('#content');
    await pressOn(page, content.getByRole('button', { name: amountIn(words['change.confirm.back']) }));
    await page.getByRole('heading', { name: words['result.changed.heading'], exact: true }).waitFor();
    await looksWell();
    const { say } = wordsIn(language, wholeCatalogue(language));
    for (const name of [
      say('result.file', { count: 1 }),
      say('ticket.boarding-pass'),
      say('ticket.calendar'),
    ]) {
      await tabTo(page, content.getByRole('link', { name, exact: true }));
    }
    await pressOn(page, content.locator('summary', { hasText: words['booking.deeds'] }));
    await tabTo(page, content.getByRole('button', { name: words['actions.change'], exact: true }));
    await stands(page, 'ticket-actions', 'choosing');
    await looksWell();
    expect(complaints()).toEqual([]);
  },
);

test.each(drawn)(
  '[S-18] in $language, the payment of a change that is left gives the new seats back and the ticket stays',
  async ({ language, words }) => {
    const { page } = await visitor({ language });
    const locator = await toOtherTrains(page, shop().origin, words);
    await toReview(page, words, 'dearer');
    await pressIn(page, amountIn(words['change.confirm.due']));
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
    const locator = await toOtherTrains(page, shop().origin, words);
    await toReview(page, words, 'like');
    await pressIn(page, words['change.decline']);
    await stands(page, 'seat-hold', 'counting.held.calm');
    await pressIn(page, words['seat-map.leave.list']);
    await stands(page, 'booking', 'listing.outward');
    await page.getByRole('link', { name: words['journey-list.changing.leave'], exact: true }).click();
    await page.getByRole('form', { name: words['trip.name'] }).waitFor();
    expect(await ticketsFound(page, locator, words)).toEqual([1, 0]);
  },
);
