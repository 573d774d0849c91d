import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import en from '#locales/en.json' with { type: 'json' };
import { newSecret } from '#server/platform/secret.ts';
import { openTestShop, type TestShop } from '../../support/open-test-shop.ts';
import { sellBooking } from '../../support/shop/sold-booking.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const codesOf = async (locator: string): Promise<readonly string[]> => {
  const rows = await shop.open.app.db
    .selectFrom('ticket')
    .select('boarding_code')
    .where('locator', '=', locator)
    .orderBy('passenger')
    .execute();
  return rows.map(({ boarding_code: code }) => code ?? '');
};

const pagesIn = (file: string): number => file.match(/\/Type \/Page\b/g)?.length ?? 0;

describe('[C-05] tickets as a file, by a link', () => {
  test('whoever has the codes is given one file of all of them', async () => {
    const sold = await sellBooking(shop, { tickets: [{}, {}] });
    const [first = '', second = ''] = await codesOf(sold.locator);
    const one = await shop.ask(`/crs/boarding-pass/${first}/pdf`);
    const both = await shop.ask(`/crs/boarding-pass/${first}/pdf?and=${second}`);
    expect([one.status, one.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(one.headers.get('content-disposition')).toBe(`inline; filename="${sold.locator}.pdf"`);
    const [small, large] = [await one.text(), await both.text()];
    expect(small.slice(0, 5)).toBe('%PDF-');
    expect([pagesIn(small), pagesIn(large)]).toEqual([pagesIn(small), 2 * pagesIn(small)]);
    expect(pagesIn(small)).toBeGreaterThan(0);
  });

  test('[E-09] whether a file can be had is asked without making it, and costs no try', async () => {
    const sold = await sellBooking(shop, { tickets: [{}, { status: 'returned' }] });
    const [first = '', second = ''] = await codesOf(sold.locator);
    const asked = (path: string) => shop.ask(`/crs/boarding-pass/${path}`, { method: 'HEAD' });
    const heard = [];
    for (let times = 0; times < 40; times += 1) heard.push((await asked(`${first}/pdf`)).status);
    expect(heard).toEqual(heard.map(() => 200));
    const answer = await asked(`${first}/pdf?and=${second}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/bilet/${first}`]);
  });

  test('a code nobody was given leads to the page of a ticket, which says so', async () => {
    const code = newSecret();
    const answer = await shop.ask(`/crs/boarding-pass/${code}/pdf`);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, `/bilet/${code}`]);
  });

  test('a ticket that was given back is in no file', async () => {
    const sold = await sellBooking(shop, { tickets: [{ status: 'returned' }, {}] });
    const [first = '', second = ''] = await codesOf(sold.locator);
    const answer = await shop.ask(`/crs/boarding-pass/${second}/pdf?and=${first}`);
    expect(answer.status).toBe(303);
  });

  test('[E-09] whoever asks for too many files is told so in a sentence', async () => {
    const sold = await sellBooking(shop);
    const [code = ''] = await codesOf(sold.locator);
    const ask = () => shop.ask(`/crs/boarding-pass/${code}/pdf`, { headers: { 'accept-language': 'en' } });
    let answer = await ask();
    for (let times = 0; times < 30 && answer.ok; times += 1) answer = await ask();
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      429,
      'text/plain; charset=utf-8',
      en['wire.too-many-tries'],
    ]);
  });
});
