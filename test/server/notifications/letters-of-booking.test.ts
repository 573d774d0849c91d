import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { type SoldBooking, sellBooking } from '#test/support/sold-booking.ts';
import { postTo } from '#test/support/visitors.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const lettersAbout = ({ locator }: SoldBooking) =>
  shop.open.house.db
    .selectFrom('letter')
    .select(['recipient', 'subject', 'text'])
    .where('subject', 'like', `%${locator}%`)
    .execute();

const tickets = (sold: SoldBooking, cookie = sold.cookie, email?: string) =>
  postTo(shop, '/mc/notifications/send-email', { pnr: sold.locator, email }, { cookie });

const request = (sold: SoldBooking, description: string) =>
  postTo(
    shop,
    '/mc/notifications/request-form-send-email',
    { pnr: sold.locator, subject: 'Rampa', description, email: 'relay@example.net' },
    { cookie: sold.cookie },
  );

describe('[C-05] letters that are asked for', () => {
  test('tickets go to whoever booked, whatever address is asked for', async () => {
    const sold = await sellBooking(shop);
    const { status, body } = await tickets(sold, sold.cookie, 'relay@example.net');
    expect([status, body]).toEqual([200, { sent: true }]);
    const posted = await lettersAbout(sold);
    expect(posted.map(({ recipient }) => recipient)).toEqual(['yolcu@example.com']);
  });

  test('a request goes in copy to whoever booked', async () => {
    const sold = await sellBooking(shop);
    await request(sold, 'Ankara garında rampa gerekiyor <script>alert(1)</script>');
    const [letter] = await lettersAbout(sold);
    expect(letter?.recipient).toBe('yolcu@example.com');
    expect(letter?.text).toContain('Ankara garında rampa gerekiyor');
  });

  test('nobody has letters sent about the booking of another', async () => {
    const sold = await sellBooking(shop);
    const other = await sellBooking(shop);
    const answer = await tickets(sold, other.cookie);
    expect([answer.status, answer.body.type, await lettersAbout(sold)]).toEqual([403, 'proof-needed', []]);
  });

  test('a booking whose tickets hold no more has none to send', async () => {
    const sold = await sellBooking(shop, { tickets: [{ status: 'returned' }] });
    expect((await tickets(sold)).body.type).toBe('document-not-found');
  });

  test('five an hour, of either kind', async () => {
    const sold = await sellBooking(shop);
    const types: (string | undefined)[] = [];
    for (const round of [1, 2, 3, 4, 5, 6]) {
      types.push((await (round % 2 === 0 ? tickets(sold) : request(sold, 'Bir sorum var'))).body.type);
    }
    expect(types).toEqual([undefined, undefined, undefined, undefined, undefined, 'too-many-tries']);
    expect((await lettersAbout(sold)).length).toBe(5);
  });
});
