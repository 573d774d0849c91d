import type { APIRequestContext, BrowserContext, Page } from 'playwright';
import * as z from 'zod/mini';
import { createPnr, openBookingLink } from '#contract/bookings/rail-booking.ts';
import { loadSeatMaps } from '#contract/seats/seat-maps.ts';
import type { Place } from '#domain/coach/coach.ts';
import type { TripWish } from '#domain/journey/trip-wish.ts';
import type { SeatMap } from '#domain/seat/seat-map.ts';
import type { CabinClass } from '#domain/values/cabin-class.ts';
import { coachOfId, runOfCoach } from '#domain/values/run-id.ts';
import { journeysAnswer } from '../shop/order-client.ts';
import { mailedLink } from './mailed-link.ts';

const heldAnswer = z.object({ allocationId: z.string(), deadline: z.int() });
const bookedAnswer = z.object({ locator: z.string(), totalPrice: z.object({ priceAmount: z.number() }) });

const [ankara, istanbul] = [98, 1325];
const day = 86_400_000;

const dayFrom = (now: number): string => new Date(now + 5 * day).toISOString().slice(0, 10);

type Headers = Readonly<Record<string, string>>;

type Deps = {
  readonly origin: string;
  readonly request: APIRequestContext;
  /** What says who books. */
  readonly as?: Headers;
};

const asked = async <Of extends z.ZodMiniType>(
  { origin, request, as = {} }: Deps,
  path: string,
  body: unknown,
  schema: Of,
  headers: Headers = {},
): Promise<z.output<Of>> => {
  const answer = await request.post(origin + path, { data: body, headers: { origin, ...as, ...headers } });
  if (!answer.ok()) throw new Error(`${path} says ${answer.status()}: ${await answer.text()}`);
  return schema.parse(await answer.json());
};

/** A place for anybody, on a bench of two on which nobody sits. */
const placeOnBench = (
  { coach: { places }, taken, prices }: SeatMap,
  within: CabinClass | null,
): Place | undefined => {
  const gone = new Set(taken.map(({ seat }) => seat));
  const priced = new Set(prices.map(({ seat }) => seat));
  const isFree = ({ number, cabinClass }: Place) =>
    !gone.has(number) && priced.has(number) && cabinClass === (within ?? cabinClass) && cabinClass !== 'DSB';
  return places.find((place) => {
    const bench = places.filter(({ unit }) => unit === place.unit);
    return bench.length === 2 && bench.every(isFree);
  });
};

/** The seats of the first train that goes there on a day. */
export const seatMapsOn = async (deps: Deps, date: string) => {
  const wish = { from: ankara, to: istanbul, day: date };
  const body = { ways: [wish], party: { passengers: 1, women: 0, men: 0 } };
  const { ways } = await asked(deps, '/tms/train/journeys', body, journeysAnswer);
  const run = ways
    .flatMap(({ journeys }) => journeys)
    .filter(({ kind }) => kind === 'direct')
    .flatMap(({ legs }) => legs)
    .find(({ isOnSale }) => isOnSale);
  if (run === undefined) throw new Error('No train goes.');
  const ride = { fromStationId: run.from, toStationId: run.to };
  const sought = { ...ride, trainId: run.runId, legIndex: 0 };
  const { seatMaps } = await asked(deps, loadSeatMaps.path, sought, loadSeatMaps.granted);
  return { ride, seatMaps };
};

