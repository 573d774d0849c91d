import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { browserClient } from '#test/support/browser-client.ts';
import { minute, moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, companyOfTest, foreigner, keptOf, registers } from '#test/support/registrations.ts';
import { codeMailedTo, lettersTo } from '../../support/server/letters.ts';
import { waitingForLocks } from '../../support/server/waiting-for-locks.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const statusAndText = async (answer: Response) => [answer.status, await answer.text()];
const done = [200, 'null'];

const others = [
  ['another person', { ...foreigner, firstName: 'Işık', lastName: 'çelik' }],
  ['a company', companyOfTest],
  ['another birth date', { ...citizen, birthDate: '04.05.1990' }],
  ['another name', { ...citizen, firstName: 'Işıl' }],
] as const;

test.each(others.flatMap(([name, draft]) => [0, 6, 9].map((later) => [name, later, draft] as const)))(
  '[S-07] [E-04] %s, registered with an e-mail that waits for its activation, changes nothing of it after %i minutes and is answered alike',
  async (_, later, draft) => {
    const client = browserClient(shop);
    await registers(client, citizen);
    const before = await keptOf(shop, citizen.email);
    await moveClock(shop, later * minute);
    const address = '203.0.113.9';
    const held = await registers(client, { ...draft, email: 'ISIK@example.com' }, { address });
    const free = await registers(client, { ...draft, email: 'kimse@example.com' }, { address });
    expect([await statusAndText(held), [...held.headers.keys()]]).toEqual([
      await statusAndText(free),
      [...free.headers.keys()],
    ]);
    expect([await keptOf(shop, citizen.email), (await lettersTo(shop, citizen.email)).length]).toEqual([
      before,
      1,
    ]);
    const code = await codeMailedTo(shop, citizen.email);
    await client.post('/mc/users/reset-password', { code, newPassword: 'Erciyes3917' });
    const [activated] = await keptOf(shop, citizen.email);
    expect([
      activated?.status,
      activated?.first_name,
      activated?.citizenship_no,
      activated?.birthdate,
    ]).toEqual(['ACTIVE', 'IŞIK', citizen.identityNumber, '1990-05-03']);
  },
);

test('[S-07] another company does not take over the registration of a company that waits', async () => {
  const client = browserClient(shop);
  await registers(client, companyOfTest);
  const before = await keptOf(shop, companyOfTest.email);
  await registers(client, { ...companyOfTest, companyName: 'Bozkır A.Ş.', taxNumber: '1234567891' });
  expect(await keptOf(shop, companyOfTest.email)).toEqual(before);
});

test.each([
  ['a citizen', citizen],
  ['a foreigner', foreigner],
  ['a company', companyOfTest],
])(
  '[S-07] %s who waits for the activation and types the same papers again corrects the rest',
  async (_, draft) => {
    const client = browserClient(shop);
    await registers(client, draft);
    const [before] = await keptOf(shop, draft.email);
    await registers(client, { ...draft, phone: '0532 123 45 68', wantsLetters: 'yes', wantsMessages: 'yes' });
    expect(await keptOf(shop, draft.email)).toEqual([
      {
        ...before,
        mobile_country_code: '90',
        mobile_number: '5321234568',
        permission_marketing_email: true,
        permission_marketing_sms: true,
      },
    ]);
  },
);

test('[S-07] of two who register one e-mail at the same instant the second changes nothing of the first', async () => {
  const { db } = shop.open.app;
  const asked = await db.transaction().execute(async (within) => {
    await sql`lock table one_time_code in share mode`.execute(within);
    const first = registers(browserClient(shop), citizen);
    await waitingForLocks(shop, 1);
    const second = registers(browserClient(shop), { ...companyOfTest, email: citizen.email });
    await waitingForLocks(shop, 2);
    return { first, second };
  });
  expect([await statusAndText(await asked.first), await statusAndText(await asked.second)]).toEqual([
    done,
    done,
  ]);
  const [kept] = await keptOf(shop, citizen.email);
  expect([kept?.company, kept?.citizenship_no]).toEqual([false, citizen.identityNumber]);
});

test('[S-07] [S-08] who registers anew has a new version of the record: what support read before is not written over it', async () => {
  await registers(browserClient(shop), citizen);
  const versions = () =>
    shop.open.app.db
      .selectFrom('customer')
      .innerJoin('user_account', 'user_account.id', 'customer.user_id')
      .select('version')
      .where('email', '=', citizen.email)
      .execute();
  expect(await versions()).toEqual([{ version: 1 }]);
  await registers(browserClient(shop), { ...citizen, phone: '0532 123 45 68' });
  expect(await versions()).toEqual([{ version: 2 }]);
});
