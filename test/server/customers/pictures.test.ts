import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { largestPicture } from '#domain/member/picture.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { company, type LoggedInClient, memberOf, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { jpegOf, pngOf, wrongPictures } from '#test/support/pictures.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const path = '/mc/customers/own/picture';
const inBase64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

const ask = (method: string, { client, authorized }: LoggedInClient, content: string | null) =>
  shop.ask(path, {
    method,
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify({ content }),
  });

const keep = (member: LoggedInClient, bytes: Uint8Array) => ask('PUT', member, inBase64(bytes));
const pictureOf = async ({ client, authorized }: LoggedInClient) =>
  (await client.get(path, authorized)).json();
const markOf = async ({ client, authorized }: LoggedInClient) =>
  (await (await client.get('/mc/customers', authorized)).json()).image;

const pngFrame = pngOf({}, 0).length;
const weighing = (bytes: number) => pngOf({}, bytes - pngFrame);

test('[V-09] a picture is kept, shown to its member alone, and taken away', async () => {
  const member = await memberOf(shop);
  const other = await memberOf(shop, { email: company });
  expect([await pictureOf(member), await markOf(member)]).toEqual([null, null]);
  expect((await keep(member, jpegOf())).status).toBe(200);
  expect(await pictureOf(member)).toEqual({ type: 'image/jpeg', content: inBase64(jpegOf()) });
  const first = await markOf(member);
  expect([typeof first, await pictureOf(other), await markOf(other)]).toEqual(['string', null, null]);
  await keep(member, pngOf());
  expect(await pictureOf(member)).toEqual({ type: 'image/png', content: inBase64(pngOf()) });
  expect(await markOf(member)).not.toBe(first);
  expect((await ask('DELETE', member, null)).status).toBe(200);
  expect((await ask('DELETE', member, null)).status).toBe(200);
  expect([await pictureOf(member), await markOf(member)]).toEqual([null, null]);
});

test('[V-09] 5,242,880 bytes are kept, one more is refused by name, and far more is not read', async () => {
  const member = await memberOf(shop);
  expect((await keep(member, weighing(largestPicture))).status).toBe(200);
  expect(await readOutcome(await keep(member, weighing(largestPicture + 1)))).toEqual([
    400,
    'picture-too-large',
  ]);
  expect((await pictureOf(member)).content.length).toBe(Math.ceil(largestPicture / 3) * 4);
  expect(await readOutcome(await keep(member, weighing(largestPicture + 20_000)))).toEqual([
    413,
    'body-too-large',
  ]);
});

test.each(wrongPictures.slice(0, 18).map(([name, bytes]) => [name, bytes] as const))(
  '[V-09] [F-01] %s is refused, and the picture before it stays',
  async (_, bytes) => {
    const member = await memberOf(shop);
    await keep(member, pngOf());
    expect(await readOutcome(await keep(member, bytes))).toEqual([400, 'picture-wrong']);
    expect(await pictureOf(member)).toEqual({ type: 'image/png', content: inBase64(pngOf()) });
  },
);

test.each([
  ['no base64', '<svg onload=x>'],
  ['base64 with a line break', 'iVBO\nRw0K'],
  ['nothing', ''],
  ['no text', null],
])('[V-09] [F-01] %s is not understood', async (_, content) => {
  const member = await memberOf(shop);
  expect(await readOutcome(await ask('PUT', member, content))).toEqual([400, 'call-not-understood']);
});

test('[A-02] a guest has no picture, keeps none and takes none away', async () => {
  const guest = { client: browserClient(shop), token: '', authorized: {} };
  const answers = [
    await ask('PUT', guest, inBase64(pngOf())),
    await ask('DELETE', guest, null),
    await guest.client.get(path),
  ];
  expect(await Promise.all(answers.map(readOutcome))).toEqual([
    [401, 'sign-in-needed'],
    [401, 'sign-in-needed'],
    [401, 'sign-in-needed'],
  ]);
});

test('[V-09] nobody fills the store with pictures: twenty an hour are kept', async () => {
  const member = await memberOf(shop);
  const answers = await Promise.all(Array.from({ length: 21 }, () => keep(member, pngOf())));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200).length).toBe(20);
  expect(statuses.filter((status) => status === 429).length).toBe(1);
});
