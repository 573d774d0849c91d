import { expect, test } from 'vitest';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { wordsIn } from '#i18n/words.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '../../support/amount-in.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { pressOn, tabTo } from '../../support/browser/by-keyboard.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
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

test('[S-18] nobody keeps a ticket while it is being exchanged', async () => {
  const { page } = await visitor();
  await toOtherTrains(page, shop().origin, tr);
  await toReview(page, tr, 'like');
  const keep = page.getByRole('button', { name: tr['change.keep'], exact: true });
  expect(await keep.getAttribute('aria-disabled')).toBe(null);
  await page.route('**/ticket-change-perform-3D', () => undefined);
  await page.locator('[data-flow=ticket-change]').getByRole('button').first().press('Enter');
  await waitForState(page, 'ticket-change', /^performing/);
  expect(await keep.getAttribute('aria-disabled')).toBe('true');
});

/** What is written, without the signs that only set it apart. */
const bare = (text: string) => text.replaceAll(/[\u200e\u200f\u2066-\u2069]/g, '').replaceAll(/\s+/g, ' ');
const lower = (text: string) => text.toLocaleLowerCase('tr');
const digitsIn = (text = '') => text.replaceAll(/[^\d۰-۹]/g, '');

test.each(drawn)(
  '[S-18] in $language, the payment of a change names the new train and seat and what its sum is made of, after a reload too, and a phone calls the old ticket the present one',
  async ({ language, words }) => {
    const { page } = await visitor({ language, width: 360, height: 780 });
    await toOtherTrains(page, shop().origin, words);
    await toReview(page, words, 'dearer');
    const review = page.locator('[data-flow=ticket-change]');
    const worths = await review.getByRole('definition').allInnerTexts();
    const seats = bare(await review.getByRole('listitem').innerText()).matchAll(
      new RegExp(words['change.seat'].replace('{seat}', '(\\w+)'), 'g'),
    );
    const [, seat = '–'] = [...seats].at(-1) ?? [];
    const chosen = page.getByRole('listitem').filter({ hasText: words['seat-map.train.outward'] });
    const hours = bare(await chosen.innerText()).match(/[\d۰-۹]{2}:[\d۰-۹]{2}/g) ?? [];
    const train = bare(await chosen.locator('bdi').first().innerText());
    await pressIn(page, amountIn(words['change.confirm.due']));
    await waitForState(page, 'payment', 'choosing.enteringCard');
    const summary = page.getByRole('region', { name: words['price.title'], exact: true });
    const shownIn = async () => {
      const shown = lower(bare(await summary.getByRole('listitem').first().innerText()));
      const terms = await summary.getByRole('term').allInnerTexts();
      const sums = await summary.getByRole('definition').allInnerTexts();
      return {
        missing: [...hours, train, seat].map(lower).filter((part) => !shown.includes(part)),
        terms,
        parts: sums.slice(0, 3).map(digitsIn),
      };
    };
    const [before, after, fee] = worths.map(digitsIn);
    const whole = {
      missing: [],
      terms: [
        words['change.worth-after'],
        words['change.worth-before'],
        words['change.fee'],
        words['price.total'],
        words['price.due'],
      ],
      parts: [after, before, fee],
    };
    await expect.poll(shownIn, soon).toEqual(whole);
    const banner = page.getByRole('note').filter({ hasText: words['change.banner'].split('{')[0] ?? '' });
    expect(await banner.getByText(words['change.banner.old'], { exact: true }).isVisible()).toBe(true);
    await page.reload();
    await waitForState(page, 'payment', 'choosing.enteringCard');
    await expect.poll(shownIn, soon).toEqual(whole);
  },
);

test.each(drawn)(
  '[S-18] in $language, what a change costs and the button that confirms it are in the first window, and a train of the night says that it arrives a day later',
  async ({ language, words }) => {
    const { page } = await visitor({ language, width: 360, height: 780 });
    await toOtherTrains(page, shop().origin, words);
    await toReview(page, words, 'dearer');
    const review = page.locator('[data-flow=ticket-change]');
    const confirm = review.getByRole('button', { name: amountIn(words['change.confirm.due']) });
    const cost = review.getByText(amountIn(words['change.due']));
    const { say } = wordsIn(language, wholeCatalogue(language));
    const trips = page.getByRole('list').filter({ hasText: words['seat-map.train.outward'] });
    expect(await trips.innerText()).toContain(say('journey-list.next-day', { days: 1 }));
    for (const size of [
      { width: 360, height: 780 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      await page.evaluate(() => scrollTo(0, 0));
      for (const part of [cost, confirm]) {
        const { y = size.height, height = 0 } = (await part.boundingBox()) ?? {};
        expect(y + height).toBeLessThanOrEqual(size.height);
      }
    }
  },
);
