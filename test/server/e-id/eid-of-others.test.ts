import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { logInByEid } from '#contract/members/e-id.ts';
import type { RegistrationDraft } from '#domain/member/registration.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { type BrowserClient, browserClient } from '#test/support/browser-client.ts';
import { ayse, logInTo, memberOf, minute, moveClock, resetWorld, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, foreigner, registers } from '#test/support/registrations.ts';
import { corrects, recordsIn, seeks } from '../../support/server/at-counter.ts';
import { codeMailedTo } from '../../support/server/letters.ts';
import { eidMember, logsInByEid } from '../../support/sold/e-id-in-browser.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const aliNumber = '40000000082';
const ali: RegistrationDraft = {
  ...citizen,
  firstName: 'Ali',
  lastName: 'Velioğlu',
  gender: 'M',
  birthDate: '03.05.1985',
  identityNumber: aliNumber,
  email: 'ali@example.com',
};
const password = 'Erciyes3917';
const notLinked = [401, 'eid-not-linked'];

/** Whoever reads the mailbox follows the first link in it and chooses the password. */
const activates = async (client: BrowserClient, email: string) => {
  const code = await codeMailedTo(shop, email);
  return (await client.post('/mc/users/reset-password', { code, newPassword: password })).status;
};

const ownerIn = async (answer: Response) => logInByEid.granted.parse(await answer.json()).member.email;

test('[S-06] [S-07] whoever registers own papers under another’s e-mail does not get in by e-ID once the owner has activated', async () => {
  const victim = { ...foreigner, email: 'kurban@example.com' };
  const [own, thief] = [browserClient(shop), browserClient(shop)];
  await registers(thief, { ...ali, email: victim.email }, { address: '203.0.113.7' });
  await moveClock(shop, 2 * minute);
  await registers(own, victim, { address: '203.0.113.8' });
  expect(await activates(own, victim.email)).toBe(200);
  expect(await readOutcome(await logsInByEid(thief, aliNumber))).toEqual(notLinked);
  expect(thief.cookies.has('session')).toBe(false);
});

test('[S-06] whose number a stranger has registered is not led into the stranger’s account', async () => {
  const [own, thief] = [browserClient(shop), browserClient(shop)];
  await registers(thief, { ...ali, email: 'hirsiz@example.com' });
  expect(await activates(thief, 'hirsiz@example.com')).toBe(200);
  const answer = await logsInByEid(own, aliNumber);
  expect(await readOutcome(answer.clone())).toEqual(notLinked);
  const say = sayIn('tr', wholeCatalogue('tr'));
  expect((await answer.json()).message).toBe(say('login.refused.eid-not-linked'));
  expect(own.cookies.has('session')).toBe(false);
});

test('[S-06] the e-ID opens an account first in a browser that has shown its password, and from then on in every one', async () => {
  const [own, other] = [browserClient(shop), browserClient(shop)];
  await registers(own, ali);
  expect(await activates(own, ali.email)).toBe(200);
  expect(await readOutcome(await logsInByEid(other, aliNumber))).toEqual(notLinked);
  expect(await ownerIn(await logsInByEid(own, aliNumber))).toBe(ali.email);
  expect(await ownerIn(await logsInByEid(other, aliNumber))).toBe(ali.email);
});

test('[S-06] one login with the password makes a browser good for the first e-ID', async () => {
  await registers(browserClient(shop), ali);
  await activates(browserClient(shop), ali.email);
  const { client } = await logInTo(shop, { email: ali.email, password });
  expect(await ownerIn(await logsInByEid(client, aliNumber))).toBe(ali.email);
});

test('[S-06] a stranger who registers and activates a member’s number does not keep the member from the e-ID', async () => {
  const thief = browserClient(shop);
  await registers(thief, { ...ali, identityNumber: eidMember, email: 'hirsiz@example.com' });
  expect(await activates(thief, 'hirsiz@example.com')).toBe(200);
  expect(await ownerIn(await logsInByEid(browserClient(shop)))).toBe(ayse);
});

test('[S-06] a number that support has corrected opens the account first where its password was shown', async () => {
  const support = await memberOf(shop, { email: staff });
  const [record] = await recordsIn(
    await seeks(support, { by: 'identity', number: eidMember, lastName: 'Yılmaz' }),
  );
  if (record === undefined) throw new Error('The member was not found.');
  const draft = { ...record.draft, identityNumber: aliNumber, contract: 'accepted' } as const;
  const { id, version } = record;
  expect((await corrects(shop, { id, version, draft }, support)).status).toBe(200);
  expect(await readOutcome(await logsInByEid(browserClient(shop), aliNumber))).toEqual(notLinked);
  const { client } = await logInTo(shop);
  expect(await ownerIn(await logsInByEid(client, aliNumber))).toBe(ayse);
});
