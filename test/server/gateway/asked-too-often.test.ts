import { expect, test } from 'vitest';
import { getReservation } from '#contract/bookings/rail-booking.ts';
import { carCallsBy } from '#gateway/rentals/car-calls.ts';
import { changeCallsBy } from '#gateway/tickets/change-calls.ts';
import { extrasCallsBy } from '#gateway/tickets/extras-calls.ts';
import { openGateway } from '#gateway/wire/gateway.ts';
import { ownBooking } from '#gateway/wire/own-booking.ts';
import type { Asks } from '../../support/server/sent-by.ts';
import { driver } from '../../support/shop/rented-car.ts';

const { signal } = new AbortController();
const asked = { locator: 'ABC234', surname: 'Yılmaz', email: null };

const refusing = (timestamp: string, headers: Readonly<Record<string, string>>) => {
  const body = { timestamp, traceId: '', status: '', type: 'too-many-tries', code: 9008, message: 'Yok.' };
  const reach = async () => Response.json({ ...body, detail: '', title: null }, { status: 429, headers });
  const surroundings = { origin: 'https://sefer.example', environment: 'LOCAL-DEV', language: 'tr' } as const;
  return openGateway({ ...surroundings, reach }, () => 0);
};

const refusedWith = (timestamp: string, headers: Readonly<Record<string, string>>) =>
  refusing(timestamp, headers).call(getReservation, asked, signal);

const at = '2026-11-28T09:00:00.000Z';
const again = { retryAt: Date.UTC(2026, 10, 28, 9, 0, 40) };

const plain = { ok: false, refusal: 'too-many-tries', message: 'Yok.' };

test('whoever is refused for asking too often hears when to ask again, by the hour of the server', async () => {
  expect(await refusedWith(at, { 'retry-after': '40' })).toEqual({
    ...plain,
    ...again,
  });
  expect(await refusedWith(at, {})).toEqual(plain);
  expect(await refusedWith('', { 'retry-after': '40' })).toEqual(plain);
});

const key = 'key-of-a-press';
const order = { search: 's', car: 'c', amount: 90_000, driver, contracts: [], key };
const ordered = { locator: 'AB12CD', extras: [{ ticket: '700000000001', extra: 7 }], key };

test.each<[string, Asks]>([
  ['the own booking', (gateway) => ownBooking(gateway, 'AB12CD', signal)],
  ['a car', (gateway) => carCallsBy(gateway, () => 0).order(order, signal)],
  ['a service', (gateway) => extrasCallsBy(gateway).order({ ...ordered, agreed: 5000 }, signal)],
  [
    'a change of tickets',
    (gateway) =>
      changeCallsBy(gateway).performChange({ locator: 'AB12CD', changes: [], due: 0, back: 0, key }, signal),
  ],
])(
  'whoever asks too often for %s hears when to ask again, whatever else is made of the answer',
  async (_, asks) => {
    expect(await asks(refusing(at, { 'retry-after': '40' }))).toEqual({ ...plain, ...again });
  },
);
