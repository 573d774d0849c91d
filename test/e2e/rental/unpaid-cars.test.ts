import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { acceptContracts, chooseCar, findCars, typeDriver } from '../../support/browser/car-renter.ts';
import { flowState } from '../../support/browser/flow-state.ts';
import { drawnReaders } from '../../support/browser/readers.ts';
import { shopOfThisFile } from '../../support/browser/shop.ts';
import { visitorsOfThisFile } from '../../support/browser/visitor.ts';
import { allContracts, driver, wishAt } from '../../support/shop/rented-car.ts';
import { soon } from '../../support/soon.ts';

const shop = shopOfThisFile();
const visitor = visitorsOfThisFile(() => shop().origin);

/** Saves cars with the browser's own cookies, each from a search of its own, as another client of it would. */
const saveCars = async (page: Page, cars: readonly number[]) => {
  const post = (path: string, body: object) => page.request.post(path, { data: body });
  for (const car of cars) {
    const list = await (
      await post('/car-rental/list', { wish: wishAt(Date.now()), listing: { limit: 40 } })
    ).json();
    const { id, total } = list.offers[car];
    const answer = await post('/car-rental/order-payment', {
      idempotencyKey: `unpaid-${car}-${list.carRentalSearchId}`,
      carRentalSearchId: list.carRentalSearchId,
      carId: id,
      amountDue: total,
      driver,
      contracts: allContracts,
    });
    expect(answer.status()).toBe(200);
  }
};

test.each(drawnReaders())(
  '[R-25] in $language, whoever has three cars that wait for payment reads why there is no fourth, and keeps what was typed',
  async ({ language, words }) => {
    const { page } = await visitor({ language, width: 360, height: 780, touch: true, own: true });
    await findCars(page, words);
    await chooseCar(page, words, 3);
    await typeDriver(page);
    await acceptContracts(page);
    await saveCars(page, [4, 5, 6]);
    const send = page
      .locator('#content')
      .getByRole('button', { name: words['rental.driver.send'], exact: true });
    await send.tap();
    const refusal = page.getByText(words['rental.refused.cars-unpaid'], { exact: true });
    await refusal.waitFor();
    await expect.poll(() => flowState(page, 'car-rental'), soon).toMatch(/describing/);
    const { y = 0, height = 0 } = (await refusal.boundingBox()) ?? {};
    expect([y > 0, height > 0, y + height < 780]).toEqual([true, true, true]);
    expect(await page.locator('#driver-lastName').inputValue()).toBe('YOLCU');
  },
);
