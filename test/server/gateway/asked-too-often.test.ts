import { expect, test } from 'vitest';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import { openGateway } from '#gateway/wire/gateway.ts';

const { signal } = new AbortController();
const asked = { locator: 'ABC234', surname: 'Yılmaz', email: null };

const refusedWith = (timestamp: string, headers: Readonly<Record<string, string>>) => {
  const body = { timestamp, traceId: '', status: '', type: 'too-many-tries', code: 9008, message: 'Yok.' };
  const reach = async () => Response.json({ ...body, detail: '', title: null }, { status: 429, headers });
  const surroundings = { origin: 'https://sefer.example', environment: 'LOCAL-DEV', language: 'tr' } as const;
  return openGateway({ ...surroundings, reach }, () => 0).call(getReservation, asked, signal);
};

const plain = { ok: false, refusal: 'too-many-tries', message: 'Yok.' };

test('whoever is refused for asking too often hears when to ask again, by the hour of the server', async () => {
  const at = '2026-11-28T09:00:00.000Z';
  expect(await refusedWith(at, { 'retry-after': '40' })).toEqual({
    ...plain,
    retryAt: Date.UTC(2026, 10, 28, 9, 0, 40),
  });
  expect(await refusedWith(at, {})).toEqual(plain);
  expect(await refusedWith('', { 'retry-after': '40' })).toEqual(plain);
});
