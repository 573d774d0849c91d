import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { reservation } from '#contract/bookings/reservation.ts';
import { getReservation } from '#server/sale/bookings/get-reservation.ts';
import { newLocator } from '#server/sale/bookings/new-locator.ts';
import { sendBookingLink } from '#server/sale/bookings/send-booking-link.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { ayse, company, hour, memberOf, minute, moveClock, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { statementsOf } from '../../support/server/statements-of.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const create = '/crs/rail-booking/create-pnr';
const find = '/crs/rail-booking/get-reservation';
const findAtOnce = '/crs/rail-booking/v2/get-reservation-single-shot';
const sendLink = '/crs/rail-booking/send-booking-link';
const openLink = '/crs/rail-booking/open-booking-link';

let addresses = 0;
const fromAnew = () => {
  addresses += 1;
  return { 'x-forwarded-for': `203.0.${Math.floor(addresses / 250)}.${addresses % 250}` };
};

const booked = async (answer: Response) => z.decode(reservation, await answer.json());

const newBooking = async (email?: string, client?: BrowserClient) => {
  const passenger = email === undefined ? {} : { email };
  const { body } = await bodyForOne(shop, { passenger });
  const answer = client === undefined ? shop.askJson(create, body, fromAnew()) : client.post(create, body);
  return booked(await answer);
};

/** Minutes in which nobody has looked for anything. */
const rest = () => moveClock(shop, 2 * minute);

test.each([find, findAtOnce])(
  '[A-01] [E-06] %s tells a guest names by their letters and nothing of the person',
  async (path) => {
    const { locator } = await newBooking();
    const answer = await shop.askJson(
      path,
      { pnr: ` ${locator.toLowerCase()} `, surname: 'yılmaz' },
      fromAnew(),
    );
    const text = await answer.text();
    for (const secret of ['10000000146', '1990-05-03', '1234567', 'ayse.yolcu', 'AYŞE', 'YILMAZ']) {
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
    }
    const found = z.decode(reservation, JSON.parse(text));
    const [passenger] = found.passengers;
    expect([passenger?.firstName, passenger?.lastName, found.mayAct]).toEqual(['A***', 'Y***', false]);
  },
);

test('[A-02] the member who booked is told everything; staff and another member are not', async () => {
  const own = await memberOf(shop, { email: ayse });
  const { body } = await bodyForOne(shop);
  const { locator } = await booked(await shop.askJson(create, body, own.authorized));
  const lookup = { locator, lastName: 'YILMAZ' };
  const heard = [];
  for (const email of [ayse, staff, company]) {
    const { authorized } = await memberOf(shop, { email });
    const found = await booked(await shop.askJson(find, lookup, { ...authorized, ...fromAnew() }));
    heard.push([found.mayAct, found.passengers[0]?.lastName]);
  }
  expect(heard).toEqual([
    [true, 'YILMAZ'],
    [false, 'Y***'],
    [false, 'Y***'],
  ]);
});

test('[E-06] a PNR that is not there, one that cannot be and another surname are told the very same', async () => {
  const { locator } = await newBooking();
  const heard = [];
  for (const lookup of [
    { locator, lastName: 'KAYA' },
    { locator: newLocator(), lastName: 'YILMAZ' },
    { locator: 'nonsense!', lastName: '' },
    { locator, lastName: '' },
    {},
  ]) {
    const answer = await shop.askJson(find, lookup, fromAnew());
    const {
      traceId: _,
      timestamp: __,
      ...fields
    } = z.record(z.string(), z.unknown()).parse(await answer.json());
    heard.push(JSON.stringify([answer.status, fields]));
  }
  expect(new Set(heard).size).toBe(1);
  expect(heard[0]).toContain('booking-not-found');
});

test('[E-06] PNR and e-mail find a booking too, masked; another e-mail is told so', async () => {
  const email = 'Posta.Kutusu@example.com';
  const { locator } = await newBooking(email);
  const found = await booked(
    await shop.askJson(find, { pnr: locator, email: ' posta.kutusu@EXAMPLE.com ' }, fromAnew()),
  );
  expect([found.locator, found.passengers[0]?.lastName]).toEqual([locator, 'Y***']);
  for (const lookup of [
    { pnr: locator, email: 'baska@example.com' },
    { pnr: locator, email: '' },
    { pnr: newLocator(), email },
  ]) {
    expect(await readOutcome(await shop.askJson(find, lookup, fromAnew()))).toEqual([
      400,
      'booking-not-found-by-email',
    ]);
  }
});

