import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import {
  ayse,
  company,
  foreigner,
  type LoggedInClient,
  memberOf,
  resetWorld,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { enteredProfile as right } from '../../support/server/entered-by-members.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const put = ({ client, authorized }: LoggedInClient, body: unknown): Promise<Response> =>
  shop.ask('/mc/customers', {
    method: 'PUT',
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify(body),
  });

const recordOf = async ({ client, authorized }: LoggedInClient) =>
  (await client.get('/mc/customers', authorized)).json();

const actions = () =>
  shop.open.app.db
    .selectFrom('audit_entry')
    .select(['deed', 'actor_user_id', 'subject_user_id'])
    .where('deed', '=', 'customer-updated')
    .execute();

test('[S-08] [C-01] a member’s update changes what was told, and nothing else of the record', async () => {
  const member = await memberOf(shop);
  const before = await recordOf(member);
  const answer = await put(member, right);
  expect([answer.status, await answer.json()]).toEqual([200, { version: 2 }]);
  expect(await recordOf(member)).toEqual({
    ...before,
    user: { ...before.user, mobileNumber: '5320000009', mobileNumberCountryCode: '90' },
    cityId: 6,
    districtId: 601,
    neighbourhoodId: 6010,
    address: 'Bozkır Sokak 1',
    bloodType: { id: 8 },
    profession: { id: 28 },
    educationStatus: { id: 1 },
    permissionMarketingEmail: true,
    version: 2,
  });
  expect(await actions()).toEqual([{ deed: 'customer-updated', actor_user_id: 1001, subject_user_id: 1001 }]);
});

test('[S-08] an update that is sent twenty times is one update', async () => {
  const member = await memberOf(shop);
  await Promise.all(Array.from({ length: 20 }, () => put(member, { ...right, idempotencyKey: 'twenty' })));
  expect([(await recordOf(member)).version, (await actions()).length]).toEqual([2, 1]);
});

test('[S-08] an active customer has status reason 5 once the record is stored', async () => {
  const member = await memberOf(shop);
  await shop.open.app.db
    .updateTable('user_account')
    .set({ status_reason_id: null })
    .where('email_key', '=', ayse)
    .execute();
  await put(member, right);
  const { user } = await recordOf(member);
  expect([user.status, user.statusReason]).toEqual(['ACTIVE', { id: 5 }]);
});

test('[S-08] a change made from an old version is refused by name and leaves the newer one whole', async () => {
  const member = await memberOf(shop);
  await put(member, right);
  const newer = await recordOf(member);
  const late = await put(member, { ...right, address: 'Eski Sokak 2' });
  expect(await readOutcome(late)).toEqual([409, 'customer-changed']);
  expect([await recordOf(member), await actions()]).toEqual([
    newer,
    [{ deed: 'customer-updated', actor_user_id: 1001, subject_user_id: 1001 }],
  ]);
});

test('[S-08] of ten changes made at once from one version one stands', async () => {
  const member = await memberOf(shop);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, at) => put(member, { ...right, address: `Sokak ${at}` })),
  );
  const statuses = answers.map(({ status }) => status);
  expect(statuses.toSorted((one, other) => one - other)).toEqual([200, ...Array(9).fill(409)]);
  const { version, address } = await recordOf(member);
  expect([version, address]).toEqual([2, `Sokak ${statuses.indexOf(200)}`]);
});

test('[S-08] a change that is sent twice with its key is done once and answered twice', async () => {
  const member = await memberOf(shop);
  const keyed = { ...right, idempotencyKey: 'profile-1' };
  const answers = [await put(member, keyed), await put(member, keyed)];
  const bodies = await Promise.all(answers.map((answer) => answer.json()));
  expect([bodies, (await actions()).length]).toEqual([[{ version: 2 }, { version: 2 }], 1]);
  const other = await put(member, { ...keyed, address: 'Başka Sokak 3' });
  expect(await readOutcome(other)).toEqual([422, 'key-used-otherwise']);
});

