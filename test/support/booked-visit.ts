import type { APIRequestContext, BrowserContext, Page } from 'playwright';
import * as z from 'zod/mini';
import { createPnr } from '#contract/rail-booking.ts';
import { journeysSaid, seatMapsSaid } from './order-client.ts';

const heldSaid = z.object({ allocationId: z.string(), deadline: z.int() });
const bookedSaid = z.object({ locator: z.string(), totalPrice: z.number() });

const [ankara, istanbul, wheelchair] = [98, 1325, 12];
const day = 86_400_000;

type Ground = { readonly origin: string; readonly request: APIRequestContext };

const asked = async <Of extends z.ZodMiniType>(
  { origin, request }: Ground,
  path: string,
  body: unknown,
  schema: Of,
  headers: Readonly<Record<string, string>> = {},
): Promise<z.output<Of>> => {
  const answer = await request.post(origin + path, { data: body, headers: { origin, ...headers } });
  if (!answer.ok()) throw new Error(`${path} says ${answer.status()}: ${await answer.text()}`);
  return schema.parse(await answer.json());
};

/** A seat that is free for anybody, held by this browser. */
const heldSeat = async (ground: Ground, now: number) => {
  const wish = { from: ankara, to: istanbul, day: new Date(now + 5 * day).toISOString().slice(0, 10) };
  const body = { ways: [wish], party: { passengers: 1, women: 0, men: 0 } };
  const { ways } = await asked(ground, '/tms/train/journeys', body, journeysSaid);
  const run = ways
    .flatMap(({ journeys }) => journeys)
    .filter(({ kind }) => kind === 'direct')
    .flatMap(({ legs }) => legs)
    .find(({ isOnSale }) => isOnSale);
  if (run === undefined) throw new Error('No train goes.');
  const ride = { fromStationId: run.from, toStationId: run.to };
  const sought = { ...ride, trainId: run.runId, legIndex: 0 };
  const { seatMaps } = await asked(ground, '/tms/seat-maps/load-by-train-id', sought, seatMapsSaid);
  const map = seatMaps.find(({ trainCarOnSale, seatPrices }) => trainCarOnSale && seatPrices.length > 0);
  const taken = new Set(map?.allocationSeats.map(({ seatNumber }) => seatNumber));
  const seat = map?.seatPrices.find(
    ({ seatNumber, cabinClassId }) => !taken.has(seatNumber) && cabinClassId !== wheelchair,
  );
  if (map === undefined || seat === undefined) throw new Error('No seat is free.');
  const place = { ...ride, trainCarId: map.trainCarId, seatNumber: seat.seatNumber };
  const chosen = { ...place, gender: 'M', passengerTypeId: 0, totalPassengerCount: 1, fareFamilyId: 0 };
  const held = await asked(ground, '/tms/inventory/select-seat', chosen, heldSaid);
  return { ...place, allocationId: held.allocationId, lockForDate: held.deadline };
};

const passenger = {
  name: 'DENEME',
  lastName: 'YOLCU',
  birthDate: '1990-05-04',
  gender: 'M',
  typeId: 0,
  contact: true,
  phoneCountryCode: '90',
  phoneAreaCode: '532',
  phoneNumber: '1234567',
  email: 'deneme@example.com',
  countryId: 2,
  passportNumber: 'U1234567',
  gdpr: true,
};

/** What an older chart had written down: the booking goes on from its PNR. */
const keptAs = (locator: string) => ({
  flow: 'booking',
  chartHash: '0',
  revision: 0,
  snapshot: JSON.stringify({ kept: { wish: null, passengers: [], locator } }),
});

export type BookedVisit = { readonly locator: string; readonly kurus: number; readonly seat: string };

const bookAs = async (kind: 'reservation' | 'sale', ground: Ground, now: number): Promise<BookedVisit> => {
  const seat = await heldSeat(ground, now);
  const passengers = [{ ...passenger, passengerMultiLegSeatSelections: [[seat]] }];
  const wish = { lang: 'TR', preReservation: kind === 'reservation', passengers };
  const key = { 'idempotency-key': `book ${seat.allocationId}` };
  const { locator, totalPrice } = await asked(ground, createPnr.path, wish, bookedSaid, key);
  return { locator, kurus: Math.round(totalPrice * 100), seat: seat.seatNumber };
};

/** Made by the calls of the shop in the name of this browser, which keeps nothing of it. */
export const madeFor = (kind: 'reservation' | 'sale', page: Page, origin: string): Promise<BookedVisit> =>
  bookAs(kind, { origin, request: page.context().request }, Date.now());

/** A sale that waits for its money, made by the calls of the shop in the name of this browser. */
export const bookFor = async (page: Page, origin: string, now = Date.now()): Promise<BookedVisit> => {
  const context: BrowserContext = page.context();
  const ground = { origin, request: context.request };
  const booked = await bookAs('sale', ground, now);
  const { locator } = booked;
  await asked(ground, '/keeping/flows', keptAs(locator), z.object({ revision: z.int() }));
  await context.addCookies([{ name: 'kept-booking', value: 'kept', url: origin }]);
  return booked;
};