test('[A-02] who may act on a booking names its PNR alone', async () => {
  const browser = browserClient(shop);
  const { locator } = await newBooking(undefined, browser);
  expect((await booked(await browser.post(find, { locator }))).mayAct).toBe(true);
  expect(await readOutcome(await shop.askJson(find, { locator }, fromAnew()))).toEqual([
    400,
    'booking-not-found',
  ]);
});

test.each([
  ['without a cookie', {}],
  ['with the cookie of another browser', { bookings: 'a'.repeat(43) }],
])(
  '[E-06] %s a surname that is another asks the store the same as a PNR that is not there',
  async (_, cookies) => {
    const { locator } = await newBooking();
    const there = await statementsOf(shop, getReservation, { body: { locator, lastName: 'KAYA' }, cookies });
    const nowhere = await statementsOf(shop, getReservation, {
      body: { locator: newLocator(), lastName: 'KAYA' },
      cookies,
    });
    expect(there.length).toBeGreaterThan(3);
    expect(nowhere).toEqual(there);
  },
);

test('[E-06] a link asked for asks the store the same, whether there is such a booking and surname or not', async () => {
  const { locator } = await newBooking();
  const there = await statementsOf(shop, sendBookingLink, { body: { locator, lastName: 'YILMAZ' } });
  const nowhere = await statementsOf(shop, sendBookingLink, {
    body: { locator: newLocator(), lastName: 'YILMAZ' },
  });
  const others = await statementsOf(shop, sendBookingLink, { body: { locator, lastName: 'KAYA' } });
  expect(there.length).toBeGreaterThan(4);
  expect(nowhere).toEqual(there);
  expect(others).toEqual(there);
});

test('[E-06] an address guesses ten times in fifteen minutes; what it finds is no guess', async () => {
  await rest();
  const address = fromAnew();
  const { locator } = await newBooking();
  const guess = () => shop.askJson(find, { locator: newLocator(), lastName: 'YILMAZ' }, address);
  for (let at = 0; at < 9; at += 1) expect((await guess()).status).toBe(400);
  for (let at = 0; at < 4; at += 1) {
    expect((await shop.askJson(find, { locator, lastName: 'YILMAZ' }, address)).status).toBe(200);
  }
  expect(await readOutcome(await guess())).toEqual([400, 'booking-not-found']);
  expect(await readOutcome(await guess())).toEqual([429, 'too-many-tries']);
  await moveClock(shop, 15 * minute);
  expect(await readOutcome(await guess())).toEqual([400, 'booking-not-found']);
});

test('[E-06] a PNR is guessed at five times an hour, from anywhere; then the mailed link is asked for, of every PNR alike', async () => {
  await rest();
  const browser = browserClient(shop);
  const { locator } = await newBooking(undefined, browser);
  for (const pnr of [locator, newLocator()]) {
    const guess = (lastName: string) => shop.askJson(find, { locator: pnr, lastName }, fromAnew());
    for (let at = 0; at < 5; at += 1) expect((await guess('KAYA')).status).toBe(400);
    expect(await readOutcome(await guess('KAYA'))).toEqual([403, 'more-proof-needed']);
    expect(await readOutcome(await guess('YILMAZ'))).toEqual([403, 'more-proof-needed']);
  }
  const own = await browser.post(find, { locator, lastName: 'YILMAZ' }, fromAnew());
  expect((await booked(own)).mayAct).toBe(true);
  await moveClock(shop, hour);
  expect((await shop.askJson(find, { locator, lastName: 'YILMAZ' }, fromAnew())).status).toBe(200);
});

test('[E-06] the PNR alone, asked for however often by a stranger, opens nothing and is no guess at it', async () => {
  const { locator } = await newBooking();
  const alone = [];
  for (let times = 0; times < 12; times += 1) {
    alone.push((await readOutcome(await shop.askJson(find, { locator }, fromAnew())))[1]);
  }
  expect(alone).toEqual(alone.map(() => 'booking-not-found'));
  expect((await shop.askJson(find, { locator, lastName: 'YILMAZ' }, fromAnew())).status).toBe(200);
});

