import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { cancelRental, orderRental } from '#contract/rentals/rental.ts';
import type { MessageId } from '#i18n/message-id.ts';
import { amountIn } from '../../support/amount-in.ts';
import { atHeading } from '../../support/browser/at-heading.ts';
import { axeProblems } from '../../support/browser/axe.ts';
import { bookFor } from '../../support/browser/book-in-browser.ts';
import {
  acceptContracts,
  carDriver,
  chooseCar,
  comeToPayCar,
  findCars,
  typeDriver,
} from '../../support/browser/car-renter.ts';
import { drawnReaders, type Reader } from '../../support/browser/readers.ts';
import { sticksOut } from '../../support/browser/reflow.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { waitForState } from '../../support/browser/wait-for-state.ts';
import { refuses } from '../../support/shop/wire-answers.ts';
import { worldHand } from '../../support/shop/world.ts';
import { onBankPage, payBy } from '../../support/visits/card-buyer.ts';
import {
  isMasked,
  masked,
  recordedAfter,
  stepsSeenBySupport,
} from '../../support/visits/recorded-failure.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

const [goodCard, cardOverItsLimit] = ['5400610000010018', '5400610000014820'];

const press = (page: Page, name: RegExp | string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).press('Enter');

const pay = async (page: Page, { words }: Reader, card: string) => {
  await payBy(page, card, words);
  await onBankPage(page);
  await page.getByRole('button', { name: words['bank.approve'], exact: true }).click();
};

/** Finds a car for a driver who comes by a train, until it is to be laid down. */
const describeTo = async (page: Page, { words }: Reader, trainPnr: string) => {
  await findCars(page, words);
  await chooseCar(page, words, 1);
  await typeDriver(page, { ...carDriver, trainPnr });
  await acceptContracts(page);
};

/** Which of these sentences stand among the steps the support sees. */
const among = (steps: readonly string[], { words }: Reader, ids: readonly MessageId[]) =>
  ids.map((id) => steps.some((step) => step.includes(words[id])));

test.each(drawnReaders())(
  '[R-48] [R-26] [R-28] [A-04] in $language, what fails of a rental is told to the support by its train and by its number, without a word that was typed, and is stepped through',
  async (reader) => {
    const { language, words } = reader;
    const world = worldHand(shop().origin);
    const { page } = await visitor({ language, motion: false });
    const { locator } = await bookFor(page, shop().origin);
    await describeTo(page, reader, locator);
    await world.answer(orderRental.name, refuses('driver-too-young'));
    const ordering = await recordedAfter(page, () => press(page, words['rental.driver.send']));
    await world.turn({ do: 'let-pass', name: orderRental.name });
    expect(JSON.parse(ordering).locator).toBe(locator);
    expect(isMasked(ordering, 'car-rental', 'driver-too-young')).toEqual(masked);
    await comeToPayCar(page, words);
    const paying = await recordedAfter(page, () => pay(page, reader, cardOverItsLimit), 'daily-limit');
    const number: string = JSON.parse(paying).locator;
    expect(number).toMatch(/^AR/);
    expect(isMasked(paying, 'payment', 'daily-limit')).toEqual(masked);
    await waitForState(page, 'payment', /^choosing/);
    await pay(page, reader, goodCard);
    await page.getByRole('link', { name: words['rental.result.view'], exact: true }).click();
    await waitForState(page, 'rental-reservation', 'shown.plain');
    await atHeading(page);
    await press(page, words['rental.cancel']);
    await page.getByRole('radio', { name: words['rental.reason.plans-changed'] }).check();
    await world.answer(cancelRental.name, refuses('rental-unreachable'));
    const cancelling = await recordedAfter(page, () =>
      page.getByRole('button', { name: amountIn(words['rental.cancel.confirm']) }).press('Enter'),
    );
    expect(JSON.parse(cancelling).locator).toBe(number);
    expect(isMasked(cancelling, 'rental-reservation', 'rental-unreachable')).toEqual(masked);
    const failed = [
      'rental.refused.driver-too-young',
      'payment.refused.daily-limit',
      'rental.refused.unreachable',
    ] as const;
    const { page: desk } = await visitor({ language, motion: false, width: 320 });
    const byNumber = await stepsSeenBySupport(desk, shop().origin, reader, number.toLowerCase());
    expect(among(byNumber, reader, failed), byNumber.join('\n')).toEqual([true, true, true]);
    const content = desk.locator('#content');
    expect(await content.getByText('D*** Y***', { exact: true }).count()).toBe(1);
    expect(await content.innerText()).not.toMatch(/DENEME|YOLCU|1234567|deneme@|Kayseri|Sivas/);
    expect({ axe: await axeProblems(desk), out: await sticksOut(desk) }).toEqual({ axe: [], out: [] });
    const byTrain = await stepsSeenBySupport(desk, shop().origin, reader, locator);
    expect(among(byTrain, reader, failed), byTrain.join('\n')).toEqual([true, true, true]);
  },
);

test.each(drawnReaders())(
  '[R-48] in $language, a rental that goes well is told by nobody, and support sees it all the same',
  async (reader) => {
    const { language, words } = reader;
    const { page } = await visitor({ language, motion: false });
    const recorded: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/recordings')) recorded.push(request.url());
    });
    await describeTo(page, reader, '');
    await comeToPayCar(page, words);
    await pay(page, reader, goodCard);
    await page.getByText(words['rental.result.done']).waitFor();
    const number = new URL(page.url()).searchParams.get('rezervasyon') ?? '';
    const { page: desk } = await visitor({ language, motion: false });
    const steps = await stepsSeenBySupport(desk, shop().origin, reader, number);
    expect(steps.length).toBeGreaterThan(0);
    expect(await desk.getByText(words['support.rental.booked'], { exact: true }).count()).toBe(1);
    expect(await desk.getByText(words['support.stands.rented'], { exact: true }).count()).toBe(1);
    expect(recorded).toEqual([]);
  },
);