/** A seat that is free for anybody, on a bench nobody sits on, held by this browser. */
const heldSeat = async (deps: Deps, now: number, within: CabinClass | null) => {
  const { ride, seatMaps } = await seatMapsOn(deps, dayFrom(now));
  const [free] = seatMaps.flatMap((map) => {
    const place = map.isOnSale ? placeOnBench(map, within) : undefined;
    return place === undefined ? [] : [{ trainCarId: map.coachId, seatNumber: place.number }];
  });
  if (free === undefined) throw new Error('No seat is free.');
  const place = { ...ride, ...free };
  const chosen = { ...place, gender: 'M', passengerTypeId: 0, totalPassengerCount: 1, fareFamilyId: 0 };
  const held = await asked(deps, '/tms/inventory/select-seat', chosen, heldAnswer);
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

let travellers = 0;

/** Who reserves often is one of many: a passport, an e-mail and a telephone of their own. */
const anotherTraveller = () => {
  const number = String(Date.now() + travellers).slice(-7);
  travellers += 1;
  return { passportNumber: `U${number}`, email: `deneme.${number}@example.com`, phoneNumber: number };
};

/** What an older chart had written down: the booking goes on from its PNR. */
const keptAs = (locator: string, wish: TripWish | null) => ({
  flow: 'booking',
  chartHash: '0',
  revision: 0,
  snapshot: JSON.stringify({ kept: { wish, passengers: [], locator } }),
});

export type BookedTrip = {
  readonly locator: string;
  readonly email: string;
  readonly kurus: number;
  readonly seat: string;
  readonly runId: number;
  readonly day: string;
  /** Counted from 0. */
  readonly coach: number;
};

const bookAs = async (
  kind: 'reservation' | 'sale',
  deps: Deps,
  now: number,
  within: CabinClass | null = null,
): Promise<BookedTrip> => {
  const seat = await heldSeat(deps, now, within);
  const traveller = kind === 'reservation' ? { ...passenger, ...anotherTraveller() } : passenger;
  const passengers = [{ ...traveller, passengerMultiLegSeatSelections: [[seat]] }];
  const wish = { lang: 'TR', preReservation: kind === 'reservation', passengers };
  const key = { 'idempotency-key': `book ${seat.allocationId}` };
  const { locator, totalPrice } = await asked(deps, createPnr.path, wish, bookedAnswer, key);
  const [runId, coach] = [runOfCoach(seat.trainCarId), coachOfId(seat.trainCarId)];
  const kurus = Math.round(totalPrice.priceAmount * 100);
  const { email } = traveller;
  return { locator, email, kurus, seat: seat.seatNumber, runId, coach, day: dayFrom(now) };
};

/** A guest’s reservation, whose letter nobody has read yet. */
export const unprovedFor = (page: Page, origin: string): Promise<BookedTrip> =>
  bookAs('reservation', { origin, request: page.context().request }, Date.now());

/** Made by the calls of the shop in the name of this browser, which keeps nothing of it. The link in the letter of a reservation is followed. */
export const madeFor = async (
  kind: 'reservation' | 'sale',
  page: Page,
  origin: string,
  as: Headers = {},
  within: CabinClass | null = null,
): Promise<BookedTrip> => {
  const deps = { origin, request: page.context().request, as };
  const made = await bookAs(kind, deps, Date.now(), within);
  if (kind === 'reservation' && Object.keys(as).length === 0) {
    const [, code = ''] = (await mailedLink(page, made.email)).split('kod=');
    await asked(deps, openBookingLink.path, { code }, z.looseObject({}));
  }
  return made;
};

/** What this browser goes on from: a booking, and the trip that was wished for it. */
const keepFor = async (page: Page, origin: string, locator: string, wish: TripWish | null) => {
  const context: BrowserContext = page.context();
  const deps = { origin, request: context.request };
  await asked(deps, '/keeping/flows', keptAs(locator, wish), z.object({ revision: z.int() }));
  await context.addCookies([{ name: 'kept-booking', value: 'kept', url: origin }]);
};

/** A sale that waits for its money, made by the calls of the shop in the name of this browser. */
export const bookFor = async (
  page: Page,
  origin: string,
  now = Date.now(),
  within: CabinClass | null = null,
): Promise<BookedTrip> => {
  const booked = await bookAs('sale', { origin, request: page.context().request }, now, within);
  await keepFor(page, origin, booked.locator, null);
  return booked;
};

/** The same, of which the browser knows the trip it was searched by. */
export const bookWishedFor = async (page: Page, origin: string): Promise<TripWish> => {
  const booked = await bookAs('sale', { origin, request: page.context().request }, Date.now());
  const wish = {
    from: ankara,
    to: istanbul,
    outward: booked.day,
    back: null,
    passengers: 1,
    lapChildren: 0,
  };
  await keepFor(page, origin, booked.locator, wish);
  return wish;
};
