import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readPasswordLink, resetPassword } from '#contract/members/users.ts';
import { type Language, languages } from '#domain/values/language.ts';
import { membershipText } from '#i18n/membership-text.ts';
import { sayIn } from '#i18n/say.ts';
import { wholeCatalogue } from '#i18n/whole-catalogue.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, minute, moveClock, notActivated, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, companyOfTest, foreigner, registers } from '#test/support/registrations.ts';
import { codeMailedTo, lettersTo } from '../../support/server/letters.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const reads = (code: string) => browserClient(shop).post(readPasswordLink.path, { code });
const sets = (code: string) =>
  browserClient(shop).post(resetPassword.path, { code, newPassword: 'Erciyes3917' });
const asks = (username: string) =>
  browserClient(shop).post('/mc/users/reset-password-generate-code', { username });

const named = [
  [citizen, { kind: 'citizen', name: 'I*** Ç***', number: '•••••••0146' }],
  [foreigner, { kind: 'foreigner', name: 'S*** A***', number: '•••3456' }],
  [companyOfTest, { kind: 'company', name: 'E*** T*** A*** Ş***', number: '••••••7890' }],
] as const;

const letterIn = async (language: Language, draft: typeof citizen) => {
  await registers(browserClient(shop), draft, { language });
  const [letter] = await lettersTo(shop, draft.email);
  return letter?.text ?? '';
};

test.each(languages.flatMap((language) => named.map(([draft, who]) => [language, who, draft] as const)))(
  '[S-07] the letter that activates says in %s whose membership it is: %j',
  async (language, who, draft) => {
    const text = await letterIn(language, draft);
    expect(text).toContain(membershipText(who, sayIn(language, wholeCatalogue(language))));
    for (const secret of [
      draft.lastName,
      draft.identityNumber,
      draft.passportNumber,
      ...draft.companyName.split(/[ .]/),
    ].filter((word) => word.length > 2)) {
      expect(text.toLowerCase()).not.toContain(secret.toLowerCase());
    }
  },
);

test('[S-07] who registered behind a stranger is told by the letter, and by its page, whose membership the link activates', async () => {
  const victim = { ...foreigner, email: citizen.email };
  await registers(browserClient(shop), citizen, { address: '203.0.113.7' });
  await moveClock(shop, 2 * minute);
  await registers(browserClient(shop), victim, { address: '203.0.113.8' });
  const letters = await lettersTo(shop, victim.email);
  expect(letters.map(({ text }) => text.includes('I*** Ç***, T.C. kimlik no •••••••0146'))).toEqual([true]);
  const answer = await reads(await codeMailedTo(shop, victim.email));
  expect(await answer.json()).toEqual({ activates: named[0][1] });
  await moveClock(shop, 8 * minute);
  await registers(browserClient(shop), victim, { address: '203.0.113.8' });
  const own = await lettersTo(shop, victim.email);
  expect(own.filter(({ text }) => text.includes('S*** A***'))).toHaveLength(1);
});

test('[S-07] [C-03] to read a link does not use it up; one that is used, old or none is a refusal', async () => {
  await registers(browserClient(shop), citizen);
  const code = await codeMailedTo(shop, citizen.email);
  expect([(await reads(code)).status, (await reads(code)).status, (await sets(code)).status]).toEqual([
    200, 200, 200,
  ]);
  await asks(notActivated);
  const old = await codeMailedTo(shop, notActivated);
  await moveClock(shop, 10 * minute);
  const answers = [];
  for (const wrong of [code, old, 'A'.repeat(43), 'https://evil.example'])
    answers.push(await readOutcome(await reads(wrong)));
  expect(answers).toEqual(answers.map(() => [400, 'link-used-or-old']));
});

test('[S-08] a link to a new password of a member who stands names nobody', async () => {
  await asks(ayse);
  expect(await (await reads(await codeMailedTo(shop, ayse))).json()).toEqual({ activates: null });
});

test('[S-07] an address reads forty links in a quarter of an hour', async () => {
  const codes = Array.from({ length: 40 }, () => 'A'.repeat(43));
  for (const code of codes) await reads(code);
  expect(await readOutcome(await reads('A'.repeat(43)))).toEqual([429, 'too-many-tries']);
});
