import type { Locator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { dayWritten } from '#domain/time/parse-day.ts';
import { dayNumberAt, travelDayOf } from '#domain/time/travel-day.ts';
import { day } from '#domain/values/durations.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { amountIn } from '#test/support/amount-in.ts';
import { soon } from '#test/support/soon.ts';
import { axeProblems } from '../support/browser/axe.ts';
import { pressOn, tabTo, typeInto } from '../support/browser/by-keyboard.ts';
import { carDriver, rentalList } from '../support/browser/car-renter.ts';
import { sticksOut } from '../support/browser/reflow.ts';
import { shopOfThisFile } from '../support/browser/shop.ts';
import { visitorsOfThisFile } from '../support/browser/visitor.ts';
import { waitForHydration } from '../support/browser/wait-for-hydration.ts';
import { waitForState } from '../support/browser/wait-for-state.ts';
import { soonestMonday } from '../support/shop/rented-car.ts';
import { onBankPage, payButton } from '../support/visits/card-buyer.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const button = (page: Page | Locator, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.locator('dialog[open]');
const detailsButton = (page: Page) =>
  page.getByRole('button', { name: new RegExp(`^${tr['rental.list.look']}`) }).nth(1);
const isHeadingFocused = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName), soon).toBe('H1');
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);

/** What is wrong with a step as it stands: too wide, or against the rules of access. */
const expectNoProblems = async (page: Page, step: string) => {
  expect(await sticksOut(page), `${step} sticks out`).toEqual([]);
  expect(await axeProblems(page), `${step}, as axe finds it`).toEqual([]);
};

/** Letters choose in a list of choices, as they do for everybody who tabs to one. */
const chooseOffice = async (page: Page) => {
  await tabTo(page, page.locator('#rental-pick-up-office'));
  await page.keyboard.type('Ankara');
  expect(await page.locator('#rental-pick-up-office').inputValue()).toBe('ankara');
};

const dayTextAt = (at: number) => dayWritten(travelDayOf(dayNumberAt(at)));

const seek = async (page: Page) => {
  const from = soonestMonday(Date.now());
  await page.goto(rentalList);
  await waitForHydration(page);
  await chooseOffice(page);
  await typeInto(page, page.locator('#rental-pick-up-day'), dayTextAt(from));
  await typeInto(page, page.locator('#rental-drop-off-day'), dayTextAt(from + 3 * day));
  await pressOn(page, button(page, tr['rental.wish.seek']));
  await waitForState(page, 'car-rental', 'listing.shown');
  await expectNoProblems(page, 'the list');
};

/** Escape leaves the details, and the focus is back at the car; then it is chosen. */
const chooseCar = async (page: Page) => {
  await pressOn(page, detailsButton(page));
  await button(dialog(page), tr['rental.list.choose']).waitFor();
  await page.keyboard.press('Escape');
  await waitForState(page, 'car-rental', 'listing.shown');
  await expect.poll(() => isFocused(detailsButton(page)), soon).toBe(true);
  await page.keyboard.press('Enter');
  await expectNoProblems(page, 'the details');
  await pressOn(page, button(dialog(page), tr['rental.list.choose']), 'Space');
  await waitForState(page, 'car-rental', 'describing.filling');
  await isHeadingFocused(page);
};

const describe = async (page: Page) => {
  for (const [field, text] of Object.entries(carDriver))
    await typeInto(page, page.locator(`#driver-${field}`), text);
  for (const box of await page.locator('input[id^=contract-]').all()) await pressOn(page, box, 'Space');
  await expectNoProblems(page, 'the driver');
  await pressOn(page, button(page, tr['rental.driver.send']));
  await waitForState(page, 'car-rental', 'paying.open');
  await isHeadingFocused(page);
};

/** Whoever turns away is asked, and stays. */
const turnAway = async (page: Page) => {
  await pressOn(page, button(page, tr['payment.leave']));
  await expectNoProblems(page, 'the question');
  await pressOn(page, button(dialog(page), tr['payment.leave.no']));
  await expect.poll(() => isFocused(button(page, tr['payment.leave'])), soon).toBe(true);
};

const pay = async (page: Page) => {
  const fields = page.frameLocator('#card-fields');
  await typeInto(page, fields.getByLabel(tr['card.number']), '5400610000010018');
  await typeInto(page, fields.getByLabel(tr['card.holder']), 'DENEME YOLCU');
  await typeInto(page, fields.locator('[name=expiry]'), '12/39');
  await typeInto(page, fields.getByLabel(tr['card.security-code']), '123');
  await pressOn(page, fields.getByRole('button', { name: tr['card.use'] }));
  await page.getByText(tr['payment.card.ready'].replace('{lastFour}', '0018')).waitFor();
  await pressOn(page, page.getByLabel(tr['terms.accept']), 'Space');
  await expectNoProblems(page, 'the payment');
  await pressOn(page, payButton(page, tr));
  await onBankPage(page);
  await pressOn(page, button(page, tr['bank.approve']));
  await waitForState(page, 'car-rental', 'ended.rented');
  await expectNoProblems(page, 'the result');
};

const cancel = async (page: Page) => {
  await pressOn(page, page.getByRole('link', { name: tr['rental.result.view'], exact: true }));
  await waitForState(page, 'rental-reservation', 'shown.plain');
  await pressOn(page, button(page, tr['rental.cancel']));
  await waitForState(page, 'rental-reservation', 'confirming');
  await pressOn(page, dialog(page).getByRole('radio').first(), 'Space');
  await expectNoProblems(page, 'the cancellation');
  await pressOn(page, dialog(page).getByRole('button', { name: amountIn(tr['rental.cancel.confirm']) }));
  await waitForState(page, 'rental-reservation', 'shown.cancelled');
  await expectNoProblems(page, 'the cancelled rental');
};

test('[R-24] [R-25] [R-26] [R-27] [S-20] [S-22] a car is rented and given back with the keyboard alone in a window of 320 pixels', {
  timeout: 120_000,
}, async () => {
  const { page, complaints } = await visitor({ width: 320 });
  await seek(page);
  await chooseCar(page);
  await describe(page);
  await turnAway(page);
  await pay(page);
  await cancel(page);
  expect(complaints()).toEqual([]);
});
