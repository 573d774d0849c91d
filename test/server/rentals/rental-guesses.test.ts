import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { rentCar } from '../../support/shop/rented-car.ts';
import { postTo } from '../../support/shop/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

/** A guess at a surname, each from an address of its own. */
const guess = async (reservationNumber: string) =>
  (await postTo(shop, '/car-rental/order-view', { reservationNumber, lastName: 'WRONG' })).body.type;

test('[S-20] however its number is written, one rental is guessed at five times an hour', async () => {
  const { number } = await rentCar(shop);
  const spellings = [
    number,
    number.toLowerCase(),
    ...Array.from({ length: 30 }, (_, at) => `${' '.repeat(at + 1)}${number}`),
    number.replaceAll('', '\u200b'),
    [...number].join(' ').toLowerCase(),
    number.replaceAll(/\d/g, (digit) => String.fromCharCode(0x6f0 + Number(digit))),
  ];
  const answers: unknown[] = [];
  for (const spelling of spellings) answers.push(await guess(spelling));
  expect(answers.filter((type) => type === 'rental-not-found').length).toBe(5);
});
