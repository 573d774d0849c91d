import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { axeProblems } from '../../support/browser/axe.ts';
import { unprovedFor } from '../../support/browser/book-in-browser.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { mailedLink } from '../../support/browser/mailed-link.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const press = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();

const rests = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).getAttribute('aria-disabled');

test.each(drawnReaders())(
  '[S-14] [A-01] in $language, a guest reads that a reservation stands a short time, has the letter sent again and follows its link: it stands until the next day and can be extended',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language, motion: false });
    const { locator, email } = await unprovedFor(page, shop().origin);
    const first = await mailedLink(page, email);
    await lookUp(page, locator, words);
    await waitForState(page, 'reservation-option', 'held.waiting');
    const option = page.locator('[data-flow=reservation-option]');
    await option.getByText(words['result.reserved.unproved.text'].split('{option}')[0] ?? '').waitFor();
    expect(await rests(page, words['option.extend'])).toBe('true');
    expect([await axeProblems(page), await sticksOut(page)]).toEqual([[], []]);
    await press(page, words['option.proof.send']);
    await option.getByText(words['option.proof.sent.text'], { exact: true }).waitFor();
    const again = await mailedLink(page, email);
    expect(again).not.toBe(first);
    await page.goto(again);
    await press(page, words['lookup.open.open']);
    await waitForState(page, 'reservation-option', 'held.waiting');
    expect(await option.getByRole('button', { name: words['option.proof.send'] }).count()).toBe(0);
    await option.getByText(words['result.reserved.title']).waitFor();
    expect(await rests(page, words['option.extend'])).toBe(null);
    expect(complaints()).toEqual([]);
  },
);
