import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mostContacts } from '#domain/member/saved-contact.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { company, type LoggedInClient, memberOf, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { enteredContact as citizen } from '../../support/server/entered-by-members.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const path = '/mc/customers/own/contacts';
const unknown = '11111111-1111-4111-8111-111111111111';

const kept = {
  ...citizen,
  firstName: 'DENİZ',
  lastName: 'KAYA',
  birthdate: '03.05.1990',
  citizenshipNo: '10000000146',
  passportNo: '',
};

const ask = ({ client, authorized }: LoggedInClient, method: string, to: string, body: unknown = {}) =>
  shop.ask(to, {
    method,
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });

const listOf = async (member: LoggedInClient) => (await ask(member, 'GET', path)).json();
const create = async (member: LoggedInClient, body: unknown = citizen): Promise<string> =>
  (await (await ask(member, 'POST', path, body)).json()).id;

test('[R-13] [A-02] a passenger is saved as it is read, changed and taken away', async () => {
  const member = await memberOf(shop);
  const id = await create(member);
  expect(await listOf(member)).toEqual([{ id, ...kept }]);
  const changed = await ask(member, 'PUT', `${path}/${id}`, { ...citizen, lastName: 'Işık' });
  expect(changed.status).toBe(200);
  expect(await listOf(member)).toEqual([{ id, ...kept, lastName: 'IŞIK' }]);
  expect((await ask(member, 'DELETE', `${path}/${id}`)).status).toBe(200);
  expect(await listOf(member)).toEqual([]);
  expect(await readOutcome(await ask(member, 'DELETE', `${path}/${id}`))).toEqual([400, 'contact-unknown']);
});

test('[R-13] the list is told by name', async () => {
  const member = await memberOf(shop);
  for (const firstName of ['Zeynep', 'Ali', 'Mehmet']) await create(member, { ...citizen, firstName });
  const names = (await listOf(member)).map(({ firstName }: { firstName: string }) => firstName);
  expect(names).toEqual(['ALİ', 'MEHMET', 'ZEYNEP']);
});

test('[R-13] of a foreigner no citizenship number is kept', async () => {
  const member = await memberOf(shop);
  await create(member, { ...citizen, nationalityCountryId: 0, passportCountryId: 100 });
  const [one] = await listOf(member);
  expect([one.citizenshipNo, one.passportNo]).toEqual(['', 'U1234567']);
});

test('[R-13] [A-02] another member’s passenger is as unknown as nobody’s', async () => {
  const member = await memberOf(shop);
  const other = await memberOf(shop, { email: company });
  const id = await create(member);
  const answers = [];
  for (const named of [id, unknown, 'x', "' or 1=1"]) {
    const to = `${path}/${encodeURIComponent(named)}`;
    answers.push(
      await readOutcome(await ask(other, 'PUT', to, citizen)),
      await readOutcome(await ask(other, 'DELETE', to)),
    );
  }
  expect(new Set(answers.map((answer) => answer.join(' ')))).toEqual(new Set(['400 contact-unknown']));
  expect([(await listOf(member)).length, (await listOf(other)).length]).toEqual([1, 0]);
});

test('[R-13] sent twenty times under one key a passenger is saved once', async () => {
  const member = await memberOf(shop);
  const keyed = { ...citizen, idempotencyKey: 'contact-1' };
  await Promise.all(Array.from({ length: 20 }, () => ask(member, 'POST', path, keyed)));
  expect((await listOf(member)).length).toBe(1);
  expect(await readOutcome(await ask(member, 'POST', path, { ...keyed, lastName: 'ak' }))).toEqual([
    422,
    'key-used-otherwise',
  ]);
});

test('[R-13] fifty are kept and no more, also when they come at once', async () => {
  const member = await memberOf(shop);
  for (let at = 0; at < mostContacts - 2; at += 1) await create(member);
  const answers = await Promise.all(Array.from({ length: 6 }, () => ask(member, 'POST', path, citizen)));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    200, 200, 409, 409, 409, 409,
  ]);
  expect((await listOf(member)).length).toBe(mostContacts);
});

test.each([
  ['no first name', { firstName: ' ' }],
  ['a name with a digit sign', { lastName: 'Ka<b>ya' }],
  ['no gender', { gender: null }],
  ['a birth date in the future', { birthdate: '01.01.2050' }],
  ['the 31st of April', { birthdate: '31.04.1990' }],
  ['a wrong citizenship number', { citizenshipNo: '10000000147' }],
  ['a foreigner without a country', { nationalityCountryId: 0, passportCountryId: 1 }],
  [
    'a foreigner whose passport is too short',
    { nationalityCountryId: 0, passportCountryId: 100, passportNo: 'U12' },
  ],
  ['a null byte in the name', { firstName: 'De\u0001niz' }],
])('[V-02] [V-05] [V-06] [R-13] %s is refused, and nothing is saved', async (_, change) => {
  const member = await memberOf(shop);
  const id = await create(member);
  const answers = [
    await readOutcome(await ask(member, 'POST', path, { ...citizen, ...change })),
    await readOutcome(await ask(member, 'PUT', `${path}/${id}`, { ...citizen, ...change })),
  ];
  expect(answers).toEqual([
    [400, 'contact-incomplete'],
    [400, 'contact-incomplete'],
  ]);
  expect(await listOf(member)).toEqual([{ id, ...kept }]);
});

test('[A-02] a guest sees and saves nobody', async () => {
  const guest = { client: browserClient(shop), token: '', authorized: {} };
  const answers = [
    await ask(guest, 'GET', path),
    await ask(guest, 'POST', path, citizen),
    await ask(guest, 'PUT', `${path}/${unknown}`, citizen),
    await ask(guest, 'DELETE', `${path}/${unknown}`),
  ];
  expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401]);
});
