import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

type Wire = { readonly id: number; readonly intents: readonly [{ intentId: number; version: number }] };

const asked = async (who: 'deniz' | 'nazan', path: string, body: object) => {
  const { authorized } = await memberOf(shop, { email: `${who}@example.com` });
  const answer = await shop.ask(`/mc/catalogue/subscriptions${path}`, {
    method: 'POST',
    headers: { ...authorized, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { type, entry }: { type?: string; entry?: Wire } = await answer.json();
  return { name: answer.ok ? 'allowed' : type, entry };
};

let made = 0;
const card = { name: 'Deneme', price: 600_000, days: 31, trips: 20, cabinClasses: ['Y1'] };

const edited = (ends: CatalogueFields) => {
  made += 1;
  const fields = Object.entries({ ...card, code: `S-${made}`, ...ends });
  return asked('deniz', '', {
    seen: { intentId: 0, version: 0 },
    fields: fields.map(([name, value]) => ({ name, value })),
  });
};

const moved = (who: 'deniz' | 'nazan', action: string, { id, intents: [intent] }: Wire) =>
  asked(who, `/intents/${intent.intentId}/${action}`, { id, version: intent.version });

/** As if the draft had been saved while trains still stopped there. */
const servedBefore = async ({ id }: Wire) => {
  const fields = { ...card, code: `S-${made}`, fromStationId: 999_999 };
  await shop.open.app.db
    .updateTable('catalogue_intent')
    .set({ fields: JSON.stringify(fields) })
    .where('entry', '=', id)
    .execute();
};

const entryOf = ({ entry }: { readonly entry: Wire | undefined }): Wire => {
  if (entry === undefined) throw new Error('Nothing was left.');
  return entry;
};

test.each([
  [{ fromStationId: 98, toStationId: 1325 }, 'allowed'],
  [{ fromStationId: 98 }, 'allowed'],
  [{ fromStationId: 999_999 }, 'catalogue-incomplete'],
  [{ fromStationId: 98, toStationId: 999_999 }, 'catalogue-incomplete'],
])(
  '[C-11] [E-05] a subscription is kept between stations at which trains stop alone: %j is %s',
  async (ends, name) => {
    expect((await edited(ends)).name).toBe(name);
  },
);

test('[C-11] [E-05] a draft whose station is gone is not sent, and one that waits is not published', async () => {
  const draft = entryOf(await edited({ fromStationId: 98 }));
  await servedBefore(draft);
  expect((await moved('deniz', 'send-to-approval', draft)).name).toBe('catalogue-incomplete');
  const other = entryOf(await edited({ fromStationId: 98 }));
  const waiting = entryOf(await moved('deniz', 'send-to-approval', other));
  await servedBefore(waiting);
  expect((await moved('nazan', 'publish', waiting)).name).toBe('catalogue-incomplete');
  expect((await moved('nazan', 'reject', waiting)).name).toBe('allowed');
});
