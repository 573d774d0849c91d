import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { activeOwner } from '#server/people/accounts/active-account.ts';
import { memberOf } from '../../support/members.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { locksWaitedFor } from '../../support/server/waiting-for-locks.ts';
import { bodyForOne } from '../../support/shop/bookings.ts';
import { soon } from '../../support/soon.ts';

const userId = 1001;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

test('[C-07] what a member books does not wait for another purchase of the same member', async () => {
  const { client, authorized } = await memberOf(shop);
  const { body } = await bodyForOne(shop);
  const answers: Response[] = [];
  const { asking, waited } = await shop.open.app.db.transaction().execute(async (within) => {
    expect(await activeOwner(within, userId)).toBe(userId);
    const asked = client
      .post('/crs/rail-booking/create-pnr', body, authorized)
      .then((answer) => answers.push(answer));
    await vi.waitFor(async () => expect(answers.length + (await locksWaitedFor(shop))).toBe(1), soon);
    return { asking: asked, waited: 1 - answers.length };
  });
  await asking;
  expect([waited, answers.map(({ status }) => status)]).toEqual([0, [200]]);
});
