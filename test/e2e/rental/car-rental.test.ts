import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { rentalReservationAddress } from '#domain/shop/rental-addresses.ts';
import tr from '#locales/tr.json' with { type: 'json' };
import { atHeading } from '../../support/browser/at-heading.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import {
  acceptContracts,
  carDriver,
  chooseCar,
  comeToPayCar,
  findCars,
  rentalList,
  typeDriver,
} from '../../support/browser/car-renter.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { worldHand } from '../../support/shop/world.ts';
import { soon } from '../../support/soon.ts';
import { onBankPage, payBy } from '../../support/visits/card-buyer.ts';
import { follow } from '../../support/visits/follow.ts';
import { headingsShown, noteHeadings } from '../../support/visits/headings-shown.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const goodCard = '5400610000010018';
const debitCard = '5400610000010380';
const declined = '5400610000014820';
const fine = async (page: Page) => ({ axe: await axeProblems(page), out: await sticksOut(page) });
const noProblems = { axe: [], out: [] };
const detailsName = (words: typeof tr) => new RegExp(`^${words['rental.list.look']}`);
const expectState = (page: Page, flow: string, state: RegExp) =>
  expect.poll(() => flowState(page, flow), soon).toMatch(state);

type Steps = readonly (readonly [name: string, current: string | null])[];

/** The steps of a rental as they are heard, with the one the reader stands at. */
const stepsShown = (page: Page, words: typeof tr): Promise<Steps> =>
  page
    .getByRole('list', { name: words['rental.steps'], exact: true })
    .getByRole('listitem')
    .evaluateAll((steps) =>
      steps.map((step) => [step.lastElementChild?.textContent ?? '', step.getAttribute('aria-current')]),
    );

const stepsAt = (words: typeof tr, now: number): Steps =>
  (
    ['rental.step.vehicle', 'rental.step.driver', 'rental.step.payment', 'purchase.step.summary'] as const
  ).map((id, at) => [
    at < now ? `${words[id]} ${words['ui.steps.done']}` : words[id],
    at === now ? 'step' : null,
  ]);

const isDescending = (sums: readonly number[]) =>
  sums.length === 4 && sums.every((sum, at) => at === 0 || sum <= (sums[at - 1] ?? 0));

/** Comes to the payment of a car that can be had. */
const comeToPay = async (page: Page, words: typeof tr, at = 1) => {
  await findCars(page, words);
  await chooseCar(page, words, at);
  await typeDriver(page);
  await acceptContracts(page);
  await comeToPayCar(page, words);
};

const approve = async (page: Page, words: typeof tr) => {
  await onBankPage(page);
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
};

test.each(drawnReaders())(
  '[R-24] [R-25] [R-26] [R-27] [P-09] in $language, a car is found, described, paid for and told, at 320 px and for everybody',
  async ({ language, words }) => {
    const { page, complaints } = await visitor({ language, width: 320, motion: false });
    await findCars(page, words);
    expect(await stepsShown(page, words)).toEqual(stepsAt(words, 0));
    expect(await fine(page)).toEqual(noProblems);
    await page
      .getByRole('button', { name: detailsName(words) })
      .first()
      .press('Enter');
    await page.getByRole('button', { name: words['rental.list.choose'], exact: true }).waitFor();
    expect(await fine(page)).toEqual(noProblems);
    await page.getByRole('button', { name: words['rental.list.choose'], exact: true }).press('Enter');
    await page.getByRole('heading', { level: 1, name: words['rental.driver.title'] }).waitFor();
    expect(await stepsShown(page, words)).toEqual(stepsAt(words, 1));
    await typeDriver(page);
    expect(await fine(page)).toEqual(noProblems);
    await acceptContracts(page);
    await comeToPayCar(page, words);
    expect(await stepsShown(page, words)).toEqual(stepsAt(words, 2));
    expect(await fine(page)).toEqual(noProblems);
    expect(complaints()).toEqual([]);
    await payBy(page, goodCard, words);
    await approve(page, words);
    await page.getByText(words['rental.result.done']).waitFor();
    await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/kiralik-arac-sonuc');
    expect(await stepsShown(page, words)).toEqual(stepsAt(words, 3));
    expect(await fine(page)).toEqual(noProblems);
    const number = new URL(page.url()).searchParams.get('rezervasyon') ?? '';
    expect(await page.getByText(number, { exact: true }).count()).toBe(1);
    await page.reload();
    await page.getByText(words['rental.result.done']).waitFor();
  },
);

