import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sendPasswordLink } from '#contract/members/users.ts';
import { browserClient } from '#test/support/browser-client.ts';
import { ayse, hour, minute, moveClock, resetWorld } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { citizen, foreigner, registers } from '#test/support/registrations.ts';
import { lettersTo } from '../../support/server/letters.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
beforeEach(() => resetWorld(shop));
afterAll(() => shop.end());

const asks = (username: string, address: string) =>
  browserClient(shop).post(sendPasswordLink.path, { username }, { 'x-forwarded-for': address });

const countTo = async (email: string) => (await lettersTo(shop, email)).length;

/** Asks again whenever the pause between two letters is over. */
const askedAgain = async (email: string, times: number, addressAt: (time: number) => string) => {
  for (let time = 0; time < times; time += 1) {
    await moveClock(shop, 6 * minute);
    await asks(email, addressAt(time));
  }
};

test('[S-07] whoever types a stranger’s e-mail has four letters sent there in two hours, and then the owner registers', async () => {
  const robot = '2001:db8:48:';
  await registers(browserClient(shop), citizen, { address: `${robot}1::1` });
  await askedAgain(citizen.email, 19, (time) => `${robot}${time}::1`);
  expect(await countTo(citizen.email)).toBe(4);
  const owner = { ...foreigner, email: citizen.email };
  await registers(browserClient(shop), owner, { address: '203.0.113.8' });
  const letters = await lettersTo(shop, citizen.email);
  expect(letters.filter(({ text }) => text.includes('S*** A***'))).toHaveLength(1);
});

test('[S-07] from however many networks it is asked, an address has twelve letters about a membership in six hours', async () => {
  await registers(browserClient(shop), citizen, { address: '203.0.113.1' });
  await askedAgain(citizen.email, 20, (time) => `198.51.100.${time}`);
  expect(await countTo(citizen.email)).toBe(12);
  await moveClock(shop, 4 * hour - minute);
  await asks(citizen.email, '203.0.113.1');
  expect(await countTo(citizen.email)).toBe(12);
  await moveClock(shop, 2 * minute);
  await asks(citizen.email, '203.0.113.1');
  expect(await countTo(citizen.email)).toBe(13);
});

test('[E-04] a member has the link to a new password however often others asked; that they are a member they are told twelve times', async () => {
  await askedAgain(ayse, 15, () => '203.0.113.7');
  expect(await countTo(ayse)).toBe(15);
  for (let time = 0; time < 15; time += 1) {
    await moveClock(shop, 6 * minute);
    await registers(browserClient(shop), { ...citizen, email: ayse }, { address: `198.51.100.${time}` });
  }
  expect(await countTo(ayse)).toBe(15 + 12);
});
