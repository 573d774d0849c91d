import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { day } from '#domain/values/durations.ts';
import { newSecret } from '#server/platform/secret.ts';
import { barcodeKey } from '#server/sale/boarding/barcode-text.ts';
import { memberOf } from '#test/support/members.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { provedBarcode } from '../../support/server/proved-barcode.ts';
import { type SoldBooking, sellBooking } from '../../support/shop/sold-booking.ts';
import { getFrom, newAddress, postTo } from '../../support/shop/visitors.ts';
import { printedLines } from '../../support/sold/printed-glyphs.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ settings: { PROXIES: '1' } });
});
afterAll(() => shop.end());

const codeOf = async ({ numbers: [number = ''] }: SoldBooking): Promise<string> => {
  const { boarding_code: code } = await shop.open.app.db
    .selectFrom('ticket')
    .select('boarding_code')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  return code ?? '';
};

const setStatus = (sold: SoldBooking, status: 'returned' | 'used') =>
  shop.open.app.db.updateTable('ticket').set({ status }).where('locator', '=', sold.locator).execute();

const pass = (code: string) => getFrom(shop, `/crs/boarding-pass/${code}`);

describe('[F-07] [C-07] the boarding pass', () => {
  test('tells PNR, name, number, coach, seat, type, tariff, date and status, with a code the shop has sealed', async () => {
    const sold = await sellBooking(shop);
    const { status, body } = await pass(await codeOf(sold));
    expect(status).toBe(200);
    expect([
      body.pnr,
      body.passengerName,
      body.ticketNumber,
      body.seat,
      body.ticketType,
      body.status,
    ]).toEqual([sold.locator, 'AYŞE YILMAZ', sold.numbers[0], '1A', 'STANDART', 'VALID']);
    expect([body.departureStation, body.arrivalStation.id, body.price]).toEqual([
      { id: 98, name: 'ANKARA GAR', persianName: 'آنکارا (ایستگاه مرکزی)' },
      1325,
      930,
    ]);
    const proved = provedBarcode(body.barcode, await barcodeKey(shop.open.app.db));
    expect([proved?.ticketNumber, proved?.locator, proved?.price]).toEqual([
      sold.numbers[0],
      sold.locator,
      93_000,
    ]);
    expect(body.barcodeSvg).toMatch(/^<svg xmlns="[^"]+" viewBox="0 0 \d+ \d+"/);
  });

  test('tells when the train leaves and arrives, and when the ticket was bought: each instant its own', async () => {
    const { clock, db } = shop.open.app;
    const bought = clock.now() - 3 * day;
    const sold = await sellBooking(shop, { tickets: [{ issued_at: bought }] });
    const [row] = await db.selectFrom('ticket').selectAll().where('locator', '=', sold.locator).execute();
    const { body } = await pass(await codeOf(sold));
    expect([body.departureTime, body.arrivalTime, body.ticketDate]).toEqual([
      row?.departure,
      row?.arrival,
      bought,
    ]);
    expect(body.arrivalTime).toBeGreaterThan(body.departureTime);
  });

  test('[A-01] a code nobody has, one too short to be one and one of a returned ticket are answered alike', async () => {
    const sold = await sellBooking(shop);
    const code = await codeOf(sold);
    await setStatus(sold, 'returned');
    const answers = await Promise.all([pass(code), pass(newSecret()), pass('x'), pass("'%20or%20''='")]);
    const refusals = answers.map(({ status, body }) => [status, body.type, body.message, body.code]);
    expect(new Set(refusals.map(String)).size).toBe(1);
    expect([answers[0]?.status, answers[0]?.body.type]).toEqual([400, 'document-not-found']);
  });

  test('[A-01] whoever has the code looks as often as they like; an address misses sixty times in a quarter of an hour', async () => {
    const code = await codeOf(await sellBooking(shop));
    const address = newAddress();
    const ask = (looked: string, document = '') =>
      getFrom(shop, `/crs/boarding-pass/${looked}${document}`, address);
    for (let from = 0; from < 70; from += 10) {
      const lookups = await Promise.all(Array.from({ length: 10 }, () => ask(code)));
      expect(lookups.map(({ status }) => status)).toEqual(lookups.map(() => 200));
    }
    const misses = [];
    for (let times = 0; times < 61; times += 1) misses.push((await ask(newSecret())).body.type);
    expect(misses).toEqual([...Array.from({ length: 60 }, () => 'document-not-found'), 'too-many-tries']);
    expect([
      (await ask(newSecret(), '/calendar')).body.type,
      (await ask(code)).status,
      (await pass(newSecret())).body.type,
    ]).toEqual(['too-many-tries', 200, 'document-not-found']);
  });

  test('[S-15] a used ticket is still shown', async () => {
    const sold = await sellBooking(shop);
    await setStatus(sold, 'used');
    expect((await pass(await codeOf(sold))).body.status).toBe('USED');
  });

  test('[F-07] its calendar holds each leg of its passenger and nobody else', async () => {
    const now = shop.open.app.clock.now();
    const sold = await sellBooking(shop, {
      tickets: [
        {},
        {},
        { passenger: 0, leg: 1, departure: now + 4 * 86_400_000, arrival: now + 4.1 * 86_400_000 },
      ],
    });
    const answer = await shop.ask(`/crs/boarding-pass/${await codeOf(sold)}/calendar`, {
      headers: newAddress(),
    });
    const text = await answer.text();
    expect(answer.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(text.match(/UID:\d+/g)).toEqual([`UID:${sold.numbers[0]}`, `UID:${sold.numbers[2]}`]);
  });
});

const textOf = (content: string): string =>
  printedLines(Buffer.from(content, 'base64'))
    .map((line) => line.map(({ means }) => means).join(''))
    .join('\n');

describe('[C-05] tickets as PDF', () => {
  test('are for whoever holds the code', async () => {
    const sold = await sellBooking(shop);
    const { status, body } = await postTo(shop, '/crs/pdf/getPdf', { code: await codeOf(sold), lang: 'TR' });
    expect([status, body.contentType, body.fileName]).toEqual([
      200,
      'application/pdf',
      `${sold.locator}.pdf`,
    ]);
    expect(textOf(body.content)).toContain('AYŞE YILMAZ');
    expect(textOf(body.content)).toContain('₺930,00');
  });

  test('are for the browser that bought them, all of a booking or some', async () => {
    const sold = await sellBooking(shop, { tickets: [{}, {}] });
    const cookie = { cookie: sold.cookie };
    const all = await postTo(shop, '/crs/pdf/generatePdf', { pnr: sold.locator, lang: 'fa' }, cookie);
    const two = await postTo(shop, '/crs/pdf/getMultiplePdf', { ticketNumbers: sold.numbers }, cookie);
    const text = textOf(all.body.content);
    expect([sold.numbers.every((number) => text.includes(number)), two.status]).toEqual([true, 200]);
  });

  test('are for the member who bought them, and for no other', async () => {
    const ayse = await memberOf(shop);
    const other = await memberOf(shop, { email: 'sara@example.com' });
    const { id } = await shop.open.app.db
      .selectFrom('user_account')
      .select('id')
      .where('email_key', '=', 'ayse@example.com')
      .executeTakeFirstOrThrow();
    const sold = await sellBooking(shop, { userId: id });
    const asked = { ticketNumber: sold.numbers[0] };
    const own = await postTo(shop, '/crs/pdf/getPdf', asked, ayse.authorized);
    const others = await postTo(shop, '/crs/pdf/getPdf', asked, other.authorized);
    const nobody = await postTo(shop, '/crs/pdf/getPdf', asked);
    const none = await postTo(shop, '/crs/pdf/getPdf', { ticketNumber: '999999999999' }, other.authorized);
    expect(own.status).toBe(200);
    const refusals = [others, nobody, none].map(({ status, body }) => [status, body.type, body.message]);
    expect(new Set(refusals.map(String)).size).toBe(1);
    expect(others.body.type).toBe('document-not-found');
  });

  test('one that is not the caller’s keeps the whole file back', async () => {
    const sold = await sellBooking(shop);
    const other = await sellBooking(shop);
    const numbers = [...sold.numbers, ...other.numbers];
    const { body } = await postTo(
      shop,
      '/crs/pdf/getMultiplePdf',
      { ticketNumbers: numbers },
      { cookie: sold.cookie },
    );
    expect(body.type).toBe('document-not-found');
  });

  test('a caller has thirty files a minute', async () => {
    const sold = await sellBooking(shop);
    const headers = newAddress();
    const statuses: number[] = [];
    for (let files = 0; files < 31; files += 1) {
      statuses.push(
        (await shop.askJson('/crs/pdf/getPdf', { ticketNumber: sold.numbers[0] }, headers)).status,
      );
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429]);
  });
});
