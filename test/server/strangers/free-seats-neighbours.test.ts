import { once } from 'node:events';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { travelDayOf } from '#domain/time/travel-day.ts';
import { day as dayLength } from '#domain/values/durations.ts';
import { chanceOf } from '#machines/kit/walk/chance.ts';
import { newSecret } from '#server/platform/secret.ts';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { buyersOf } from '#test/support/shop/buyers.ts';
import { classesOnSale, selectSeat } from '#test/support/shop/free-seats.ts';
import { findRuns, type OrderPlaces } from '#test/support/shop/order-client.ts';
import { orderOn } from '#test/support/shop/whole-order.ts';
import { readOutcome } from '#test/support/sold/read-outcome.ts';

let shop: TestShop;
let places: OrderPlaces;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1', BANK_PORT: '0' } });
  places = { shop: `http://127.0.0.1:${shop.port}`, bank: shop.open.app.settings.cardOrigin };
});
afterAll(() => shop.end());

const ends = { from: 98, to: 93 } as const;
const address = '203.0.113.50';

const post = async (path: string, body: unknown, cookie = '') => {
  const from = { 'x-forwarded-for': address, ...(cookie === '' ? {} : { cookie }) };
  const answer = await shop.askJson(path, body, from);
  await answer.arrayBuffer();
  return answer;
};

/** Asks as fast as it is answered until it is told to end, and gives how often it was told that it tries too often. */
const robotOf = (ask: (time: number) => Promise<Response>) => {
  const ending = new AbortController();
  let refused = 0;
  const limited = new AbortController();
  const whenRefused = once(limited.signal, 'abort');
  const run = async (time: number): Promise<void> => {
    if (ending.signal.aborted) return;
    if ((await ask(time)).status === 429) {
      refused += 1;
      limited.abort();
    }
    await run(time + 1);
  };
  const running = run(0);
  return {
    whenRefused,
    end: async () => {
      ending.abort();
      await running;
      return refused;
    },
  };
};

test('[C-06] fifty behind one address buy while robots there ask for seats, payments and answers as fast as they can', async () => {
  const buyers = buyersOf(inject('seed'));
  const chance = chanceOf(inject('seed'));
  const day = travelDayOf(Math.floor(shop.open.app.clock.now() / dayLength) + 5);
  const found = await findRuns(places, { ...ends, day }, buyers());
  const runs = found.ok ? found.value.slice(0, 5) : [];
  const wishes = classesOnSale(shop).flatMap((run) => run.wishes.slice(0, 40));
  const wish = (time: number) => wishes[time % wishes.length];
  const asks = [
    (time: number) => post(selectSeat, { ...wish(time), party: newSecret() }),
    (time: number) => post(selectSeat, wish(time), `party=${newSecret()}; keeper=${newSecret()}`),
    () => post('/odeme/vbOdemeSorgu', { enrollReference: newSecret() }),
    (time: number) =>
      post('/odeme/vbEnrollControl', {
        islemTipi: 0,
        pnr: `ROBOT${time}`,
        biletRezOdemeBilgileri: { kartTokeni: newSecret(), toplamBiletTutari: 1 },
      }),
  ];
  const robots = asks.map(robotOf);
  await Promise.all(robots.map(({ whenRefused }) => whenRefused));
  const orders = await Promise.all(
    Array.from({ length: 50 }, (_, at) =>
      orderOn(
        places,
        runs[at % runs.length] ?? { runId: 0, from: 0, to: 0 },
        { ...buyers(), address },
        chance,
      ),
    ),
  );
  const refused = await Promise.all(robots.map(({ end }) => end()));
  expect([orders.filter(({ ok }) => !ok), refused.every((times) => times > 1)]).toEqual([[], true]);
}, 120_000);

const askAfterNobody = () => post('/odeme/vbOdemeSorgu', { enrollReference: 'nobody' });

test('whoever is refused for too many tries is told after how many seconds there are turns again', async () => {
  await resetWorld(shop);
  let last = await askAfterNobody();
  for (let time = 0; time < 130 && last.status !== 429; time += 1) last = await askAfterNobody();
  const [status, seconds] = [last.status, Number(last.headers.get('retry-after'))];
  expect([status, seconds > 0, seconds <= 60]).toEqual([429, true, true]);
});

test('a browser that used up its turns leaves its neighbours theirs', async () => {
  await resetWorld(shop);
  const [run] = classesOnSale(shop);
  const train = { fromStationId: run?.from, toStationId: run?.to, trainId: run?.runId, legIndex: 0 };
  const cookieOf = async () => {
    const answer = await shop.askJson('/tms/seat-maps/load-by-train-id', train, {
      'x-forwarded-for': address,
    });
    await answer.arrayBuffer();
    return (answer.headers.getSetCookie()[0] ?? '').split(';', 1)[0] ?? '';
  };
  const [own, other] = [await cookieOf(), await cookieOf()];
  const ask = async (cookie: string): Promise<unknown> => {
    const answer = await shop.askJson(
      '/odeme/vbOdemeSorgu',
      { enrollReference: 'nobody' },
      { 'x-forwarded-for': address, cookie },
    );
    return (await readOutcome(answer))[1];
  };
  const outcomes: unknown[] = [];
  for (let time = 0; time < 121; time += 1) outcomes.push(await ask(own));
  expect([outcomes.at(-2), outcomes.at(-1), await ask(other)]).toEqual([
    'payment-unknown',
    'too-many-tries',
    'payment-unknown',
  ]);
});
