import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { hour, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { publishByHand } from '#test/support/server/published-by-hand.ts';
import { bodyForOne, bodyOf, holdSeat, newBench, passengerOf, placeOf } from '#test/support/shop/bookings.ts';
import { asking, newTraveller, payForReserved, reserving } from '#test/support/shop/reserving.ts';
import { newAddress, postTo } from '#test/support/shop/visitors.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  onTestFinished(() => shop.end());
});

const daysAhead = 20;

const publishShare = (reservedShare: number) =>
  publishByHand(shop, 'sales-channel', 'INTERNET', { maxPax: 11, reservedShare });

/** In thousandths, what comes to so many of the economy places of the train that is reserved here. */
const shareFor = (places: number): number => {
  const { train } = newBench(shop, { daysAhead }).ride;
  const { templates } = shop.open.app.railway.network();
  const all = train.coaches
    .flatMap(({ template }) => templates.get(template)?.places ?? [])
    .filter(({ cabinClass }) => cabinClass === 'Y1').length;
  return Math.floor((places * 1_000) / all);
};

const newBody = async (of: Parameters<typeof bodyForOne>[1] = {}) =>
  (await bodyForOne(shop, { daysAhead, passenger: newTraveller(), ...of })).body;

type Of = Parameters<typeof bodyForOne>[1];

const reserveOne = async (of: Of = {}) => postTo(shop, reserving.reserve, await newBody(of), newAddress());

const outcomeOf = async (of: Of = {}): Promise<string> => {
  const { status, body } = await reserveOne(of);
  return status === 200 ? 'reserved' : `${status} ${body.type}`;
};

const full = '409 reserved-share-full';

describe('[S-14] [C-11] unpaid reservations take a published share of a class of a train', () => {
  test('beyond it nothing is reserved, what is held stays held, and it may be bought at once', async () => {
    await publishShare(shareFor(2));
    expect([await outcomeOf(), await outcomeOf()]).toEqual(['reserved', 'reserved']);
    const body = await newBody();
    const before = await shop.open.app.db.selectFrom('booking').select('locator').execute();
    const refused = await postTo(shop, reserving.reserve, body, newAddress());
    expect([refused.status, refused.body.type]).toEqual([409, 'reserved-share-full']);
    expect(await shop.open.app.db.selectFrom('booking').select('locator').execute()).toEqual(before);
    expect((await postTo(shop, reserving.buy, body, newAddress())).status).toBe(200);
  });

  test('a party is counted whole', async () => {
    await publishShare(shareFor(2));
    const { ride, seats } = newBench(shop, { daysAhead });
    const party = 'p'.repeat(43);
    const people = [];
    for (const seat of seats) {
      const held = await holdSeat(shop, ride, seat, { party });
      people.push(passengerOf([placeOf(ride, held)], { ...newTraveller(), contact: people.length === 0 }));
    }
    expect(await outcomeOf()).toBe('reserved');
    const whole = await postTo(shop, reserving.reserve, bodyOf(people), newAddress());
    expect([whole.status, whole.body.type]).toEqual([409, 'reserved-share-full']);
    expect(await outcomeOf()).toBe('reserved');
  });

  test('another class and another day have a share of their own, and sales are not counted', async () => {
    await publishShare(shareFor(1));
    expect((await postTo(shop, reserving.buy, await newBody(), newAddress())).status).toBe(200);
    expect([await outcomeOf(), await outcomeOf()]).toEqual(['reserved', full]);
    expect([await outcomeOf({ cabinClass: 'C' }), await outcomeOf({ daysAhead: daysAhead + 7 })]).toEqual([
      'reserved',
      'reserved',
    ]);
  });

  test('cancelled, bought or over, a reservation gives its part of the share back', async () => {
    await publishShare(shareFor(1));
    const browser = browserClient(shop);
    const ask = asking(browser);
    const { locator } = await ask('reserve', await newBody());
    expect(await outcomeOf()).toBe(full);
    expect((await ask('cancel', { locator })).status).toBe('CANCELLED');
    const second = await ask('reserve', await newBody());
    expect(await outcomeOf()).toBe(full);
    expect(await payForReserved(shop, browser, second.locator)).toBe('ticketed');
    expect([await outcomeOf(), await outcomeOf()]).toEqual(['reserved', full]);
    await moveClock(shop, 24 * hour);
    expect([
      await outcomeOf({ daysAhead: daysAhead - 1 }),
      await outcomeOf({ daysAhead: daysAhead - 1 }),
    ]).toEqual(['reserved', full]);
  });

  test('of many who reserve at the very same moment by two processes no more than the share have a place', async () => {
    await publishShare(shareFor(3));
    const other = await openTestShop({ settings: { PROXIES: '1' }, url: shop.url });
    onTestFinished(() => other.end());
    await Promise.all([shop, other].map(({ open }) => open.app.railway.newest()));
    const bodies = [];
    for (let at = 0; at < 12; at += 1) bodies.push(await newBody());
    const answers = await Promise.all(
      bodies.map((body, at) => postTo(at % 2 === 0 ? shop : other, reserving.reserve, body, newAddress())),
    );
    const reserved = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.type === 'reserved-share-full');
    expect([reserved.length, refused.length]).toEqual([3, 9]);
  });

  test('what is published moves it: from nothing to all, and unsaid it is three tenths', async () => {
    await publishShare(0);
    expect(await outcomeOf()).toBe(full);
    await publishShare(1_000);
    expect(await outcomeOf()).toBe('reserved');
    await publishByHand(shop, 'sales-channel', 'INTERNET', { maxPax: 11 });
    expect((await shop.open.app.railway.newest()).terms.reservedShare).toBe(300);
  });
});
