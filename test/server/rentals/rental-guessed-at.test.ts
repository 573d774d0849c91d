import { afterAll, beforeAll, expect, test } from 'vitest';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import { mailRentalLink, viewRental } from '#contract/rentals/rental.ts';
import { newLocator } from '#server/sale/bookings/new-locator.ts';
import { mailRentalLink as mailing } from '#server/sale/rentals/mail-rental-link.ts';
import { hour, minute, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { statementsOf } from '../../support/server/statements-of.ts';
import { driver, rentCar } from '../../support/shop/rented-car.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

let addresses = 0;
const fromAnew = () => {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(addresses / 250)}.${addresses % 250}` };
};

const own = 'ÇELİK';
const another = 'KAYA';

const rented = async (email: string) => {
  const { number } = await rentCar(shop, { more: { driver: { ...driver, email } } });
  return {
    view: (lastName: string) =>
      shop.askJson(viewRental.path, { reservationNumber: number, lastName }, fromAnew()),
    mails: (lastName: string) =>
      shop.askJson(mailRentalLink.path, { reservationNumber: number, lastName }, fromAnew()),
    number,
  };
};

const codeTo = async (email: string) => {
  const texts = (await lettersTo(shop, email)).map(({ text }) => text);
  return /kod=([\w-]+)/.exec(texts.findLast((text) => text.includes('kod=')) ?? '')?.[1] ?? '';
};

const opens = async (code: string) => shop.askJson(viewRental.path, { code }, fromAnew());

test('[A-01] whoever knows the number of a rental and not its surname uses up no letter of its driver', async () => {
  const email = 'bir@example.com';
  const { view, mails } = await rented(email);
  for (let at = 0; at < 5; at += 1) expect((await view(another)).status).toBe(400);
  for (let at = 0; at < 4; at += 1) expect((await mails(another)).status).toBe(200);
  expect(await readOutcome(await view(own))).toEqual([403, 'more-proof-needed']);
  expect((await mails(own)).status).toBe(200);
  expect((await (await opens(await codeTo(email))).json()).mayCancel).toBe(true);
  await moveClock(shop, hour);
});

test('[A-01] three links an hour go out for one rental, to whoever knows the surname', async () => {
  const email = 'iki@example.com';
  const { mails } = await rented(email);
  const before = (await lettersTo(shop, email)).length;
  for (const surname of [another, own, own, own, own]) await mails(surname);
  expect((await lettersTo(shop, email)).length - before).toBe(3);
});

const statements = (reservationNumber: string, lastName: string) =>
  statementsOf(shop, mailing, { body: { reservationNumber, lastName } });

test('[E-06] a link to a rental asks the store the same, whether there is such a number and surname or not', async () => {
  const { number } = await rented('uc@example.com');
  const there = await statements(number, own);
  expect(there.length).toBeGreaterThan(4);
  expect([await statements(number, another), await statements('ARAAAAAA', own)]).toEqual([there, there]);
});

test('[A-01] while the shop is guessed at from everywhere, the mailed link of a rental opens, and its number asks for it', async () => {
  const email = 'dort@example.com';
  const { view, mails } = await rented(email);
  await mails(own);
  const guess = () =>
    shop.askJson(getReservation.path, { locator: newLocator(), lastName: 'YILMAZ' }, fromAnew());
  for (let round = 0; round < 11; round += 1) await Promise.all(Array.from({ length: 20 }, guess));
  expect(await readOutcome(await view(own))).toEqual([403, 'more-proof-needed']);
  expect((await (await opens(await codeTo(email))).json()).mayCancel).toBe(true);
  await moveClock(shop, 2 * minute);
}, 120_000);

test('an address follows twenty links in a quarter of an hour', async () => {
  const address = fromAnew();
  const follow = () => shop.askJson(viewRental.path, { code: 'x'.repeat(43) }, address);
  for (let at = 0; at < 20; at += 1)
    expect(await readOutcome(await follow())).toEqual([400, 'link-used-or-old']);
  expect(await readOutcome(await follow())).toEqual([429, 'too-many-tries']);
});