test.each([
  ['profile-incomplete', { mobileNumber: '532' }],
  ['profile-incomplete', { mobileNumber: '' }],
  ['profile-incomplete', { mobileNumberCountry: 'XX' }],
  ['profile-incomplete', { cityId: null }],
  ['profile-incomplete', { districtId: null }],
  ['profile-incomplete', { address: 'a'.repeat(501) }],
  ['profile-incomplete', { bloodType: { id: 0 } }],
  ['profile-incomplete', { bloodType: { id: 9 } }],
  ['profile-incomplete', { profession: { id: 0 } }],
  ['profile-incomplete', { profession: { id: 29 } }],
  ['profile-incomplete', { educationStatus: { id: 0 } }],
  ['profile-incomplete', { educationStatus: { id: 9 } }],
  ['call-not-understood', { bloodType: undefined }],
  ['call-not-understood', { bloodType: 8 }],
  ['call-not-understood', { profession: { id: '8' } }],
  ['call-not-understood', { profession: { id: -1 } }],
  ['call-not-understood', { educationStatus: { id: 1.5 } }],
  ['call-not-understood', { educationStatus: { id: 10_000_001 } }],
  ['place-unknown', { cityId: 99 }],
  ['place-unknown', { districtId: 3401 }],
  ['place-unknown', { neighbourhoodId: 6020 }],
  ['call-not-understood', { permissionMarketingSms: undefined }],
  ['call-not-understood', { version: null }],
  ['call-not-understood', { version: 2 ** 31 }],
  ['call-not-understood', { address: 'a'.repeat(1_001) }],
])('[V-15] [F-01] %s is said of %j, and nothing changes', async (refusal, changed) => {
  const member = await memberOf(shop);
  const before = await recordOf(member);
  const answer = await put(member, { ...right, ...changed });
  expect([await readOutcome(answer), await recordOf(member)]).toEqual([[400, refusal], before]);
});

test.each([['\u0000'], ['\ud800'], ["'; drop table customer; --"], ['<script>'], ['😀'], ['\u202e']])(
  '[F-01] an address with %j in it breaks nothing',
  async (sign) => {
    const member = await memberOf(shop);
    const answer = await put(member, { ...right, address: `Sokak ${sign} 1` });
    expect(answer.status).toBeLessThan(500);
    expect((await recordOf(member)).user.firstName).toBe('AYŞE');
  },
);

test('[V-15] [F-01] everything wrong is named at once, for whoever reads the answer', async () => {
  const member = await memberOf(shop);
  const answer = await put(member, { ...right, mobileNumber: '532', cityId: null });
  const { detail } = await answer.json();
  expect(detail).toBe('phone-too-short city-first');
});

test('[F-01] blood type, profession and education may be left out, and what was told before goes', async () => {
  const member = await memberOf(shop);
  await put(member, right);
  const answer = await put(member, {
    ...right,
    version: 2,
    bloodType: null,
    profession: null,
    educationStatus: null,
  });
  const { bloodType, profession, educationStatus, version } = await recordOf(member);
  expect([answer.status, bloodType, profession, educationStatus, version]).toEqual([
    200,
    null,
    null,
    null,
    3,
  ]);
});

test('[S-08] [F-01] a change from an older version leaves the blood type as it is', async () => {
  const member = await memberOf(shop);
  await put(member, right);
  const answer = await put(member, { ...right, bloodType: { id: 1 } });
  expect([await readOutcome(answer), (await recordOf(member)).bloodType]).toEqual([
    [409, 'customer-changed'],
    { id: 8 },
  ]);
});

test('[V-07] a foreigner may empty the phone; a company may not', async () => {
  const free = await memberOf(shop, { email: foreigner });
  const bound = await memberOf(shop, { email: company });
  const answers = [
    await put(free, { ...right, mobileNumber: '' }),
    await put(bound, { ...right, mobileNumber: '' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 400]);
  const { user } = await recordOf(free);
  expect([user.mobileNumber, user.mobileNumberCountryCode]).toEqual([null, null]);
});

test('[A-02] the session says whose record it is: proved details and another’s number in the body change nothing', async () => {
  const member = await memberOf(shop);
  const other = await memberOf(shop, { email: company });
  const theirs = await recordOf(other);
  const forged = { ...right, id: 1002, user: { id: 1002, firstName: 'X', email: 'x@example.com' } };
  await put(member, forged);
  const { user } = await recordOf(member);
  expect([user.firstName, user.email, await recordOf(other)]).toEqual(['AYŞE', ayse, theirs]);
});

test('[A-02] a guest changes nobody’s record', async () => {
  const client = browserClient(shop);
  expect(await readOutcome(await put({ client, token: '', authorized: {} }, right))).toEqual([
    401,
    'sign-in-needed',
  ]);
});
