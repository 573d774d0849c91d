import { request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPnr, getReservation } from '#contract/bookings/rail-booking.ts';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import { bodyForOne } from '#test/support/shop/bookings.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

type Heard = {
  readonly status: number | undefined;
  readonly headers: Record<string, unknown>;
  readonly bytes: Buffer;
};

/** The bytes as they came: `fetch` would unpack them. */
const asked = (path: string, headers: Record<string, string>): Promise<Heard> =>
  new Promise((resolve, reject) => {
    const sent = request({ port: shop.port, path, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject).end();
  });

const stations = '/datas/stations.json';

describe('a list that everybody may keep', () => {
  test.each([
    ['br', 'gzip, deflate, br', brotliDecompressSync],
    ['gzip', 'gzip, br;q=0', gunzipSync],
  ])('is pressed as %s for whoever takes it, and is the same', async (encoding, accepted, unpack) => {
    const plain = await asked(stations, {});
    const pressed = await asked(stations, { 'accept-encoding': accepted });
    expect([plain.headers['content-encoding'], pressed.headers['content-encoding']]).toEqual([
      undefined,
      encoding,
    ]);
    expect(unpack(pressed.bytes).equals(plain.bytes)).toBe(true);
    expect(pressed.bytes.length * 8).toBeLessThan(plain.bytes.length);
    expect(pressed.headers.vary).toContain('accept-encoding');
    const known = { 'accept-encoding': accepted, 'if-none-match': String(pressed.headers.etag) };
    const again = await asked(stations, known);
    expect([again.status, again.bytes.length, again.headers['content-encoding']]).toEqual([
      304,
      0,
      undefined,
    ]);
    const other = await asked(stations, { 'if-none-match': String(pressed.headers.etag) });
    expect(other.status).toBe(200);
  });

  test('is sent as it is where it is short', async () => {
    const short = await asked('/mc/educations', { 'accept-encoding': 'br' });
    expect([short.status, short.bytes.length < 1024, short.headers['content-encoding']]).toEqual([
      200,
      true,
      undefined,
    ]);
  });

  test('an answer with a booking in it is never pressed, however long it is', async () => {
    const { body } = await bodyForOne(shop);
    const { locator } = await (await shop.askJson(createPnr.path, body)).json();
    const answer = await shop.askJson(
      getReservation.path,
      { locator, lastName: 'YILMAZ' },
      { 'accept-encoding': 'br, gzip' },
    );
    const { byteLength } = await answer.arrayBuffer();
    expect([answer.status, byteLength > 1024, answer.headers.get('content-encoding')]).toEqual([
      200,
      true,
      null,
    ]);
  });
});
