import { expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, logInTo, notActivated, rightPassword } from '#test/support/members.ts';
import { corrects, recordsIn, seeks } from '../../support/server/at-counter.ts';
import { counterOfThisFile } from '../../support/server/counter-of-this-file.ts';
import { codeMailedTo, lettersTo } from '../../support/server/letters.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const { shop, support } = counterOfThisFile();

const [link, reset] = ['/mc/users/reset-password-generate-code', '/mc/users/reset-password'];
const newPassword = 'Erciyes3917';

const recordOf = async () => {
  const sought = { by: 'member', number: '1001', lastName: 'Yılmaz' } as const;
  const [record] = await recordsIn(await seeks(support(), sought));
  if (record === undefined) throw new Error('The member was not found.');
  return record;
};

const subjectsTo = async (email: string) =>
  (await lettersTo(shop(), email)).map(({ language, subject }) => [language, subject]);

const knownBrowsers = async () =>
  (await shop().open.app.db.selectFrom('known_browser').select('hash').where('user_id', '=', 1_001).execute())
    .length;

test('[E-04] a password set by the code that support was given is told to the owner, in the language they read', async () => {
  const details = { username: ayse, password: rightPassword, remember: false };
  await browserClient(shop()).post('/mc/user/login', details, { 'accept-language': 'fa' });
  const given = await support().client.post(link, { username: ayse }, support().authorized);
  const { code } = await given.json();
  await browserClient(shop()).post(reset, { code, newPassword });
  expect(await subjectsTo(ayse)).toEqual([['fa', 'رمز عبور شما تغییر کرد']]);
});

test('[E-04] the password that makes a member active is told to nobody: there was none before', async () => {
  await browserClient(shop()).post(link, { username: notActivated });
  const code = await codeMailedTo(shop(), notActivated);
  await browserClient(shop()).post(reset, { code, newPassword });
  expect(await subjectsTo(notActivated)).toEqual([['tr', 'Üyeliğinizi etkinleştirin']]);
});

test('[E-04] from a new password on no browser is known but the one it was set in', async () => {
  await logInTo(shop());
  await logInTo(shop());
  const client = browserClient(shop());
  await client.post(link, { username: ayse });
  await client.post(reset, { code: await codeMailedTo(shop(), ayse), newPassword });
  expect(await knownBrowsers()).toBe(1);
});

test('[S-09] a changed password is told to the owner, and leaves the browser known in which it was changed', async () => {
  await logInTo(shop());
  const { client, authorized } = await logInTo(shop());
  expect(await knownBrowsers()).toBe(2);
  const change = { oldPassword: rightPassword, newPassword };
  const answer = await client.post('/mc/users/change-password', change, authorized);
  expect([answer.status, await knownBrowsers(), await subjectsTo(ayse)]).toEqual([
    200,
    1,
    [['tr', 'Şifreniz değişti']],
  ]);
});

test('[S-08] whoever activated a mistyped address knows no way in once it is corrected; its owner chooses a password by a letter that names the member', async () => {
  const stranger = await logInTo(shop());
  const { draft, version } = await recordOf();
  const email = 'ayse.dogru@example.com';
  await corrects(shop(), { id: 1_001, version, draft: { ...draft, contract: 'accepted', email } }, support());
  const { db } = shop().open.app;
  const known = await db.selectFrom('known_browser').select('user_id').where('user_id', '=', 1_001).execute();
  const tried = await stranger.client.post('/mc/user/login', { username: email, password: rightPassword });
  expect([known, (await readOutcome(tried))[1]]).toEqual([[], 'wrong-details']);
  const [letter] = await lettersTo(shop(), email);
  expect([letter?.subject, letter?.text.includes('A*** Y***')]).toEqual([
    'Üyeliğinizin e-postası değişti',
    true,
  ]);
  const code = await codeMailedTo(shop(), email);
  await browserClient(shop()).post('/mc/users/reset-password', { code, newPassword: 'Erciyes3917' });
  expect((await logInTo(shop(), { email, password: 'Erciyes3917' })).token).not.toBe('');
});
