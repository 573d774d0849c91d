import { expect, test } from 'vitest';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import { amountIn } from '../../support/amount-in.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { pressOn, tabTo } from '../../support/browser/by-keyboard.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import {
  payChange,
  pressIn,
  ticketsFound,
  toOtherTrains,
  toReview,
} from '../../support/visits/change-in-browser.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const drawn = drawnReaders();

test.each(drawn)(
  '[S-18] [S-22] in $language, a ticket is exchanged for a dearer one: told first, paid at the bank, and the new ticket is shown',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language });
    const locator = await toOtherTrains(page, shop().origin, words);
    expect(await axeProblems(page)).toEqual([]);
    await toReview(page, words, 'dearer');
    expect(await axeProblems(page)).toEqual([]);
    await page.reload();
    await waitForState(page, 'ticket-change', 'reviewing');
    await pressIn(page, amountIn(words['change.confirm.due']));
    await waitForState(page, 'payment', 'choosing.enteringCard');
    expect(await axeProblems(page)).toEqual([]);
    await payChange(page, words);
    await page.waitForURL((url) => url.pathname === `/odeme-sonuc/${locator}`);
    await page.getByRole('heading', { name: words['result.changed.heading'], exact: true }).waitFor();
    expect(await page.getByRole('link', { name: words['ticket.boarding-pass'], exact: true }).count()).toBe(
      1,
    );
    expect(await axeProblems(page)).toEqual([]);
    expect(complaints()).toEqual([]);
    expect(await ticketsFound(page, locator, words)).toEqual([1, 1]);
  },
);

test.each(drawn)(
  '[S-18] in $language, what a change means and what came of it fit a window of 320 px, in light and dark, and are used by the keyboard',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language, width: 320, height: 640 });
    const expectNoProblems = async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await sticksOut(page)).toEqual([]);
        expect(await axeProblems(page)).toEqual([]);
      }
    };
    await toOtherTrains(page, shop().origin, words, 'C');
    await toReview(page, words, 'cheaper');
    await expectNoProblems();
    const content = page.locator('#content');
    await pressOn(page, content.getByRole('button', { name: amountIn(words['change.confirm.back']) }));
    await page.getByRole('heading', { name: words['result.changed.heading'], exact: true }).waitFor();
    await expectNoProblems();
    const { say } = wordsIn(language, wholeCatalogue(language));
    for (const name of [
      say('result.file', { count: 1 }),
      say('ticket.boarding-pass'),
      say('ticket.calendar'),
    ]) {
      await tabTo(page, content.getByRole('link', { name, exact: true }));
    }
    await pressOn(page, content.locator('summary', { hasText: words['booking.actions'] }));
    await tabTo(page, content.getByRole('button', { name: words['actions.change'], exact: true }));
    await waitForState(page, 'ticket-actions', 'choosing');
    await expectNoProblems();
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
    await waitForState(page, 'payment', 'choosing.enteringCard');
    await page.goBack();
    await waitForState(page, 'booking', 'paying.leaving');
    await page.getByRole('button', { name: words['payment.leave.yes'], exact: true }).click();
    await waitForState(page, 'booking', 'listing.outward');
    await page.getByRole('link', { name: words['change.keep'], exact: true }).click();
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
    await waitForState(page, 'seat-hold', 'counting.held.calm');
    await pressIn(page, words['seat-map.leave.list']);
    await waitForState(page, 'booking', 'listing.outward');
    await page.getByRole('link', { name: words['change.keep'], exact: true }).click();
    await page.getByRole('form', { name: words['trip.name'] }).waitFor();
    expect(await ticketsFound(page, locator, words)).toEqual([1, 0]);
  },
);

test.each(drawn)(
  '[S-18] in $language, every page of a change shows the ticket that is exchanged and the way to keep it, which gives the new seat back',
  async ({ language, words }) => {
    const { page } = await visitor({ language });
    const locator = await toOtherTrains(page, shop().origin, words);
    const banner = page
      .getByRole('note')
      .filter({ hasText: words['change.banner'].replace('{locator}', locator) });
    const old = async () => ({
      task: await page.getByText(words['change.train'], { exact: true }).count(),
      ticket: await banner.getByRole('listitem').allInnerTexts(),
    });
    const listed = await old();
    expect([listed.task, listed.ticket.length]).toEqual([1, 1]);
    const [untilConfirmed, untilPaid] = [words['change.banner.text'], words['change.banner.paying']];
    const saysOf = async () => {
      const text = await banner.innerText();
      return [text.includes(untilConfirmed), text.includes(untilPaid)];
    };
    await toReview(page, words, 'dearer');
    expect((await old()).ticket).toEqual(listed.ticket);
    expect(await saysOf()).toEqual([true, false]);
    await pressIn(page, amountIn(words['change.confirm.due']));
    await waitForState(page, 'payment', 'choosing.enteringCard');
    expect((await old()).ticket).toEqual(listed.ticket);
    expect(await saysOf()).toEqual([false, true]);
    await banner.getByRole('link', { name: words['change.keep'], exact: true }).click();
    await page.getByRole('button', { name: words['payment.leave.yes'], exact: true }).click();
    await page.waitForURL((url) => url.pathname === '/');
    expect(await ticketsFound(page, locator, words)).toEqual([1, 0]);
  },
);

test.each(drawn)(
  '[S-18] in $language, whoever keeps the ticket while a new seat is held is at home by one press, and the ticket stays',
  async ({ language, words }) => {
    const { page } = await visitor({ language });
    const locator = await toOtherTrains(page, shop().origin, words);
    await toReview(page, words, 'like');
    await pressIn(page, words['change.keep']);
    await page.getByRole('form', { name: words['trip.name'] }).waitFor();
    expect(await ticketsFound(page, locator, words)).toEqual([1, 0]);
  },
);