test('[R-24] [K-03] four cars are shown, then four more; bands and orders are asked for', async () => {
  const { page } = await visitor();
  await findCars(page, tr);
  const cars = page.getByRole('button', { name: detailsName(tr) });
  expect(await cars.count()).toBe(4);
  const shown = page.locator('output', { hasText: /sonuçtan/ });
  const [first = ''] = (await shown.innerText()).match(/\d+/) ?? [];
  await page.getByRole('button', { name: '4 sonuç daha göster', exact: true }).press('Enter');
  await expect.poll(() => cars.count(), soon).toBe(8);
  await page.getByRole('button', { name: tr['rental.band.high'], exact: true }).press('Enter');
  await expect.poll(() => shown.innerText(), soon).not.toContain(first);
  const perDay = await page.locator('article').first().innerText();
  expect(Number((/Günlüğü ₺([\d.]+)/.exec(perDay)?.[1] ?? '').replace('.', ''))).toBeGreaterThan(4_000);
  await page.getByRole('button', { name: tr['rental.band.high'], exact: true }).press('Enter');
  await page.getByLabel(tr['rental.sort']).selectOption('dearest');
  const sumsShown = async () => {
    const totals = await page.locator('article').allInnerTexts();
    return totals.map((text) => Number((/₺([\d.]+),/.exec(text)?.[1] ?? '0').replaceAll('.', '')));
  };
  await expect.poll(sumsShown, soon).toSatisfy(isDescending);
});

test('[R-24] whoever has found cars begins at their heading, and whoever looks for others at that of the page', async () => {
  const { page } = await visitor({ motion: false });
  await findCars(page, tr);
  await atHeading(page, 'H2');
  await page.getByRole('button', { name: tr['rental.list.change'], exact: true }).press('Enter');
  await expectState(page, 'car-rental', /^seeking/);
  await atHeading(page);
});

test('[V-35] what is wrong with a driver is said at its field, the three contracts are needed, and what was typed stays', async () => {
  const { page } = await visitor();
  await findCars(page, tr);
  await chooseCar(page, tr, 1);
  const send = page.getByRole('button', { name: tr['rental.driver.send'], exact: true });
  expect(await send.getAttribute('aria-disabled')).toBe('true');
  await page.getByText(tr['rental.contracts.first']).waitFor();
  await acceptContracts(page);
  await typeDriver(page, { ...carDriver, birthDate: '03.05.2012', licenceSince: '03.06.2026', zip: '380' });
  await send.press('Enter');
  for (const id of ['birthDate', 'licenceSince', 'zip'])
    expect(await page.locator(`#driver-${id}`).getAttribute('aria-invalid')).toBe('true');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('driver-birthDate');
  expect(await fine(page)).toEqual(noProblems);
  await page.reload();
  await expectState(page, 'car-rental', /^describing/);
  expect(await page.locator('#driver-lastName').inputValue()).toBe('YOLCU');
});

test('[E-13] a car that was just taken, and one whose price has changed, are named; the list or a new search leads on', async () => {
  const { page } = await visitor();
  const goOn = async (car: string) => {
    await findCars(page, tr, 'eskisehir');
    await page
      .locator('article', { hasText: car })
      .getByRole('button', { name: detailsName(tr) })
      .press('Enter');
    await page.getByRole('button', { name: tr['rental.list.choose'], exact: true }).press('Enter');
    await typeDriver(page);
    await acceptContracts(page);
    await page.getByRole('button', { name: tr['rental.driver.send'], exact: true }).press('Enter');
  };
  await goOn('Deneme 1');
  await page.getByText(tr['rental.refused.car-taken']).waitFor();
  await expectState(page, 'car-rental', /^listing\.refused$/);
  expect(await axeProblems(page)).toEqual([]);
  await page
    .locator('article', { hasText: 'Deneme 2' })
    .getByRole('button', { name: detailsName(tr) })
    .press('Enter');
  await page.getByRole('button', { name: tr['rental.list.choose'], exact: true }).press('Enter');
  await page.getByText(tr['rental.contracts.first']).waitFor();
  await acceptContracts(page);
  await page.getByRole('button', { name: tr['rental.driver.send'], exact: true }).press('Enter');
  await page.getByText(tr['rental.refused.car-price-changed']).waitFor();
  await page.getByRole('button', { name: tr['rental.lapsed.again'], exact: true }).press('Enter');
  await expectState(page, 'car-rental', /^listing\.shown$/);
});

test('[R-26] a card the bank declines can be another one', async () => {
  const { page } = await visitor();
  await comeToPay(page, tr, 2);
  await payBy(page, declined);
  await approve(page, tr);
  await page.getByText(tr['payment.refused.daily-limit']).waitFor();
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/kiralik-arac-odeme');
  await expectState(page, 'payment', /^choosing/);
  expect(await axeProblems(page)).toEqual([]);
  await noteHeadings(page);
  await payBy(page, goodCard);
  await approve(page, tr);
  await page.getByText(tr['rental.result.done']).waitFor();
  expect(await headingsShown(page)).toEqual([tr['rental.result.title']]);
});

