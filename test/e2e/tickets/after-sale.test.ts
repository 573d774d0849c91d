import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { amountIn } from '../../support/amount-in.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { madeFor } from '../../support/browser/book-in-browser.ts';
import { boughtByCalls } from '../../support/browser/bought-by-calls.ts';
import { pressOn } from '../../support/browser/by-keyboard.ts';
import { lookUp } from '../../support/browser/looked-up.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { onBankPage, payBy } from '../../support/visits/card-buyer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const drawn = drawnReaders();

const press = (page: Page, name: string | RegExp) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click();

/** The amount that a button of this sentence names. */
const amountQuoted = (sentence: string, text: string) => {
  const [before = '', after = ''] = sentence.split('{amount}');
  return text.slice(before.length, text.length - after.length);
};

const waitForStatus = (page: Page, sentence: string) =>
  page.locator('main').getByRole('status').filter({ hasText: sentence }).waitFor();

const actions = [
  {
    action: 'return',
    ask: 'actions.return',
    confirm: 'actions.return.confirm',
    done: 'actions.return.done',
    status: 'ticket.status.returned',
  },
  {
    action: 'conversion',
    ask: 'actions.convert',
    confirm: 'actions.convert.confirm',
    done: 'actions.convert.done',
    status: 'ticket.status.converted-to-open',
  },
] as const;

test.each(drawn.flatMap((reader) => actions.map((each) => ({ ...reader, ...each }))))(
  '[S-18] [R-06] in $language, $action of a bought ticket: told first, done once, and the ticket says so afterwards',
  async ({ language, words, ask, confirm, done, status }) => {
    const { page, complaints } = await visitor({ language, motion: false });
    const { locator } = await boughtByCalls(page, shop().origin);
    await lookUp(page, locator, words);
    await waitForState(page, 'ticket-actions', 'choosing');
    await press(page, words[ask]);
    await waitForState(page, 'ticket-actions', 'reviewing');
    const confirmation = page
      .getByRole('dialog')
      .or(page.getByRole('alertdialog'))
      .getByRole('button', { name: amountIn(words[confirm]) });
    const text = await confirmation.innerText();
    expect(await axeProblems(page)).toEqual([]);
    await confirmation.click();
    await waitForState(page, 'ticket-actions', 'done.read');
    await waitForStatus(page, words[done]);
    const receipt = await page.locator('[data-flow=ticket-actions]').innerText();
    expect(receipt).toContain(amountQuoted(words[confirm], text));
    await page.getByRole('article').getByText(words[status], { exact: true }).waitFor();
    expect(await page.getByRole('link', { name: words['ticket.boarding-pass'], exact: true }).count()).toBe(
      0,
    );
    expect(await axeProblems(page)).toEqual([]);
    await press(page, words['actions.receipt.close']);
    await waitForState(page, 'ticket-actions', 'closed');
    const again = page.locator('#content').getByRole('button', { name: words[ask], exact: true });
    expect(await again.getAttribute('aria-disabled')).toBe('true');
    expect(complaints()).toEqual([]);
  },
);

test.each(drawn)(
  '[S-14] [S-18] in $language, a reservation is called one, is extended, and is cancelled after a question that names it',
  async ({ language, words }) => {
    const { page } = await visitor({ language, motion: false });
    const { locator } = await madeFor('reservation', page, shop().origin);
    await lookUp(page, locator, words);
    await waitForState(page, 'reservation-option', 'held.waiting');
    const headings = () => page.locator('main').getByRole('heading', { level: 1 }).allInnerTexts();
    expect(await headings()).toEqual([words['lookup.found.reservation']]);
    expect(await axeProblems(page)).toEqual([]);
    await press(page, words['option.extend']);
    await page.getByText(new RegExp(words['option.extended'].split('{until}')[0] ?? '')).waitFor();
    await press(page, words['option.cancel']);
    await waitForState(page, 'reservation-option', 'held.confirming');
    const question = page.getByRole('alertdialog');
    expect(await question.getByRole('heading').innerText()).toContain(locator);
    expect(await question.getByRole('paragraph').first().innerText()).toContain(' – ');
    await press(page, words['option.cancel.yes']);
    await waitForState(page, 'reservation-option', 'over');
    await waitForStatus(page, words['option.over.cancelled']);
    expect(await headings()).toEqual([words['lookup.found.reservation']]);
  },
);

