import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { axeProblems } from '../../support/browser/axe.ts';
import { bookFor } from '../../support/browser/book-in-browser.ts';
import { openSupport } from '../../support/browser/console-in-browser.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { soon } from '../../support/soon.ts';
import { onBankPage, payBy } from '../../support/visits/card-buyer.ts';

type Words = typeof tr;

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const cardOverItsLimit = '5400610000014820';

/** Somebody whose card the bank declines, after the trip to the bank and back. */
const declined = async (words: Words, language: 'tr' | 'en' | 'fa') => {
  const { page } = await visitor({ language });
  const { locator } = await bookFor(page, shop().origin);
  await page.goto('/odeme');
  await payBy(page, cardOverItsLimit, words);
  await onBankPage(page);
  const recordingSent = page.waitForResponse((answer) => answer.url().endsWith('/recordings') && answer.ok());
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
  await waitForState(page, 'payment', 'choosing.enteringCard');
  const sent = (await recordingSent).request().postData();
  expect(sent).toContain('daily-limit');
  expect(sent).not.toMatch(/DENEME|YOLCU|deneme@|1234567|54006100|4820/);
  return locator;
};

const ask = async (page: Page, locator: string) => {
  await page.locator('#pnr').fill(locator);
  await page.locator('#pnr').press('Enter');
};

const lookUp = async (page: Page, words: Words, locator: string) => {
  await ask(page, locator);
  await page.getByRole('heading', { name: words['support.recordings'], exact: true }).waitFor();
  await page.getByRole('button', { name: words['atlas.play.next'], exact: true }).waitFor();
};

const lines = (page: Page): Locator => page.locator('ol').getByRole('button');
const chosen = (page: Page): Locator => page.locator('ol').locator('[aria-pressed=true]');

test.each(drawnReaders())(
  '[R-48] [A-04] [P-13] support in $language sees a declined purchase by its PNR, masked, and steps through what the page did',
  async ({ language, words }) => {
    const locator = await declined(words, language);
    const { page, complaints } = await visitor({ language, motion: false });
    await openSupport(page, shop().origin, 'elif');
    await lookUp(page, words, locator);
    const content = page.locator('#content');
    expect(await content.getByText(words['support.stands.declined'], { exact: true }).isVisible()).toBe(true);
    expect(await content.getByRole('heading', { name: 'D*** Y***', exact: true }).isVisible()).toBe(true);
    expect(await content.innerText()).not.toMatch(/DENEME|YOLCU|1234567|deneme@/);
    const steps = await lines(page).allInnerTexts();
    const sentence = words['payment.refused.daily-limit'];
    expect(steps.filter((step) => step.includes(sentence))).toHaveLength(1);
    expect(steps.some((step) => step.includes('bank.returned'))).toBe(true);
    expect(steps.some((step) => step.includes('card.given'))).toBe(true);
    const next = page.getByRole('button', { name: words['atlas.play.next'], exact: true });
    for (const step of steps.slice(1)) {
      await next.press('Enter');
      expect(await chosen(page).innerText()).toBe(step);
    }
    expect(await next.isDisabled()).toBe(true);
    await page.locator('svg .is-active[data-state="payment.choosing.enteringCard"]').waitFor();
    expect(await axeProblems(page)).toEqual([]);
    expect(complaints()).toEqual([]);
  },
);

test.each(drawnReaders())(
  '[R-48] support in $language at 320 px: a PNR that is not one, one that nobody has, one without a payment',
  async ({ language, words }) => {
    const { page: buyer } = await visitor({ language });
    const { locator } = await bookFor(buyer, shop().origin);
    const { page } = await visitor({ language, width: 320, motion: false });
    await openSupport(page, shop().origin, 'elif');
    await ask(page, 'K7');
    await page.getByText(words['support.problem.code-not-one']).waitFor();
    expect(await page.locator('#pnr').evaluate((field) => field === document.activeElement)).toBe(true);
    await ask(page, 'ZZZZZZ');
    await page.getByText(words['support.refused.unknown'], { exact: true }).waitFor();
    expect(await page.locator('#pnr').inputValue()).toBe('ZZZZZZ');
    await ask(page, locator.toLowerCase());
    await page.getByText(words['support.payments.none'], { exact: true }).waitFor();
    await page.getByText(words['support.recordings.none'], { exact: true }).waitFor();
    expect(await page.getByText(words['support.refused.unknown'], { exact: true }).count()).toBe(0);
    expect({ axe: await axeProblems(page), out: await sticksOut(page) }).toEqual({ axe: [], out: [] });
  },
);

test('[R-48] who is of the staff but not of the support is told so, and a stranger is led home', async () => {
  const { page: editor } = await visitor({});
  await openSupport(editor, shop().origin, 'deniz');
  await ask(editor, 'K7M2QA');
  await editor.getByText(tr['catalogue.refused.role-lacking'], { exact: true }).waitFor();
  const { page: stranger } = await visitor({});
  await stranger.goto('/destek');
  await expect.poll(() => new URL(stranger.url()).pathname, soon).toBe('/');
  expect(await stranger.locator('#pnr').count()).toBe(0);
});