test('[R-26] whoever leaves the payment is asked, gives the car back and finds the list again', async () => {
  const { page } = await visitor();
  await comeToPay(page, tr, 3);
  await page.getByRole('button', { name: tr['payment.leave'], exact: true }).click();
  await page.locator('dialog[open]').getByText(tr['payment.leave.rental.text']).waitFor();
  await page.getByRole('button', { name: tr['payment.leave.rental.yes'], exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe(rentalList);
  await expectState(page, 'car-rental', /^listing\.shown$/);
});

test('[R-26] whoever goes back to the driver from the payment is asked, and finds what was typed', async () => {
  const { page } = await visitor();
  await comeToPay(page, tr, 2);
  await page.goBack();
  await page.locator('dialog[open]').getByText(tr['payment.leave.rental.text']).waitFor();
  expect(new URL(page.url()).pathname).toBe('/kiralik-arac-odeme');
  await page.getByRole('button', { name: tr['payment.leave.no'], exact: true }).press('Enter');
  await expectState(page, 'car-rental', /^paying\.open$/);
  await follow(page, '/surucu-bilgisi');
  await page.getByRole('button', { name: tr['payment.leave.rental.yes'], exact: true }).press('Enter');
  await expectState(page, 'car-rental', /^describing\.filling$/);
  expect(await page.locator('#driver-lastName').inputValue()).toBe('YOLCU');
});

test('[V-35] a card in another’s name, and a debit card, are refused with what is needed instead', async () => {
  const { page } = await visitor();
  await findCars(page, tr);
  await chooseCar(page, tr, 2);
  await typeDriver(page, { ...carDriver, firstName: 'BAŞKA' });
  await acceptContracts(page);
  await comeToPayCar(page, tr);
  await payBy(page, goodCard);
  await page.getByText(tr['payment.refused.rental.holder']).waitFor();
  expect(await axeProblems(page)).toEqual([]);
  await page.goBack();
  await page.getByRole('button', { name: tr['payment.leave.rental.yes'], exact: true }).press('Enter');
  await typeDriver(page);
  await comeToPayCar(page, tr);
  await payBy(page, debitCard);
  await page.getByText(tr['payment.refused.rental.type']).waitFor();
});

test('[F-08] [R-27] [R-28] a company is invoiced; whoever left the bank’s page comes back to the car; on another device it is looked up', async () => {
  const { page } = await visitor();
  await findCars(page, tr);
  await chooseCar(page, tr, 1);
  await typeDriver(page);
  await page.getByRole('radio', { name: tr['rental.invoice.corporate'], exact: true }).check();
  const company = { companyName: 'BOZKIR UN', taxNumber: '1234567890', taxAdministration: 'KADIKÖY' };
  await typeDriver(page, company);
  await acceptContracts(page);
  await comeToPayCar(page, tr);
  await payBy(page, goodCard);
  await onBankPage(page);
  await page.getByRole('button', { name: tr['bank.abandon'], exact: true }).click();
  await page.getByRole('link', { name: tr['bank.return'], exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/kiralik-arac-odeme');
  await expectState(page, 'car-rental', /^paying\.open$/);
  await page.getByRole('button', { name: tr['payment.bank.go'], exact: true }).click();
  await approve(page, tr);
  await page.getByText('BOZKIR UN, 1234567890, KADIKÖY', { exact: true }).waitFor();
  const result = page.url();
  await page.getByRole('link', { name: tr['rental.result.view'], exact: true }).click();
  await expectState(page, 'rental-reservation', /^shown\.plain$/);
  const { page: other } = await visitor();
  await other.goto(result);
  await other.getByText(tr['rental.result.unknown']).waitFor();
  expect(await fine(other)).toEqual(noProblems);
  await other.getByRole('link', { name: tr['rental.result.look-up'], exact: true }).click();
  await expectState(other, 'rental-reservation', /^seeking\.fresh$/);
  await other.locator('#rental-surname').fill('YOLCU');
  await other.locator('#rental-surname').press('Enter');
  await expectState(other, 'rental-reservation', /^shown\.plain$/);
});

test('[S-20] when the time to pay is over the reader is led home and told so; looked up, the rental says so and leads to the cars', async () => {
  const { page } = await visitor({ width: 320 });
  const orderAnswer = page.waitForResponse((answer) => answer.url().endsWith('/order-payment'));
  await comeToPay(page, tr, 3);
  const { reservationNumber } = await (await orderAnswer).json();
  await worldHand(shop().origin).pass(16 * 60_000);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe('/');
  await page.getByText(tr['alert.payment-time-ended.title']).waitFor();
  await page.goto(rentalReservationAddress(reservationNumber));
  const notice = page.getByRole('status').filter({ hasText: tr['rental.result.none'] });
  await notice.getByText(tr['rental.refused.over']).waitFor();
  expect(await fine(page)).toEqual(noProblems);
  await page.getByRole('link', { name: tr['rental.result.another'], exact: true }).click();
  await expect.poll(() => new URL(page.url()).pathname, soon).toBe(rentalList);
  await expectState(page, 'car-rental', /^seeking/);
  expect(await page.locator('#rental-pick-up-office').inputValue()).toBe('ankara');
});
