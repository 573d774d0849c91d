import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostHeld } from '#server/sale/holds/fair-share.ts';
import { ordinarySettings } from '#server/sale/holds/seat-settings.ts';
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
/** So many places has a party that goes there and back by two trains each way, and chooses anew in one. */
const ofParty = 5 * party;
/** Of a class a network has five hundredths, an area what four networks have. */
const shareOfArea = (places: number) => Math.floor((places * 5 * 4) / 100);
/** So many places a process gives uncounted. */
const uncounted = 5;

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

test('over all trains the nameless of a /48 hold what a party needs, from however many of its networks they ask', async () => {
  const wishes = classesOnSale(shop)
    .slice(0, 10)
    .flatMap((run) => run.wishes.slice(0, party));
  await Promise.all(
    wishes.map((wish, at) =>
      shop.askJson(selectSeat, wish, { 'x-forwarded-for': addressIn('2001:db8:51', at % networks) }),
    ),
  );
  expect(await readHeld(shop)).toEqual({ all: ofParty, mostOfClass: party });
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
  const share = shareOfArea(run.wishes.length);
  expect([held >= share, held <= share + uncounted], `${held} held`).toEqual([true, true]);
  const other = await browserAt(shop, '2001:db8:50::1', run);
  const answers: number[] = [];
  for (const wish of run.wishes.toReversed().slice(0, 120)) {
    answers.push((await other.post(selectSeat, wish)).status);
  }
  expect(answers.filter((status) => status === 200).length).toBeGreaterThanOrEqual(party);
});

test('what one may hold, and its network and its area, is reckoned in places of the train', () => {
  const { runId, wishes } = firstClass();
  const terms = { network: shop.open.app.railway.network(), settings: ordinarySettings };
  const mostOf = (browser: number | null) =>
    mostHeld({ runId, cabinClass: 'Y1', asker: { network: 1, browser, isNew: false } }, terms);
  expect(mostOf(7)).toEqual({
    own: ofParty,
    ofClass: Math.floor((wishes.length * 5) / 100),
    all: party * ordinarySettings.heldParties,
    areaOfClass: shareOfArea(wishes.length),
    areaAll: party * ordinarySettings.heldParties * 4,
  });
  expect(mostOf(null)).toEqual({
    own: ofParty,
    ofClass: party,
    all: ofParty,
    areaOfClass: party,
    areaAll: ofParty,
  });
});
