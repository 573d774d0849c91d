import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newSecret } from '#server/platform/secret.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const codeOf = async ({ numbers: [number = ''] }: SoldBooking): Promise<string> => {
  const row = await shop.open.app.db
    .selectFrom('ticket')
    .select('boarding_code')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return row.boarding_code ?? '';
};

const pictureOf = (code: string) => shop.ask(`/crs/boarding-pass/${code}/code`);

describe('[F-07] the code of a ticket as a picture', () => {
  test('is the one of its boarding pass, and is kept nowhere', async () => {
    const code = await codeOf(await sellBooking(shop));
    const answer = await pictureOf(code);
    const shown = await shop.ask(`/crs/boarding-pass/${code}`);
    const { barcodeSvg } = await shown.json();
    expect([answer.status, answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      200,
      'image/svg+xml',
      'no-store',
    ]);
    expect(await answer.text()).toBe(barcodeSvg);
  });

  test('[A-01] of a returned ticket is not there, like one nobody has, and misses are counted', async () => {
    const returned = await codeOf(await sellBooking(shop, { tickets: [{ status: 'returned' }] }));
    expect((await pictureOf(returned)).status).toBe(400);
    let answer = await pictureOf(newSecret());
    for (let times = 0; times < 70 && answer.status === 400; times += 1)
      answer = await pictureOf(newSecret());
    // Whoever brought no name is given one with the refusal, and may ask by it at once.
    const name = answer.headers.getSetCookie().some((cookie) => cookie.startsWith('party='));
    expect([answer.status, answer.headers.get('retry-after'), name]).toEqual([429, '1', true]);
  });
});
