import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  forgetKeptFlow,
  handOverKeptFlow,
  keepFlow,
  readKeptFlow,
  takeOverKeptFlow,
} from '#contract/operations/keeping.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

type Row = { readonly keeper: string; readonly revision: number; readonly sealed: string };

const canary = 'KANARYA 20000000046';
const flow = 'booking';

const keep = (client: BrowserClient, revision: number, snapshot = canary, headers = {}) =>
  client.post(keepFlow.path, { flow, chartHash: '0a1b2c', revision, snapshot }, headers);

const read = (client: BrowserClient) => client.get(readKeptFlow.path.replace('{flow}', flow));

const codeOf = async (client: BrowserClient) =>
  String((await (await client.post(handOverKeptFlow.path, { flow })).json()).code);

const rows = (): Promise<readonly Row[]> =>
  shop.open.app.db
    .selectFrom('kept_flow')
    .select(['keeper', 'revision', 'sealed'])
    .orderBy('keeper')
    .execute();

const bend = (text: string, at: number): string => {
  const bytes = Buffer.from(text, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
  return bytes.toString('base64url');
};

/** What somebody who can write into the store might do to a row. */
const forgeries: Readonly<Record<string, (row: Row) => Partial<Row>>> = {
  'a bent byte of the nonce': ({ sealed }) => ({ sealed: bend(sealed, 0) }),
  'a bent byte of the mark': ({ sealed }) => ({ sealed: bend(sealed, 12) }),
  'a bent byte of the text': ({ sealed }) => ({ sealed: bend(sealed, 28) }),
  'bytes cut short': ({ sealed }) => ({ sealed: sealed.slice(0, 20) }),
  'no bytes': () => ({ sealed: '' }),
  'another revision': ({ revision }) => ({ revision: revision + 1 }),
};

describe.each(Object.entries(forgeries))('%s', (_, forgery) => {
  test('is read as nothing, is told to the operators without what was typed, and may be begun again', async () => {
    const client = browserClient(shop);
    await keep(client, 0);
    const [row] = await rows();
    if (row === undefined) throw new Error('Nothing was kept.');
    await shop.open.app.db
      .updateTable('kept_flow')
      .set(forgery(row))
      .where('keeper', '=', row.keeper)
      .execute();
    const before = shop.lines.length;
    expect(await readOutcome(await read(client))).toEqual([409, 'nothing-kept']);
    const lines = shop.lines.slice(before).join('');
    expect(lines).toContain('"event":"kept-flow-unreadable"');
    expect(lines).not.toContain('KANARYA');
    expect((await keep(client, 0, 'begun again')).status).toBe(200);
    expect((await (await read(client)).json()).snapshot).toBe('begun again');
  });
});

test('the bytes of one browser, laid under another, are read as nothing', async () => {
  const [here, there] = [browserClient(shop), browserClient(shop)];
  await keep(here, 0, 'here');
  await keep(there, 0, 'there');
  const [one, other] = await rows();
  if (one === undefined || other === undefined) throw new Error('Two rows are kept.');
  const { db } = shop.open.app;
  await db.updateTable('kept_flow').set({ sealed: other.sealed }).where('keeper', '=', one.keeper).execute();
  const answers = await Promise.all([here, there].map(async (client) => (await read(client)).status));
  expect([answers.includes(200), answers.includes(409)]).toEqual([true, true]);
});

test('of twenty first writes of one browser at once one is kept', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  await client.post(forgetKeptFlow.path, { flow });
  const answers = await Promise.all(Array.from({ length: 20 }, (_, tab) => keep(client, 0, `tab ${tab}`)));
  const won = answers.findIndex(({ status }) => status === 200);
  expect(answers.map(({ status }) => status)).toEqual(answers.map((_, tab) => (tab === won ? 200 : 409)));
  expect((await (await read(client)).json()).snapshot).toBe(`tab ${won}`);
});

test('a handed over secret whose bytes were bent opens nothing', async () => {
  const phone = browserClient(shop);
  await keep(phone, 0);
  const code = await codeOf(phone);
  const { db } = shop.open.app;
  const { sealed_keeper } = await db
    .selectFrom('kept_flow_hand_over')
    .select('sealed_keeper')
    .executeTakeFirstOrThrow();
  await db
    .updateTable('kept_flow_hand_over')
    .set({ sealed_keeper: bend(sealed_keeper, 28) })
    .execute();
  const answer = await browserClient(shop).post(takeOverKeptFlow.path, { code });
  expect([answer.headers.getSetCookie(), await readOutcome(answer)]).toEqual([[], [400, 'link-used-or-old']]);
});

test('of eight devices that bring one code at once one goes on', async () => {
  const phone = browserClient(shop);
  await keep(phone, 0);
  const code = await codeOf(phone);
  const devices = Array.from({ length: 8 }, () => browserClient(shop));
  const answers = await Promise.all(devices.map((device) => device.post(takeOverKeptFlow.path, { code })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(devices.filter(({ cookies }) => cookies.size > 0)).toHaveLength(1);
});

test('a page of another site moves nothing, gets no code and leaves no cookie', async () => {
  const client = browserClient(shop);
  await keep(client, 0);
  const before = await rows();
  const kept = client.cookies.get('keeper');
  const evil = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const written = await keep(client, 1, 'forged', evil);
  const forgotten = await client.post(forgetKeptFlow.path, { flow }, evil);
  const handed = await client.post(handOverKeptFlow.path, { flow }, evil);
  expect(await rows()).toEqual(before);
  const code = await codeOf(client);
  const taken = await browserClient(shop).post(takeOverKeptFlow.path, { code }, evil);
  for (const answer of [written, forgotten, handed, taken]) expect(answer.headers.getSetCookie()).toEqual([]);
  expect(await readOutcome(handed)).toEqual([409, 'nothing-kept']);
  expect(client.cookies.get('keeper')).toBe(kept);
});

test('the cookie is 256 bits that no script reads, and over TLS is bound to the host', async () => {
  const safe = await openTestShop({ settings: { SHOP_ORIGIN: 'https://bilet.example' } });
  const [plain, bound] = await Promise.all([keep(browserClient(shop), 0), keep(browserClient(safe), 0)]);
  await safe.end();
  expect(plain.headers.getSetCookie().join()).toMatch(
    /^keeper=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/,
  );
  expect(bound.headers.getSetCookie().join()).toMatch(
    /^__Host-keeper=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+; Secure$/,
  );
});