test.each(drawn)(
  '[S-13] [S-14] in $language, a reservation is turned into tickets: its price is told, paid at the bank, and the tickets are shown',
  async ({ language, words }) => {
    const { page } = await visitor({ language, motion: false });
    const { locator } = await madeFor('reservation', page, shop().origin);
    await lookUp(page, locator, words);
    await waitForState(page, 'reservation-option', 'held.waiting');
    await press(page, words['option.buy']);
    await waitForState(page, 'reservation-option', 'held.offering');
    await press(page, amountIn(words['option.buy.yes']));
    await waitForState(page, 'payment', 'choosing.enteringCard');
    await page.reload();
    await waitForState(page, 'payment', 'choosing.enteringCard');
    await payBy(page, '5400610000010018', words);
    await onBankPage(page);
    await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
    await waitForState(page, 'booking', 'ended.issued');
    await page.waitForURL((url) => url.pathname === `/odeme-sonuc/${locator}`);
  },
);

test.each(drawn)(
  '[R-06] in $language, a booking that still waits for its money is paid from where it was found, in a browser that kept nothing',
  async ({ language, words }) => {
    const { page } = await visitor({ language, motion: false });
    const { locator } = await madeFor('sale', page, shop().origin);
    await lookUp(page, locator, words);
    await page.getByRole('link', { name: words['lookup.found.pay'], exact: true }).click();
    await waitForState(page, 'payment', 'choosing.enteringCard');
    await payBy(page, '5400610000010018', words);
    await onBankPage(page);
    await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
    await waitForState(page, 'booking', 'ended.issued');
  },
);

test.each(drawn)(
  '[S-16] [S-18] in $language, on a narrow screen and by keys alone, a booking that waits for its money is given up where it was found',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language, width: 320, motion: false });
    const { locator } = await madeFor('sale', page, shop().origin);
    await lookUp(page, locator, words);
    const summary = page.locator('#content summary').filter({ hasText: words['open-sale.give-up'] });
    await pressOn(page, summary);
    const giveUp = page.getByRole('button', { name: words['open-sale.give-up.yes'], exact: true });
    await giveUp.waitFor();
    expect({ out: await sticksOut(page), axe: await axeProblems(page) }).toEqual({ out: [], axe: [] });
    await pressOn(page, giveUp);
    await waitForStatus(page, words['open-sale.given-up']);
    await page.getByText(words['lookup.found.none-valid']).waitFor();
    expect({ out: await sticksOut(page), axe: await axeProblems(page) }).toEqual({ out: [], axe: [] });
    expect(complaints()).toEqual([]);
  },
);

test.each(drawn)(
  '[S-14] [S-18] in $language, on a narrow screen and by keys alone, an option is extended to the end that was told',
  async ({ language, words }) => {
    const { page } = await visitor({ language, width: 320, motion: false });
    const { locator } = await madeFor('reservation', page, shop().origin);
    await lookUp(page, locator, words);
    await waitForState(page, 'reservation-option', 'held.waiting');
    expect({ out: await sticksOut(page), axe: await axeProblems(page) }).toEqual({ out: [], axe: [] });
    await pressOn(page, page.getByRole('button', { name: words['option.extend'], exact: true }));
    const done = page.getByText(new RegExp(words['option.extended'].split('{until}')[0] ?? ''));
    await done.waitFor();
    await waitForState(page, 'reservation-option', 'held.waiting');
    expect({ out: await sticksOut(page), axe: await axeProblems(page) }).toEqual({ out: [], axe: [] });
  },
);

test.each(drawn)(
  '[S-18] in $language, on a narrow screen and by keys alone, a ticket is returned, its steps told before',
  async ({ language, words }) => {
    const { page } = await visitor({ language, width: 320, motion: false });
    const { locator } = await boughtByCalls(page, shop().origin);
    await lookUp(page, locator, words);
    await waitForState(page, 'ticket-actions', 'choosing');
    await page.locator('[data-flow=ticket-actions] li li').first().waitFor();
    expect({ out: await sticksOut(page), axe: await axeProblems(page) }).toEqual({ out: [], axe: [] });
    await pressOn(page, page.getByRole('button', { name: words['actions.return'], exact: true }));
    await waitForState(page, 'ticket-actions', 'reviewing');
    expect(await sticksOut(page)).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: amountIn(words['actions.return.confirm']) }));
    await waitForState(page, 'ticket-actions', 'done.read');
    expect({ out: await sticksOut(page), axe: await axeProblems(page) }).toEqual({ out: [], axe: [] });
  },
);
