import { afterAll, beforeAll, expect, test } from 'vitest';
import tr from '#locales/tr.json' with { type: 'json' };
import { browserClient } from '#test/support/browser-client.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { mutableWay } from '../../support/server/mutable-way.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { soon } from '../../support/soon.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const find = '/crs/rail-booking/get-reservation';

/** What a page asks before it can be drawn. */
const askedWithin = () =>
  new Request(`http://localhost${find}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ locator: 'ABCDEF' }),
  });

test('a database that stands still: every call and page is answered within ten seconds, and what was asked is not lost', async () => {
  const way = await mutableWay(new URL(shop.url));
  const paused = await openTestShop({
    url: way.url,
    settings: { DATABASE_CONNECTIONS: '5' },
    parts: { render: (_, ask) => ask(askedWithin()) },
  });
  try {
    const client = browserClient(paused);
    const { body } = await bodyForOne(shop);
    const key = { 'idempotency-key': 'asked-while-it-stood' };
    const book = () => client.post('/crs/rail-booking/create-pnr', body, key);
    way.standStill();
    const began = performance.now();
    const asked = [
      book(),
      ...Array.from({ length: 12 }, () => client.post(find, { locator: 'ABCDEF' })),
      client.get('/', { accept: 'text/html' }),
    ];
    const answers = await Promise.all(asked);
    const took = performance.now() - began;
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(took).toBeLessThan(10_000);
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(texts.every((text) => text.includes(tr['wire.server-not-ready']))).toBe(true);
    expect(texts.at(-1)).toContain('<!doctype html>');
    way.goOn();
    const booked: unknown[] = [];
    // What was given up is still being done for a moment, and says so.
    await expect
      .poll(async () => {
        const answer = await book();
        booked.push((await answer.json()).locator);
        return answer.status;
      }, soon)
      .toBe(200);
    expect((await client.post(find, { locator: booked.at(-1) })).status).toBe(200);
  } finally {
    way.goOn();
    await paused.end();
  }
});
