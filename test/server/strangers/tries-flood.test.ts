import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSecret } from '#server/platform/secret.ts';
import { ayse, minute, moveClock, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const address = '192.0.2.50';
const newName = () => `party=${shop.open.app.issued.issue()}`;

/** How many counts of tries are kept. */
const counted = async (): Promise<number> => {
  const rows = await shop.open.app.db.selectFrom('try_count').select('key').execute();
  return rows.length;
};

type Asking = { readonly from?: string; readonly cookie: string };

const statusOf = async (path: string, body: unknown, { from = address, cookie }: Asking) => {
  const answer = await shop.askJson(path, body, { 'x-forwarded-for': from, cookie });
  await answer.arrayBuffer();
  return answer.status;
};

const logIn = (username: string, password: string, asking: Asking) =>
  statusOf('/mc/user/login', { username, password }, asking);

let accounts = 0;
const guess = (asking: Asking) => {
  accounts += 1;
  return logIn(`kimse${accounts}@example.com`, 'Bozkir1924', asking);
};

/** Asks so often, a few at a time, and says how often it was not refused. */
const heardOf = async (times: number, ask: (time: number) => Promise<number>): Promise<number> => {
  const heard: boolean[] = [];
  const atOnce = 20;
  for (let time = 0; time < times; time += atOnce) {
    const statuses = Array.from({ length: atOnce }, async (_, at) => (await ask(time + at)) !== 429);
    heard.push(...(await Promise.all(statuses)));
  }
  return heard.filter(Boolean).length;
};

const guesses = () => heardOf(200, () => guess({ cookie: newName() }));

test('[E-02] under a new name at each login a network leaves no more counts than it has tries: one for itself, and for each try its name and its account', async () => {
  expect([await guesses(), await counted()]).toEqual([36, 1 + 2 * 36]);
  expect([await guesses(), await counted()]).toEqual([0, 1 + 2 * 36]);
  await moveClock(shop, 15 * minute);
  expect([await guesses(), await counted()]).toEqual([36, 1 + 4 * 36]);
}, 60_000);

test('[E-02] all networks of a /48 together leave as many as four of them', async () => {
  const heard = await heardOf(400, (time) =>
    guess({ from: `2001:db8:48:${time.toString(16)}::1`, cookie: newName() }),
  );
  expect([heard, await counted()]).toEqual([144, 1 + 3 * 144]);
}, 60_000);

test('one browser that has no try left takes none from its neighbours, and leaves nothing more', async () => {
  const cookie = newName();
  expect(await heardOf(200, () => guess({ cookie }))).toBe(9);
  const left = await counted();
  expect([await heardOf(100, () => guess({ cookie })), await counted()]).toEqual([0, left]);
  expect(await heardOf(40, () => guess({ cookie: newName() }))).toBe(36 - 9);
}, 60_000);

test('[E-02] whoever is right under a new name at each login leaves no count at all', async () => {
  for (let time = 0; time < 30; time += 1) {
    expect(await logIn(ayse, rightPassword, { cookie: newName() })).toBe(200);
  }
  expect(await counted()).toBe(0);
});

const keep = () =>
  statusOf(
    '/keeping/flows',
    { flow: 'session', chartHash: 'ab', revision: 0, snapshot: '' },
    { cookie: `keeper=${newSecret()}` },
  );

test('a network that begins to keep flows under an invented secret at each leaves a count for each that is kept, and one for itself', async () => {
  expect([await heardOf(1000, keep), await counted()]).toEqual([400, 1 + 400]);
}, 60_000);
