import { expect, test } from 'vitest';
import { trainAvailability } from '#contract/journeys/train-availability.ts';
import { openGateway } from '#gateway/wire/gateway.ts';

const { signal } = new AbortController();
const departureDate = Date.UTC(2026, 10, 28);
const asked = { searchRoutes: [{ departureStationId: 98, arrivalStationId: 1325, departureDate }] };

const refusedBy = async (type: string) => {
  const body = { timestamp: '', traceId: '', status: '', type, code: 604, message: 'Yok.', detail: '' };
  const reach = async () => Response.json({ ...body, title: null }, { status: 400 });
  const surroundings = { origin: 'https://sefer.example', environment: 'LOCAL-DEV', language: 'tr' } as const;
  const gateway = openGateway({ ...surroundings, reach }, () => 0);
  return gateway.call(trainAvailability, asked, signal);
};

test.each([
  ['no-train-found', 'no-train-found'],
  ['day-not-on-sale', 'day-not-on-sale'],
  ['NOT_FOUND', 'no-train-found'],
  ['station-unknown', 'no-train-found'],
])('[E-06] [604] of the refusals with one number that of the name %s is heard as %s', async (type, name) => {
  expect(await refusedBy(type)).toEqual({ ok: false, refusal: name, message: 'Yok.' });
});
