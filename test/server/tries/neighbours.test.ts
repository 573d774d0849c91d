import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';
import { type Asker, askerOf, type LimitedCall, limitedBy, limitsIn } from './limited-calls.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

/** So often each is heard of one browser; the names of many behind one network are heard four times as often. */
const guesses = limitsIn(`
10: search-open-tickets find-open-tickets-of-booking find-open-ticket permi-check get-reservation
10: legacy-query-open-ticket send-booking-link rental-order-link
20: apply-promotion rental-promotion-activate
60: verify-citizenship
`);
/** Nothing can be guessed here: a whole town may ask from behind one network. */
const others = limitsIn(`
10: take-over-kept-flow hand-over-kept-flow
20: open-booking-link agree-to-seatmate
30: begin-eid get-pdf get-multiple-pdf generate-pdf cancel-seat-alarm tell-recording
40: read-password-link
60: show-boarding-pass
240: rental-list rental-order-payment
`);
const guessed = limitedBy(guesses);
const all = [...guessed, ...limitedBy(others)];

const address = '203.0.113.50';

const newName = () => `party=${shop.open.app.issued.issue()}`;

/** What is said to whoever asks so often, at the last. */
const lastOf = async (ask: Asker, times: number, cookieAt: (time: number) => string | undefined) => {
  let last: string | null = null;
  for (let time = 0; time < times; time += 1) last = await ask(address, cookieAt(time));
  return last;
};

test.each(all)(
  '$name: neither whoever drops cookies at each try nor one browser uses up the turns of a neighbour',
  async ({ most, operation }: LimitedCall) => {
    const ask = await askerOf(shop, operation);
    expect(await lastOf(ask, most + 1, () => undefined)).toBe('too-many-tries');
    const robot = newName();
    expect(await lastOf(ask, most + 1, () => robot)).toBe('too-many-tries');
    expect(await ask(address, newName())).not.toBe('too-many-tries');
  },
  120_000,
);

test.each(guessed)(
  '$name: whoever guesses under a new name at each try is heard four times as often as one browser',
  async ({ most, operation }: LimitedCall) => {
    const ask = await askerOf(shop, operation);
    expect(await lastOf(ask, 4 * most, newName)).not.toBe('too-many-tries');
    expect(await ask(address, newName())).toBe('too-many-tries');
  },
  120_000,
);

test('[E-02] a password is guessed at by nine wrong tries of a browser, and thirty-six of all behind a network', async () => {
  let accounts = 0;
  const logIn = async (cookie: string) => {
    accounts += 1;
    const body = { username: `kimse${accounts}@example.com`, password: 'Bozkir1924' };
    const answer = await shop.askJson('/mc/user/login', body, { 'x-forwarded-for': address, cookie });
    return (await readOutcome(answer))[1];
  };
  const robot = newName();
  const ofRobot: unknown[] = [];
  for (let time = 0; time < 10; time += 1) ofRobot.push(await logIn(robot));
  const ofOthers: unknown[] = [];
  for (let time = 0; time < 28; time += 1) ofOthers.push(await logIn(newName()));
  expect([ofRobot.slice(-2), ofOthers.slice(-2)]).toEqual([
    ['wrong-details', 'too-many-tries'],
    ['wrong-details', 'too-many-tries'],
  ]);
});

test('whoever was refused without a name is given one, and asks by it at once', async () => {
  const body = { locator: 'ABCDEF', surname: 'YILMAZ', email: null };
  const find = (cookie: Readonly<Record<string, string>>) =>
    shop.askJson('/crs/rail-booking/get-reservation', body, { 'x-forwarded-for': address, ...cookie });
  let last = await find({});
  for (let time = 0; time < 20 && last.status !== 429; time += 1) last = await find({});
  const cookie = (last.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
  expect([last.status, last.headers.get('retry-after')]).toEqual([429, '1']);
  expect((await find({ cookie })).status).not.toBe(429);
});