test('[E-06] two hundred guesses a minute from everywhere, and the next asks for the mailed link', async () => {
  await rest();
  const { locator } = await newBooking();
  const guess = () => shop.askJson(find, { locator: newLocator(), lastName: 'YILMAZ' }, fromAnew());
  for (let round = 0; round < 10; round += 1) {
    const answers = await Promise.all(Array.from({ length: 20 }, guess));
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 400));
  }
  expect(await readOutcome(await guess())).toEqual([403, 'more-proof-needed']);
  expect(await readOutcome(await shop.askJson(find, { locator, lastName: 'YILMAZ' }, fromAnew()))).toEqual([
    403,
    'more-proof-needed',
  ]);
  await rest();
  expect((await shop.askJson(find, { locator, lastName: 'YILMAZ' }, fromAnew())).status).toBe(200);
}, 120_000);

const codeTo = async (email: string) => {
  const texts = (await lettersTo(shop, email)).map(({ text }) => text);
  return /kod=([\w-]+)/.exec(texts.findLast((text) => text.includes('kod=')) ?? '')?.[1] ?? '';
};

test('[A-01] the mailed link opens the booking once, in one browser, which may then act on it', async () => {
  const email = 'link.bir@example.com';
  const { locator } = await newBooking(email);
  const [browser, other] = [browserClient(shop), browserClient(shop)];
  const lookup = { locator, lastName: 'Yilmaz' };
  const sent = await browser.post(sendLink, lookup, fromAnew());
  expect([sent.status, await sent.json()]).toEqual([200, null]);
  const code = await codeTo(email);
  const opened = await booked(await browser.post(openLink, { code }, fromAnew()));
  expect([opened.locator, opened.mayAct]).toEqual([locator, true]);
  expect(await readOutcome(await other.post(openLink, { code }, fromAnew()))).toEqual([
    400,
    'link-used-or-old',
  ]);
  expect((await booked(await browser.post(find, lookup, fromAnew()))).passengers[0]?.firstName).toBe('AYŞE');
  expect((await booked(await other.post(find, lookup, fromAnew()))).passengers[0]?.firstName).toBe('A***');
});

test('[A-01] a link lives half an hour; of ten who use it at once one gets in', async () => {
  const email = 'link.iki@example.com';
  const { locator } = await newBooking(email);
  const lookup = { locator, lastName: 'YILMAZ' };
  await shop.askJson(sendLink, lookup, fromAnew());
  const code = await codeTo(email);
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => shop.askJson(openLink, { code }, fromAnew())),
  );
  expect(answers.filter(({ status }) => status === 200).length).toBe(1);
  await shop.askJson(sendLink, lookup, fromAnew());
  const later = await codeTo(email);
  await moveClock(shop, 30 * minute);
  expect(await readOutcome(await shop.askJson(openLink, { code: later }, fromAnew()))).toEqual([
    400,
    'link-used-or-old',
  ]);
});

test('[A-01] no link goes out for another surname, and three an hour for one booking', async () => {
  const email = 'link.uc@example.com';
  const { locator } = await newBooking(email);
  await shop.askJson(sendLink, { locator, lastName: 'KAYA' }, fromAnew());
  expect((await lettersTo(shop, email)).length).toBe(0);
  for (let at = 0; at < 4; at += 1) {
    expect((await shop.askJson(sendLink, { locator, lastName: 'YILMAZ' }, fromAnew())).status).toBe(200);
  }
  expect((await lettersTo(shop, email)).length).toBe(3);
});

test('[A-01] whoever knows a PNR and not its surname uses up no letter of its guest', async () => {
  const email = 'link.dort@example.com';
  const { locator } = await newBooking(email);
  const stranger = { locator, lastName: 'KAYA' };
  for (let at = 0; at < 5; at += 1) await shop.askJson(find, stranger, fromAnew());
  for (let at = 0; at < 4; at += 1) await shop.askJson(sendLink, stranger, fromAnew());
  const own = { locator, lastName: 'YILMAZ' };
  expect(await readOutcome(await shop.askJson(find, own, fromAnew()))).toEqual([403, 'more-proof-needed']);
  expect((await shop.askJson(sendLink, own, fromAnew())).status).toBe(200);
  const opened = await shop.askJson(openLink, { code: await codeTo(email) }, fromAnew());
  expect((await booked(opened)).mayAct).toBe(true);
});

test('[A-01] a hundred thousand PNRs: each sign as often as another, no two alike in order', () => {
  const drawn = Array.from({ length: 100_000 }, newLocator);
  expect(new Set(drawn).size).toBeGreaterThan(99_980);
  const counts = new Map<string, number>();
  for (const sign of drawn.join('')) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  expect(counts.size).toBe(32);
  const fair = 600_000 / 32;
  for (const count of counts.values()) expect(Math.abs(count / fair - 1)).toBeLessThan(0.05);
});
