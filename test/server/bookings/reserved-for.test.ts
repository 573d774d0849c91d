import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { forgetOld } from '#server/office/operations/forget-old.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { hour, memberOf, moveClock } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne, bodyOf, holdSeat, newBench, passengerOf, placeOf } from '#test/support/shop/bookings.ts';
import { asking, newTraveller, payForReserved, reserving } from '#test/support/shop/reserving.ts';
import { newAddress, postTo } from '#test/support/shop/visitors.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
  onTestFinished(() => shop.end());
});

/** Each day has a train of its own. */
const bodyFor = async (daysAhead: number, passenger: Readonly<Record<string, unknown>>) =>
  (await bodyForOne(shop, { daysAhead, passenger: { ...newTraveller(), ...passenger } })).body;

const outcomeOf = async (
  daysAhead: number,
  passenger: Readonly<Record<string, unknown>>,
  headers: Record<string, string> = {},
): Promise<string> => {
  const body = await bodyFor(daysAhead, passenger);
  const answer = await postTo(shop, reserving.reserve, body, { ...newAddress(), ...headers });
  return answer.status === 200 ? 'reserved' : `${answer.status} ${answer.body.type}`;
};

const refusal = '409 reserved-already';

describe('[S-14] who has reservations unpaid', () => {
  test('one person reserves one place in a train, whatever e-mail and telephone are given, and may buy another', async () => {
    const { identityNumber } = newTraveller();
    expect(await outcomeOf(20, { identityNumber })).toBe('reserved');
    expect(await outcomeOf(20, { identityNumber: ` ${identityNumber} ` })).toBe(refusal);
    const body = await bodyFor(20, { identityNumber });
    expect((await postTo(shop, reserving.reserve, body, newAddress())).body.type).toBe('reserved-already');
    expect((await postTo(shop, reserving.buy, body, newAddress())).status).toBe(200);
  });

  test('nor do two seats of one reservation go to one person', async () => {
    const { ride, seats } = newBench(shop, { daysAhead: 20 });
    const party = 'p'.repeat(43);
    const places = [];
    for (const seat of seats) places.push(placeOf(ride, await holdSeat(shop, ride, seat, { party })));
    const twice = newTraveller();
    const people = places.map((place, at) => passengerOf([place], { ...twice, contact: at === 0 }));
    const refused = await postTo(shop, reserving.reserve, bodyOf(people), newAddress());
    expect([refused.status, refused.body.type]).toEqual([409, 'reserved-already']);
    const two = places.map((place, at) => passengerOf([place], { ...newTraveller(), contact: at === 0 }));
    expect((await postTo(shop, reserving.reserve, bodyOf(two), newAddress())).status).toBe(200);
  });

  test.each([
    ['person', ({ identityNumber }: ReturnType<typeof newTraveller>) => ({ identityNumber })],
    ['passport', () => ({ identityNumber: null, countryId: 4, passportNumber: 'U 1234567' })],
    ['e-mail', ({ email }: ReturnType<typeof newTraveller>) => ({ email: email.toUpperCase() })],
    ['telephone', ({ phoneNumber }: ReturnType<typeof newTraveller>) => ({ phoneNumber })],
  ] as const)('one %s has two at one time, of a guest or a member', async (_, known) => {
    const passenger = known(newTraveller());
    const { authorized } = await memberOf(shop);
    const outcomes = [
      await outcomeOf(20, passenger),
      await outcomeOf(21, passenger, authorized),
      await outcomeOf(22, passenger),
      await outcomeOf(22, passenger, authorized),
      await outcomeOf(22, {}),
    ];
    expect(outcomes).toEqual(['reserved', 'reserved', refusal, refusal, 'reserved']);
  });

  test('what is cancelled, bought or over counts no more, and nothing of it is kept', async () => {
    const { identityNumber } = newTraveller();
    const marks = () => shop.open.app.db.selectFrom('reservation_mark').select('locator').execute();
    const browser = browserClient(shop);
    const ask = asking(browser);
    const { locator } = await ask('reserve', await bodyFor(20, { identityNumber }));
    expect([await outcomeOf(20, { identityNumber }), (await marks()).length]).toEqual([refusal, 4]);
    await ask('cancel', { locator });
    expect(await marks()).toEqual([]);
    const second = await ask('reserve', await bodyFor(20, { identityNumber }));
    const { db, clock } = shop.open.app;
    expect(await payForReserved(shop, browser, second.locator)).toBe('ticketed');
    expect([await marks(), await outcomeOf(20, { identityNumber })]).toEqual([[], 'reserved']);
    await moveClock(shop, 24 * hour);
    await forgetOld(db, clock.now());
    expect([await marks(), await outcomeOf(19, { identityNumber })]).toEqual([[], 'reserved']);
  });

  test('what is over counts no more before it is forgotten', async () => {
    const { identityNumber } = newTraveller();
    const { authorized } = await memberOf(shop);
    expect(await outcomeOf(20, { identityNumber }, authorized)).toBe('reserved');
    expect(await outcomeOf(20, { identityNumber })).toBe(refusal);
    await moveClock(shop, 24 * hour);
    expect(await outcomeOf(19, { identityNumber })).toBe('reserved');
  });

  test('a refused reservation leaves no mark, and no mark tells whose it is', async () => {
    const traveller = newTraveller();
    await outcomeOf(20, traveller);
    await outcomeOf(20, traveller);
    const marks = await shop.open.app.db.selectFrom('reservation_mark').selectAll().execute();
    expect(marks.map(({ mark }) => mark.length)).toEqual([43, 43, 43, 43]);
    const kept = JSON.stringify(marks);
    expect(Object.values(traveller).filter((each) => kept.includes(each))).toEqual([]);
  });

  test('of many who reserve for one person at the very same moment by two processes two have a place, in two trains', async () => {
    const other = await openTestShop({ settings: { PROXIES: '1' }, url: shop.url });
    onTestFinished(() => other.end());
    const { identityNumber } = newTraveller();
    const bodies = [];
    for (let at = 0; at < 12; at += 1) bodies.push(await bodyFor(20 + (at % 3), { identityNumber }));
    const answers = await Promise.all(
      bodies.map((body, at) => postTo(at % 2 === 0 ? shop : other, reserving.reserve, body, newAddress())),
    );
    const reserved = answers.filter(({ status }) => status === 200);
    const refused = answers.filter(({ body }) => body.type === 'reserved-already');
    expect([reserved.length, refused.length]).toEqual([2, 10]);
  });
});
