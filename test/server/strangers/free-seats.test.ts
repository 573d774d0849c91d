import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newSecret } from '#server/platform/secret.ts';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import {
  browserAt,
  type ClassOnSale,
  classesOnSale,
  readHeld,
  type SeatBody,
  selectSeat,
} from '#test/support/shop/free-seats.ts';
import { readOutcome } from '#test/support/sold/read-outcome.ts';

const settings = { PROXIES: '1' };
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

/** A party may be so many; so many places has one that goes there and back by two trains each way, and chooses anew in one. */
const party = 11;
const ofParty = 5 * party;
const hundredth = 0.01;

type Ask = (wish: SeatBody, time: number) => Promise<Response>;

/** Asks for many seats at once, and gives what became of them by name. */
const askAll = async (wishes: readonly SeatBody[], ask: Ask) => {
  const outcomes = await Promise.all(
    wishes.map(async (wish, time) => {
      const answer = await ask(wish, time);
      if (answer.status !== 200) return (await readOutcome(answer))[1];
      await answer.arrayBuffer();
      return 'held';
    }),
  );
  const count = (name: string) => outcomes.filter((outcome) => outcome === name).length;
  return { held: count('held'), refused: count('too-many-held') };
};

/** So many seats of each of a class's runs, in turn. */
const spread = (runs: readonly ClassOnSale[], each: number): readonly SeatBody[] =>
  runs.flatMap(({ wishes }) => wishes.slice(0, each));

const namelessAt =
  (
    to: TestShop,
    network: string,
    headers: (time: number) => Readonly<Record<string, string>> = () => ({}),
  ): Ask =>
  (wish, time) =>
    to.askJson(selectSeat, wish, {
      'x-forwarded-for': `${network}::${(time + 1).toString(16)}`,
      ...headers(time),
    });

const bots = {
  'keeps no cookie': () => ({}),
  'invents its cookies': () => ({ cookie: `keeper=${newSecret()}; party=${newSecret()}` }),
};

test.each(Object.entries(bots))(
  'a network whose robot %s holds what one party needs, of one class of a train what one party takes',
  async (_, headers) => {
    const [run, ...others] = classesOnSale(shop);
    const wishes = [...(run?.wishes.slice(0, 60) ?? []), ...spread(others.slice(0, 12), 20)];
    const { held, refused } = await askAll(wishes, namelessAt(shop, '2001:db8:1:1', headers));
    expect([held, refused]).toEqual([ofParty, wishes.length - ofParty]);
    expect(await readHeld(shop)).toEqual({ all: ofParty, mostOfClass: party });
  },
);

test('nor does it hold more by calling every seat another party, or through another process', async () => {
  const second = await openTestShop({ settings, url: shop.url });
  try {
    const [run] = classesOnSale(shop);
    const wishes = (run?.wishes ?? []).map((wish) => ({ ...wish, party: newSecret() }));
    const ways = [shop, second].map((one) => namelessAt(one, '2001:db8:1:2'));
    await askAll(wishes.slice(0, 120), (wish, time) => ways[time % 2]?.(wish, time) ?? Promise.reject());
    expect((await readHeld(shop)).all).toBeLessThanOrEqual(party);
    await askAll(wishes.slice(120, 160), (wish, time) => ways[time % 2]?.(wish, time) ?? Promise.reject());
    expect((await readHeld(shop)).all).toBeLessThanOrEqual(party);
  } finally {
    await second.end();
  }
});

test('what one process has given to the nameless, another counts from its first place on', async () => {
  const second = await openTestShop({ settings, url: shop.url });
  try {
    const [run] = classesOnSale(shop);
    const network = '2001:db8:1:5';
    expect((await askAll(run?.wishes.slice(0, 20) ?? [], namelessAt(shop, network))).held).toBe(party);
    expect((await askAll(run?.wishes.slice(20, 30) ?? [], namelessAt(second, network))).held).toBe(0);
  } finally {
    await second.end();
  }
});

test('a browser holds what a party needs, and many behind one address no more of a class than their share', async () => {
  const [run, ...others] = classesOnSale(shop);
  if (run === undefined) throw new Error('No train is on sale.');
  const share = Math.max(party, Math.floor(run.wishes.length * 5 * hundredth));
  const one = await browserAt(shop, '203.0.113.7', run);
  const alone = await askAll(spread(others.slice(0, 12), party), (wish) => one.post(selectSeat, wish));
  expect(alone.held).toBe(ofParty);
  const many = await Promise.all(Array.from({ length: 30 }, () => browserAt(shop, '203.0.113.7', run)));
  const together = await askAll(run.wishes.slice(0, 60), (wish, time) =>
    (many[time % many.length] ?? one).post(selectSeat, wish),
  );
  expect([together.held, together.refused]).toEqual([share, 60 - share]);
});

test('a seat that is given back leaves room for another, and so does one whose time is over', async () => {
  const [run] = classesOnSale(shop);
  const [first, ...wishes] = run?.wishes ?? [];
  const ask = namelessAt(shop, '2001:db8:1:3');
  if (first === undefined) throw new Error('No train is on sale.');
  const { allocationId } = await (await ask(first, 0)).json();
  expect((await askAll(wishes.slice(0, 20), ask)).held).toBe(party - 1);
  await shop.askJson('/tms/inventory/release-seat', { allocationId });
  expect((await askAll(wishes.slice(20, 25), ask)).held).toBe(1);
  const { db, clock } = shop.open.app;
  const over = await db
    .updateTable('seat_hold')
    .set({ deadline: clock.now() - 1 })
    .where('state', '=', 'held')
    .executeTakeFirst();
  expect(Number(over.numUpdatedRows)).toBe(party);
  expect((await askAll(wishes.slice(25, 45), ask)).held).toBe(party);
});

test('who behind an address has looked at the seats chooses one, while a robot there takes all it can', async () => {
  const runs = classesOnSale(shop);
  const [run] = runs;
  if (run === undefined) throw new Error('No train is on sale.');
  const robot = namelessAt(shop, '2001:db8:1:4');
  const running = askAll(spread(runs.slice(0, 10), 60), robot);
  const honest = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const browser = await browserAt(shop, `2001:db8:1:4::9:${at}`, run);
      const wish = run.wishes.at(-1 - at);
      return (await browser.post(selectSeat, wish)).status;
    }),
  );
  expect(honest).toEqual(Array.from({ length: 10 }, () => 200));
  expect((await running).held).toBeLessThanOrEqual(ofParty);
});
