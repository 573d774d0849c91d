import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { hour } from '#domain/values/durations.ts';
import { countCodeTo, giveBack } from '#server/counterparts/wallet/wallet-code-budgets.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => shop.open.app.db.deleteFrom('try_count').execute());
afterAll(() => shop.end());

type Asking = { readonly owner: number; readonly area: string };

const asks = ({ owner, area }: Asking, phone = '+905320000001') =>
  countCodeTo(shop.open.app, { area }, { id: 'card', owner, phone, state: 'draft' });

/** How many codes go out when all of them ask in turn. */
const sentTo = async (askings: readonly Asking[]): Promise<number> => {
  let sent = 0;
  for (const asking of askings) if ((await asks(asking)) !== null) sent += 1;
  return sent;
};

const members = (count: number, areaOf: (at: number) => string): readonly Asking[] =>
  Array.from({ length: count }, (_, at) => ({ owner: at, area: areaOf(at) }));

const owner = { owner: 4711, area: 'home' };

test('[C-08] thirty members of thirty areas have fifteen codes sent to one phone in an hour, and as many in the next', async () => {
  const many = members(30, String);
  expect(await sentTo(many)).toBe(15);
  await shop.open.world?.carryOut({ do: 'move-clock', by: hour });
  expect(await sentTo(many)).toBe(15);
});

test('[C-08] one member asks for six, however often and from wherever', async () => {
  expect(await sentTo(Array.from({ length: 40 }, (_, at) => ({ owner: 1, area: String(at) })))).toBe(6);
  expect(await sentTo([owner, owner])).toBe(1);
});

test('[C-08] forty members of two areas leave the phone’s owner a first code', async () => {
  expect(await sentTo(members(40, (at) => String(at % 2)))).toBe(13);
  expect(await sentTo([owner])).toBe(1);
});

test('[C-08] a neighbour of one area with a stranger has a first code too', async () => {
  const stranger = { owner: 1, area: owner.area };
  expect(await sentTo(Array.from({ length: 20 }, () => stranger))).toBe(6);
  expect(await sentTo([owner])).toBe(1);
});

test('[C-08] asking in vain uses up nothing of what others are left, and what is given back may be sent', async () => {
  await sentTo(Array.from({ length: 100 }, () => ({ owner: 1, area: '1' })));
  const counted = await asks(owner);
  await giveBack(shop.open.app, counted ?? []);
  expect(await sentTo([owner, ...members(20, (at) => String(100 + at)).slice(2)])).toBe(9);
});
