import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hashOf, newSecret } from '#server/platform/secret.ts';
import { browserClient } from '#test/support/browser-client.ts';
import {
  ayse,
  type LoggedInClient,
  memberOf,
  minute,
  resetWorld,
  rightPassword,
  staff,
} from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { pngOf } from '#test/support/pictures.ts';
import { soon } from '#test/support/soon.ts';
import {
  enteredContact as citizen,
  enteredProfile as profile,
} from '../../support/server/entered-by-members.ts';
import { locksWaitedFor, waitingForLocks } from '../../support/server/waiting-for-locks.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { provedCard } from '../../support/shop/bought-ticket.ts';
import { readOutcome } from '../../support/sold/read-outcome.ts';

const userId = 1001;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const db = () => shop.open.app.db;

const ask = ({ client, authorized }: LoggedInClient, method: string, to: string, body: unknown) =>
  shop.ask(to, {
    method,
    headers: client.headersOf({ ...authorized, 'content-type': 'application/json' }),
    body: JSON.stringify(body),
  });

/** The end of the membership is under way when the late request comes in: it is through before the request is. */
const afterEnd = async (member: LoggedInClient, lateCall: () => Promise<Response>): Promise<Response> => {
  const { ending, asked } = await db()
    .transaction()
    .execute(async (within) => {
      await sql`lock table one_time_code in share mode`.execute(within);
      const end = ask(member, 'DELETE', `/mc/customers/${userId}`, { password: rightPassword });
      await waitingForLocks(shop, 1);
      const answers: Response[] = [];
      const one = lateCall().then((answer) => {
        answers.push(answer);
        return answer;
      });
      await vi.waitFor(async () => expect(answers.length + (await locksWaitedFor(shop))).toBe(2), soon);
      return { ending: end, asked: one };
    });
  expect((await ending).status).toBe(200);
  return asked;
};

/** What hangs on the number of a membership that has ended. */
const left = async () => {
  const { rows } = await sql`
    select mobile_number, status, password_hash, address, city_id, image, permission_marketing_email as wants,
      (select count(*) from saved_contact where user_id = ${userId}) as contacts,
      (select count(*) from customer_picture where customer_id = customer.id) as pictures,
      (select count(*) from wallet_card where owner = ${userId}) as cards,
      (select count(*) from one_time_code where user_id = ${userId}) as codes,
      (select count(*) from booking where user_id = ${userId}) as bookings,
      (select count(*) from session where user_id = ${userId}) as sessions
    from user_account join customer on customer.user_id = user_account.id
    where user_account.id = ${userId}`.execute(db());
  return rows;
};

const emptied = [
  {
    mobile_number: null,
    status: 'PASSIVE',
    password_hash: null,
    address: null,
    city_id: null,
    image: null,
    wants: false,
    contacts: 0,
    pictures: 0,
    cards: 0,
    codes: 0,
    bookings: 0,
    sessions: 0,
  },
];

const picture = Buffer.from(pngOf()).toString('base64');

test.each([
  ['a saved contact', 'POST', '/mc/customers/own/contacts', () => citizen],
  ['a profile', 'PUT', '/mc/customers', () => profile],
  ['a picture', 'PUT', '/mc/customers/own/picture', () => ({ content: picture })],
  [
    'a card of the wallet',
    'POST',
    '/tms/payment/masterpass-add-card',
    async () => ({ cardToken: await provedCard(shop), alias: 'Maaş', isDefault: true }),
  ],
] as const)(
  '[S-25] %s on its way while the membership ends is refused and leaves nothing',
  async (_, method, to, bodyOf) => {
    const member = await memberOf(shop);
    const body = await bodyOf();
    const answer = await afterEnd(member, () => ask(member, method, to, body));
    expect([await readOutcome(answer), await left()]).toEqual([[401, 'sign-in-needed'], emptied]);
  },
);

test('[S-25] a contact that is changed while the membership ends is refused', async () => {
  const member = await memberOf(shop);
  const path = '/mc/customers/own/contacts';
  const { id } = await (await ask(member, 'POST', path, citizen)).json();
  const answer = await afterEnd(member, () => ask(member, 'PUT', `${path}/${id}`, citizen));
  expect([await readOutcome(answer), await left()]).toEqual([[401, 'sign-in-needed'], emptied]);
});

test('[S-25] a link that is asked for while the membership ends is made for nobody', async () => {
  const member = await memberOf(shop);
  const answer = await afterEnd(member, () =>
    browserClient(shop).post('/mc/users/reset-password-generate-code', { username: ayse }),
  );
  expect([await readOutcome(answer), await left()]).toEqual([[200, null], emptied]);
});

test('[S-25] what is booked while the membership ends is a guest’s, and stands', async () => {
  const member = await memberOf(shop);
  const { body } = await bodyForOne(shop);
  const answer = await afterEnd(member, () => ask(member, 'POST', '/crs/rail-booking/create-pnr', body));
  const { locator } = await answer.json();
  const events = await db()
    .selectFrom('booking_event')
    .select(['by', 'user_id'])
    .where('locator', '=', locator)
    .execute();
  expect([answer.status, events, await left()]).toEqual([200, [{ by: 'guest', user_id: null }], emptied]);
});

test('[S-25] support is given no code for a membership that is ending', async () => {
  const member = await memberOf(shop);
  const support = await memberOf(shop, { email: staff });
  const answer = await afterEnd(member, () =>
    ask(support, 'POST', '/mc/users/reset-password-generate-code', { username: ayse }),
  );
  expect([await readOutcome(answer), await left()]).toEqual([[400, 'incorrect-request'], emptied]);
});

test('[S-25] a code that stands on the number of an ended membership makes nobody active', async () => {
  const member = await memberOf(shop);
  await ask(member, 'DELETE', `/mc/customers/${userId}`, { password: rightPassword });
  const code = newSecret();
  const now = shop.open.app.clock.now();
  await db()
    .insertInto('one_time_code')
    .values({ hash: hashOf(code), user_id: userId, made_at: now, expires_at: now + minute, used_at: null })
    .execute();
  const answer = await browserClient(shop).post('/mc/users/reset-password', {
    code,
    newPassword: 'Erciyes3917',
  });
  expect([await readOutcome(answer), await left()]).toEqual([
    [400, 'link-used-or-old'],
    emptied.map((row) => ({ ...row, codes: 1 })),
  ]);
});

test('[S-25] a card that came in before the end is forgotten with the others, whenever the wallet was asked', async () => {
  const member = await memberOf(shop);
  const ending = await db()
    .transaction()
    .execute(async (within) => {
      await within.selectFrom('user_account').select('id').where('id', '=', userId).forUpdate().execute();
      const end = ask(member, 'DELETE', `/mc/customers/${userId}`, { password: rightPassword });
      await waitingForLocks(shop, 1);
      await within
        .insertInto('wallet_card')
        .values({
          id: crypto.randomUUID(),
          owner: userId,
          alias: 'Maaş',
          card: 'good',
          last_four: '0018',
          type: 'credit',
          state: 'draft',
          is_default: true,
          good_until: 1,
          added_at: 1,
          phone: '',
        })
        .execute();
      return { end };
    });
  expect([(await ending.end).status, await left()]).toEqual([200, emptied]);
});
