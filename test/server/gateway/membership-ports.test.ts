import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { deadlineBy } from '#app/ports/deadline.ts';
import { type LazyGateway, lazyGateway } from '#app/ports/gateway.ts';
import { counterOver, passwordLinkOver } from '#app/ports/membership.ts';
import { serverClockFrom } from '#gateway/wire/server-clock.ts';
import { ayse, memberOf, resetWorld, staff } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen } from '#test/support/registrations.ts';
import { browserFetch } from '../../support/server/browser-fetch.ts';
import { lettersTo } from '../../support/server/letters.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const deadline = deadlineBy(serverClockFrom({ server: 0, at: 0, within: 0 }, () => 0));

/** The gateway of a page whose browser carries this member's session. */
const gatewayFor = async (email: string): Promise<LazyGateway> => {
  const { client: browser } = browserFetch(shop);
  const { client } = await memberOf(shop, { email });
  for (const [name, value] of client.cookies) browser.cookies.set(name, value);
  const origin = `http://127.0.0.1:${shop.port}`;
  vi.stubGlobal('location', { origin });
  return lazyGateway({ origin, environment: 'LOCAL-DEV', language: 'tr' });
};

/** A token that opens nothing any more. */
const oldTokenOf = (id: number, email: string) => ({
  accessToken: 'A'.repeat(43),
  member: { id, firstName: '', lastName: '', email, companyName: null },
});

const linkBy = async (gateway: LazyGateway, email: string) => {
  const fields = { email, letter: 'no' } as const;
  const asked = createActor(passwordLinkOver(gateway, deadline).sendForm, { input: { fields, key: 'k' } });
  const { output } = await waitFor(asked.start(), ({ status }) => status === 'done');
  return output;
};

test('[E-04] a token that has grown old is renewed before the link is asked for: nobody is taken for a stranger', async () => {
  const gateway = await gatewayFor(staff);
  (await gateway()).keepToken(oldTokenOf(1005, staff));
  const answer = await linkBy(gateway, ayse);
  const [made] = await shop.open.app.db.selectFrom('one_time_code').select('expires_at').execute();
  const link = answer?.ok === true ? answer.value.link : null;
  expect(link).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/sifre-sifirla\?url=[\w-]{43}$/);
  expect(answer).toEqual({ ok: true, value: { link, goodUntil: made?.expires_at } });
  expect(await lettersTo(shop, ayse)).toEqual([]);
});

test('[E-04] where the session has ended nothing is asked for, and nothing is mailed', async () => {
  browserFetch(shop);
  const origin = `http://127.0.0.1:${shop.port}`;
  const gateway = lazyGateway({ origin, environment: 'LOCAL-DEV', language: 'tr' });
  (await gateway()).keepToken(oldTokenOf(1005, staff));
  const answer = await linkBy(gateway, ayse);
  expect([answer?.ok === false && answer.refusal, await lettersTo(shop, ayse)]).toEqual([
    'sign-in-needed',
    [],
  ]);
});

test('[E-04] who is of the staff and not of the support is told the role', async () => {
  const editor = await gatewayFor('deniz@example.com');
  await (await editor()).renew(new AbortController().signal);
  expect(await linkBy(editor, ayse)).toEqual({ ok: false, refusal: 'role-lacking', message: null });
});

test('[E-04] of an e-mail nobody has support is told in the page’s own words', async () => {
  const support = await gatewayFor(staff);
  await (await support()).renew(new AbortController().signal);
  expect(await linkBy(support, 'kimse@example.com')).toEqual({
    ok: false,
    refusal: 'incorrect-request',
    message: null,
  });
});

test('[V-03] [S-08] a customer goes to the server under the key of the form, and comes back with a number', async () => {
  const gateway = await gatewayFor(staff);
  await (await gateway()).renew(new AbortController().signal);
  const fields = { draft: { ...citizen, email: '' }, emailNeed: 'optional' } as const;
  const registered = async () => {
    const asked = createActor(counterOver(gateway, deadline).sendForm, { input: { fields, key: 'k' } });
    const { output } = await waitFor(asked.start(), ({ status }) => status === 'done');
    return output;
  };
  const first = await registered();
  expect([first?.ok, await registered()]).toEqual([true, first]);
});
