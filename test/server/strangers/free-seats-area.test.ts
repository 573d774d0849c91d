import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { browserAt, classesOnSale, readHeld, selectSeat } from '#test/support/shop/free-seats.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const [party, networks] = [11, 40];
/** Of a class a network has five hundredths, an area what four networks have, and a process gives five places uncounted. */
const mostOfArea = (places: number) => Math.floor((places * 5 * 4) / 100) + 5;

const addressIn = (area: string, network: number) => `${area}:${network.toString(16)}::1`;

const firstClass = () => {
  const [run] = classesOnSale(shop);
  if (run === undefined) throw new Error('No train is on sale.');
  return run;
};

test('whoever has the 65,536 networks of one /48 and no name is one of the nameless, and holds what a party takes', async () => {
  const { wishes } = firstClass();
  await Promise.all(
    wishes.map((wish, at) =>
      shop.askJson(selectSeat, wish, { 'x-forwarded-for': addressIn('2001:db8:48', at % networks) }),
    ),
  );
  expect(await readHeld(shop)).toEqual({ all: party, mostOfClass: party });
});

test('with a name in each of its networks it holds what four networks have, and whoever comes from elsewhere the rest', async () => {
  const run = firstClass();
  const robots = await Promise.all(
    Array.from({ length: networks }, (_, at) => browserAt(shop, addressIn('2001:db8:49', at), run)),
  );
  await Promise.all(
    robots.map(async (robot, at) => {
      const own = run.wishes.filter((_, index) => index % networks === at);
      for (const wish of own) await robot.post(selectSeat, wish);
    }),
  );
  const { mostOfClass: held } = await readHeld(shop);
  expect([held > party, held <= mostOfArea(run.wishes.length)], `${held} held`).toEqual([true, true]);
  const other = await browserAt(shop, '2001:db8:50::1', run);
  const answers: number[] = [];
  for (const wish of run.wishes.toReversed().slice(0, 120)) {
    answers.push((await other.post(selectSeat, wish)).status);
  }
  expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(party);
});
