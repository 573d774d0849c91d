import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { register as call } from '#contract/members/registration.ts';
import { written } from '#contract/wire/on-wire.ts';
import { silentFor } from '#server/counterparts/identity-register/simulated-register.ts';
import { register } from '#server/people/users/register.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, minute, moveClock, notActivated, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, companyOfTest, foreigner, keptOf, registers } from '#test/support/registrations.ts';
import { lettersTo } from '../../support/server/letters.ts';
import { statementsOf } from '../../support/server/statements-of.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const heard = async (answer: Response) => [answer.status, await answer.text()];
const done = [200, 'null'];
const stranger = '99999999990';

const passive = { status: 'PASSIVE', status_reason_id: null, password_hash: null };
const noCompany = { company: false, company_name: null, tax_no: null, tax_administration: null };
const noWish = { permission_marketing_email: false, permission_marketing_sms: false };

test('[S-08] [V-02] [V-12] a citizen is made a customer who is passive, in the words of the papers', async () => {
  expect(await heard(await registers(browserClient(shop), citizen))).toEqual(done);
  expect(await keptOf(shop, 'isik@example.com')).toEqual([
    {
      ...passive,
      ...noCompany,
      ...noWish,
      first_name: 'IŞIK',
      last_name: 'ÇELİK',
      birthdate: '1990-05-03',
      nationality_country_id: 1,
      mobile_country_code: '90',
      mobile_number: '5321234567',
      gender: 'F',
      citizenship_no: '10000000146',
      passport_no: null,
      passport_country_id: null,
    },
  ]);
});

test('[S-08] [V-06] [V-07] a foreigner is kept with passport and country, and needs no phone', async () => {
  const entered = { ...foreigner, identityNumber: '10000000146', wantsLetters: 'yes' } as const;
  expect(await heard(await registers(browserClient(shop), entered))).toEqual(done);
  expect(await keptOf(shop, 'ahmadi@example.com')).toEqual([
    {
      ...passive,
      ...noCompany,
      ...noWish,
      permission_marketing_email: true,
      first_name: 'SARA',
      last_name: 'AHMADİ',
      birthdate: '1990-05-03',
      nationality_country_id: 0,
      mobile_country_code: null,
      mobile_number: null,
      gender: 'F',
      citizenship_no: null,
      passport_no: 'U123456',
      passport_country_id: 104,
    },
  ]);
});

test('[S-08] [V-10] a company is kept with its tax office, and the register of persons is not asked', async () => {
  await shop.open.world?.carryOut({
    do: 'meet',
    name: 'identity-register',
    with: { kind: 'refuse', status: 503 },
    times: null,
  });
  expect(await heard(await registers(browserClient(shop), companyOfTest))).toEqual(done);
  expect(await keptOf(shop, 'erciyes@example.com')).toEqual([
    {
      ...passive,
      ...noWish,
      company: true,
      company_name: 'ERCİYES TURİZM A.Ş.',
      tax_no: '1234567890',
      tax_administration: 'KOCASİNAN',
      first_name: 'MEHMET',
      last_name: 'KAYA',
      birthdate: null,
      nationality_country_id: 1,
      mobile_country_code: '90',
      mobile_number: '5321234567',
      gender: 'M',
      citizenship_no: null,
      passport_no: null,
      passport_country_id: null,
    },
  ]);
});

test.each([
  ['identity-not-verified', { ...citizen, identityNumber: stranger }],
  ['identity-unreachable', { ...citizen, identityNumber: silentFor }],
  ['contract-needed', { ...citizen, contract: 'open' } as const],
  ['registration-incomplete', { ...citizen, lastName: ' ' }],
  ['registration-incomplete', { ...citizen, identityNumber: '10000000145' }],
  ['registration-incomplete', { ...citizen, phone: '' }],
  ['registration-incomplete', { ...citizen, birthDate: '31.02.1990' }],
  ['registration-incomplete', { ...companyOfTest, taxNumber: '123' }],
])('[E-03] [V-08] [V-10] %s: nothing is saved and no letter goes out', async (refusal, draft) => {
  expect(await readOutcome(await registers(browserClient(shop), draft))).toEqual([400, refusal]);
  expect([await keptOf(shop, draft.email), await lettersTo(shop, draft.email)]).toEqual([[], []]);
});

test('[E-03] what is wrong is named in the order of the form', async () => {
  const answer = await registers(browserClient(shop), { ...citizen, firstName: '', email: 'isik' });
  const { code, detail } = await answer.json();
  expect([code, detail]).toEqual([9110, 'first-name-needed email-wrong']);
});

