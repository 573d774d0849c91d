import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openPasswords } from '#server/people/accounts/password-hash.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, type LoggedInClient, memberOf, resetWorld, rightPassword } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { codeMailedTo } from '../../support/server/letters.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';
import { seedCard } from '../../support/sold/seed-card.ts';

const userId = 1001;
const newPassword = 'Erciyes3917';

/** One check of a password that is done, and not told yet. */
type Held = { readonly isDone: () => void; readonly released: Promise<void> };

const waiting: Held[] = [];
const real = openPasswords({ ln: 4, r: 8, p: 1 });
const passwords: typeof real = {
  ...real,
  isRight: async (password, hash, asker) => {
    const held = waiting.shift();
    const result = await real.isRight(password, hash, asker);
    held?.isDone();
    await held?.released;
    return result;
  },
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ parts: { passwords } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const logsIn = (password: string): Promise<Response> =>
  browserClient(shop).post('/mc/user/login', { username: ayse, password, remember: false });

/** Something is done while the right password of a call has been checked, and nothing has come of it yet. */
const during = async (
  call: () => Promise<Response>,
  act: () => Promise<Response>,
): Promise<readonly [acted: number, Response]> => {
  const release: (() => void)[] = [];
  const held = new Promise<void>((isDone) => {
    waiting.push({ isDone, released: new Promise((go) => release.push(go)) });
  });
  const asked = call();
  await held;
  const acted = await act();
  for (const go of release) go();
  return [acted.status, await asked];
};

const loginDuring = (act: () => Promise<Response>) => during(() => logsIn(rightPassword), act);

const sessionsOf = async () => {
  const rows = await shop.open.app.db
    .selectFrom('session')
    .select('id')
    .where('user_id', '=', userId)
    .execute();
  return rows.length;
};

const changes = ({ client, authorized }: LoggedInClient) =>
  client.post('/mc/users/change-password', { oldPassword: rightPassword, newPassword }, authorized);

const ends = ({ client, authorized }: LoggedInClient) =>
  shop.ask(`/mc/customers/${userId}`, {
    method: 'DELETE',
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify({ password: rightPassword, idempotencyKey: null }),
  });

test('[S-05] a login whose password is changed while it is checked begins no session', async () => {
  const member = await memberOf(shop);
  const [changed, login] = await loginDuring(() => changes(member));
  expect([changed, await readOutcome(login), await sessionsOf()]).toEqual([200, [500, 'wrong-details'], 1]);
  expect((await logsIn(newPassword)).status).toBe(200);
});

test('[S-05] a login whose password is set anew by a mailed link while it is checked begins no session', async () => {
  await browserClient(shop).post('/mc/users/reset-password-generate-code', { username: ayse });
  const code = await codeMailedTo(shop, ayse);
  const [reset, login] = await loginDuring(() =>
    browserClient(shop).post('/mc/users/reset-password', { code, newPassword }),
  );
  expect([reset, await readOutcome(login), await sessionsOf()]).toEqual([200, [500, 'wrong-details'], 0]);
});

test('[S-05] [S-25] a login whose membership ends while it is checked begins no session', async () => {
  const member = await memberOf(shop);
  const [ended, login] = await loginDuring(() => ends(member));
  expect([ended, await readOutcome(login), await sessionsOf()]).toEqual([200, [500, 'wrong-details'], 0]);
});

test('[S-05] a login beside which another begins is let in', async () => {
  const [other, login] = await loginDuring(() => logsIn(rightPassword));
  expect([other, login.status, await sessionsOf()]).toEqual([200, 200, 2]);
});

test('[S-25] a membership whose password is changed elsewhere while it is checked does not end by the old one, and keeps its cards', async () => {
  await seedCard(shop, userId);
  const [member, other] = [await memberOf(shop), await memberOf(shop)];
  const [changed, ended] = await during(
    () => ends(other),
    () => changes(member),
  );
  expect([changed, await readOutcome(ended), await sessionsOf()]).toEqual([200, [400, 'password-wrong'], 1]);
  const cards = await shop.open.app.db.selectFrom('wallet_card').select('owner').execute();
  expect([cards, (await logsIn(newPassword)).status]).toEqual([[{ owner: userId }], 200]);
});
