import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import type { Language } from '#domain/values/language.ts';
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { soon } from '#test/support/soon.ts';
import { axeProblems } from '../support/browser/axe.ts';
import { pressOn, tabTo, typeInto } from '../support/browser/by-keyboard.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { onBankPage, payButton } from '../support/visits/card-buyer.ts';
import { dayAhead } from '../support/visits/day-ahead.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const tongues: readonly (readonly [Language, typeof tr])[] = [
  ['tr', tr],
  ['fa', fa],
];

const focus = (page: Page) => page.evaluate(() => document.activeElement?.tagName);
const button = (page: Page, name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true });

/** What is wrong with a step as it stands: too wide, or against the rules of access. */
const expectNoProblems = async (page: Page, step: string) => {
  expect(await sticksOut(page), `${step} sticks out`).toEqual([]);
  expect(await axeProblems(page), `${step}, as axe finds it`).toEqual([]);
};

const chooseStation = async (page: Page, name: string, input: string) => {
  await typeInto(page, page.getByRole('combobox', { name }), input);
  await page.getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
};

const search = async (page: Page, words: typeof tr) => {
  await page.goto('/');
  await chooseStation(page, words['trip.from'], 'ankara');
  await chooseStation(page, words['trip.to'], 'istanbul');
  const inThreeDays = dayAhead(3).split('-').toReversed().join('.');
  await typeInto(page, page.locator('input[name=gidis]'), inThreeDays);
  await expectNoProblems(page, 'home');
  await pressOn(page, button(page, words['trip.search']));
  await waitForState(page, 'booking', 'listing.outward');
  await expect.poll(() => focus(page), soon).toBe('H1');
  await expectNoProblems(page, 'the list');
};

const fillPassengers = async (page: Page, words: typeof tr) => {
  const field = (label: string) => page.locator('#content').getByLabel(label, { exact: true });
  await pressOn(page, page.locator('button[name=secim]:not([aria-disabled])').first());
  await waitForState(page, 'booking', 'describing');
  await expect.poll(() => focus(page), soon).toBe('H1');
  await pressOn(page, field(words['passenger.gender.female']), 'Space');
  await typeInto(page, field(words['passenger.first-name']), 'Ayşe');
  await typeInto(page, field(words['passenger.last-name']), 'Yılmaz');
  await typeInto(page, field(words['passenger.birth-date']), '03.05.1990');
  await typeInto(page, field(words['passenger.identity']), '10000000146');
  await typeInto(page, field(words['passenger.email']), 'ayse@example.com');
  await typeInto(page, field(words['passenger.phone']), '532 123 45 67');
  await expectNoProblems(page, 'the passengers');
  await pressOn(page, button(page, words['passenger.submit']));
  await waitForState(page, 'seat-plan', 'shown.fresh');
};

const chooseSeat = async (page: Page, words: typeof tr) => {
  await expect.poll(() => focus(page), soon).toBe('H1');
  await tabTo(page, page.locator('[role=gridcell][tabindex="0"]'));
  const isFree = () =>
    page.evaluate(() => document.activeElement?.matches('[data-seat]:not([aria-disabled])') ?? false);
  for (const way of ['ArrowDown', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) {
    for (let steps = 0; steps < 20 && !(await isFree()); steps += 1) await page.keyboard.press(way);
  }
  await page.keyboard.press('Enter');
  await waitForState(page, 'seat-hold', 'counting.held.calm');
  await expectNoProblems(page, 'the seats');
  await pressOn(page, button(page, words['seat-map.to-payment']));
  await waitForState(page, 'payment', 'choosing.enteringCard');
  await expect.poll(() => focus(page), soon).toBe('H1');
};

const pay = async (page: Page, words: typeof tr) => {
  const fields = page.frameLocator('#card-fields');
  await fields.getByLabel(words['card.number']).waitFor();
  await expectNoProblems(page, 'the payment');
  await typeInto(page, fields.getByLabel(words['card.number']), '5400610000010018');
  await typeInto(page, fields.getByLabel(words['card.holder']), 'AYSE YILMAZ');
  await typeInto(page, fields.locator('[name=expiry]'), '12/39');
  await typeInto(page, fields.getByLabel(words['card.security-code']), '123');
  await pressOn(page, fields.getByRole('button', { name: words['card.use'] }));
  await page.getByText(words['payment.card.ready'].replace('{lastFour}', '0018')).waitFor();
  await pressOn(page, page.getByLabel(words['terms.accept']), 'Space');
  await pressOn(page, payButton(page, words));
  await onBankPage(page);
  await expectNoProblems(page, 'the bank');
  await pressOn(page, page.getByRole('button', { name: words['bank.approve'], exact: true }));
  await page.getByRole('heading', { name: words['result.issued.heading'] }).waitFor();
  await expectNoProblems(page, 'the tickets');
};

test.each(tongues)(
  '[S-09] [S-22] %s: a ticket is bought with the keyboard alone in a window of 320 pixels',
  { timeout: 120_000 },
  async (language, words) => {
    const { page } = await visitor({ language, width: 320 });
    await search(page, words);
    await fillPassengers(page, words);
    await chooseSeat(page, words);
    await pay(page, words);
    await waitForState(page, 'booking', 'ended.issued');
  },
);