test('[S-08] the same registration under one key is made once, however often and however lost', async () => {
  const client = browserClient(shop);
  const answers = await Promise.all([1, 2, 3].map(() => registers(client, citizen, { key: 'k-1' })));
  const again = await registers(client, citizen, { key: 'k-1' });
  const others = answers.map(({ status }) => status).filter((status) => status !== 200);
  expect(others).toEqual(others.map(() => 409));
  expect(await heard(again)).toEqual(done);
  const kept = await keptOf(shop, 'isik@example.com');
  expect([kept.length, (await lettersTo(shop, 'isik@example.com')).length]).toEqual([1, 1]);
});

test('a key that was used for another registration is refused', async () => {
  const client = browserClient(shop);
  await registers(client, citizen, { key: 'k-1' });
  const other = await registers(client, { ...citizen, email: 'baska@example.com' }, { key: 'k-1' });
  expect(await readOutcome(other)).toEqual([422, 'key-used-otherwise']);
});

test('a refusal leaves the key free for what was mended', async () => {
  const client = browserClient(shop);
  await registers(client, { ...citizen, identityNumber: stranger }, { key: 'k-1' });
  expect(await heard(await registers(client, citizen, { key: 'k-1' }))).toEqual(done);
});

test('[S-07] of twelve who register one e-mail at the same instant one customer is made and one letter goes out', async () => {
  const client = browserClient(shop);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      registers(client, citizen, { address: `198.51.100.${index + 1}` }),
    ),
  );
  expect(await Promise.all(answers.map(heard))).toEqual(answers.map(() => done));
  const kept = await keptOf(shop, 'isik@example.com');
  expect([kept.length, (await lettersTo(shop, 'isik@example.com')).length]).toEqual([1, 1]);
});

test('[S-07] whoever was never activated is registered anew with what was typed last, once no link stands', async () => {
  const client = browserClient(shop);
  await registers(client, citizen);
  await moveClock(shop, 10 * minute);
  await registers(client, { ...companyOfTest, email: 'ISIK@example.com' });
  const [kept, ...more] = await keptOf(shop, 'isik@example.com');
  expect([more, kept?.company, kept?.company_name, kept?.citizenship_no]).toEqual([
    [],
    true,
    'ERCİYES TURİZM A.Ş.',
    null,
  ]);
});

test.each([
  ['tr', 'Zaten Sefer üyesisiniz'],
  ['en', 'You are already a member of Sefer'],
  ['fa', 'شما از قبل عضو «سفر» هستید'],
])(
  '[S-07] a member’s e-mail is answered like a free one, and its owner is told in %s',
  async (language, subject) => {
    const [before] = await keptOf(shop, ayse);
    const client = browserClient(shop);
    const answers = [
      await registers(client, { ...citizen, email: 'Ayse@example.com' }, { language }),
      await registers(client, citizen, { language }),
    ];
    const [taken, free] = await Promise.all(
      answers.map(async (answer) => [...(await heard(answer)), [...answer.headers.keys()].toSorted()]),
    );
    expect(taken).toEqual(free);
    expect(await keptOf(shop, ayse)).toEqual([before]);
    const letters = await lettersTo(shop, ayse);
    expect(letters.map((letter) => [letter.subject, letter.language])).toEqual([[subject, language]]);
  },
);

test.each([[ayse], [notActivated], ['isik@example.com']])(
  '[S-07] a registration with %s asks the store the same things in the same order as with a free e-mail',
  async (email) => {
    await registers(browserClient(shop), citizen);
    const asks = (own: string, firstName = citizen.firstName) =>
      statementsOf(shop, register, {
        body: written(call.body, { key: null, draft: { ...citizen, firstName, email: own } }),
      });
    const free = await asks('kimse@example.com');
    expect(free.length).toBeGreaterThan(10);
    expect(await asks(email)).toEqual(free);
    expect(await asks(email, 'Işıl')).toEqual(free);
  },
);

test('ten registrations a quarter of an hour come from one address', async () => {
  const client = browserClient(shop);
  const statuses: number[] = [];
  for (let index = 0; index < 11; index += 1) {
    const draft = { ...companyOfTest, email: `kurum${index}@example.com` };
    statuses.push((await registers(client, draft)).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429]);
  const elsewhere = await registers(client, companyOfTest, { address: '198.51.100.8' });
  expect(elsewhere.status).toBe(200);
});
