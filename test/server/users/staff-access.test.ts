import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { giveRoles, rolesNamed, staffMembers } from '#server/people/users/staff-access.ts';
import { ayse, logInTo, memberOf, notActivated, resetWorld, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const now = 1_795_251_600_000;
const give = (email: string, roles: Parameters<typeof giveRoles>[1]['roles']) =>
  giveRoles(shop.open.app.db, { email, roles }, now);

const catalogue = (headers: Readonly<Record<string, string>>) =>
  shop.ask('/mc/catalogue/subscriptions', { headers }).then(({ status }) => status);

const audited = () =>
  shop.open.app.db
    .selectFrom('audit_entry')
    .select(['at', 'deed', 'actor_user_id', 'subject_user_id', 'request_id'])
    .where('subject_user_id', '=', 1001)
    .orderBy('deed')
    .execute();

test.each([
  ['editor', ['editor']],
  ['approver,editor', ['editor', 'approver']],
  ['support,support', ['support']],
  ['', null],
  ['owner', null],
  ['editor,', null],
  ['editor, approver', null],
])('the list of roles "%s" names %j', (list, roles) => {
  expect(rolesNamed(list)).toEqual(roles);
});

test('[A-04] whoever is given roles is logged out, and has them from the next login; taken back, they are a member again', async () => {
  const before = await logInTo(shop);
  expect(await catalogue(before.authorized)).toBe(403);
  expect(await give(' Ayse@Example.com ', ['editor', 'approver'])).toBe('done');
  expect(await catalogue(before.authorized)).toBe(401);
  const since = await logInTo(shop);
  expect(await catalogue(since.authorized)).toBe(200);
  const members = await staffMembers(shop.open.app.db);
  expect(members.find(({ email }) => email === ayse)).toEqual({
    email: ayse,
    name: 'AYŞE YILMAZ',
    roles: ['editor', 'approver'],
  });
  expect(await give(ayse, [])).toBe('done');
  expect(await catalogue(since.authorized)).toBe(401);
  expect(await catalogue((await logInTo(shop)).authorized)).toBe(403);
  expect((await staffMembers(shop.open.app.db)).map(({ email }) => email)).toEqual(
    members.map(({ email }) => email).filter((email) => email !== ayse),
  );
  const kept = { at: now, actor_user_id: null, subject_user_id: 1001 };
  expect(await audited()).toEqual([
    { ...kept, deed: 'staff-roles-granted', request_id: 'npm run staff: editor,approver' },
    { ...kept, deed: 'staff-roles-revoked', request_id: 'npm run staff: none' },
  ]);
});

test('[A-04] a code that support was given before does not open an account that has become of the staff', async () => {
  const { authorized } = await memberOf(shop, { email: staff });
  const asked = { username: ayse, sendEmail: false };
  const given = await shop.askJson('/mc/users/reset-password-generate-code', asked, authorized);
  const { code } = await given.json();
  expect(await give(ayse, ['approver'])).toBe('done');
  const answer = await shop.askJson('/mc/users/reset-password', { code, newPassword: 'Erciyes3917' });
  expect(await readOutcome(answer)).toEqual([400, 'link-used-or-old']);
  expect((await logInTo(shop)).token).not.toBe('');
});

test('[A-04] nobody is made of the staff who has no account, or has not activated it', async () => {
  const before = await staffMembers(shop.open.app.db);
  expect(await give('nobody@example.com', ['editor'])).toBe('unknown');
  expect(await give(notActivated, ['editor'])).toBe('not-activated');
  expect(await staffMembers(shop.open.app.db)).toEqual(before);
});
