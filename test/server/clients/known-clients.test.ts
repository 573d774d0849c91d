import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type * as z from 'zod';
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';
import * as read from './read-by-clients.ts';

const [ankara, eskisehir, istanbul] = [98, 93, 1325];
const day = 86_400_000;
const asked = '?environment=dev&userId=1';
const headers = {
  'unit-id': '3895',
  authorization: 'eyJhbGciOiJub25lIn0.e30.',
  'user-agent': 'python-requests/2.31',
};

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const isoIn = (days: number): string =>
  new Date(shop.open.app.clock.now() + days * day).toISOString().slice(0, 10);

/** The day before at 21:00 in UTC, without padding, as browsers of Türkiye send it. */
const eveningBefore = (days: number): string =>
  `${isoIn(days - 1)
    .split('-')
    .toReversed()
    .map(Number)
    .join('-')} 21:00:00`;

const sends = (path: string, body: unknown) => shop.askJson(`${path}${asked}`, body, headers);

const reads = async <Shape extends z.ZodType>(
  shape: Shape,
  path: string,
  body: unknown,
): Promise<z.output<Shape>> => {
  const answer = await sends(path, body);
  expect(answer.status).toBe(200);
  return shape.parse(await answer.json());
};

const wayOf = (from: number, to: number, days = 7) => ({
  departureStationId: from,
  departureStationName: 'X',
  arrivalStationId: to,
  arrivalStationName: 'Y',
  departureDate: eveningBefore(days),
});

const searched = () =>
  reads(read.search, '/tms/train/train-availability', {
    searchRoutes: [wayOf(ankara, istanbul)],
    passengerTypeCounts: [{ id: 0, count: 1 }],
    searchReservation: false,
    searchType: 'DOMESTIC',
    blTrainTypes: ['TURISTIK_TREN'],
  });

const mapOf = (trainId: number, from: number, to: number, more: object = { legIndex: 0 }) =>
  reads(read.seatMap, '/tms/seat-maps/load-by-train-id', {
    fromStationId: from,
    toStationId: to,
    trainId,
    ...more,
  });

/** The first train that goes through, and a free seat of its economy class, found as clients find one. */
const freeSeat = async () => {
  const { trainLegs } = await searched();
  const train = trainLegs[0]?.trainAvailabilities.find(
    ({ connection, trains }) =>
      !connection &&
      trains[0]?.cabinClassAvailabilities.some(({ cabinClass }) => cabinClass.name === 'EKONOMİ'),
  )?.trains[0];
  const { seatMaps } = await mapOf(train?.id ?? 0, ankara, istanbul);
  const car = seatMaps.find(
    ({ trainCarOnSale, availableSeatCount, seatPrices }) =>
      trainCarOnSale && availableSeatCount > 0 && seatPrices.some(({ cabinClassId }) => cabinClassId === 2),
  );
  const taken = new Set(car?.allocationSeats.map(({ seatNumber }) => seatNumber));
  const seat = car?.seatPrices.find(
    ({ seatNumber, cabinClassId }) => cabinClassId === 2 && !taken.has(seatNumber) && !/h$/i.test(seatNumber),
  );
  return { trainCarId: car?.trainCarId ?? 0, seatNumber: seat?.seatNumber ?? '' };
};

const holds = (seat: Awaited<ReturnType<typeof freeSeat>>) =>
  reads(read.chosenSeat, '/tms/inventory/select-seat', {
    ...seat,
    fromStationId: ankara,
    toStationId: istanbul,
    gender: 'M',
    passengerTypeId: 0,
    totalPassengerCount: 1,
    fareFamilyId: 0,
  });

describe('[C-06] clients that nobody here wrote', () => {
  test('one that watches finds what it looks for of each train', async () => {
    const { trainLegs } = await searched();
    const [first] = trainLegs;
    expect(first?.resultCount).toBe(first?.trainAvailabilities.length);
    const direct = first?.trainAvailabilities.filter(({ connection }) => !connection) ?? [];
    expect(direct.length).toBeGreaterThan(5);
    expect(
      direct.flatMap(({ trains }) =>
        trains.map((train) => [train.departureStationId, train.arrivalStationId]),
      ),
    ).toEqual(direct.map(() => [ankara, istanbul]));
  });

  test('one that holds a seat while a seat is wanted gives it back, and the answer is empty', async () => {
    const seat = await freeSeat();
    const { allocationId } = await holds(seat);
    const again = await sends('/tms/inventory/select-seat', {
      ...seat,
      fromStationId: ankara,
      toStationId: istanbul,
      gender: 'F',
    });
    expect([again.status, read.refusal.parse(await again.json()).type]).toEqual([400, 'seat-taken']);
    const released = await sends('/tms/inventory/release-seat', { ...seat, allocationId });
    expect([released.status, await released.text()]).toEqual([200, '']);
  });

  test('one that books reads the locator, and the whole booking by PNR and surname', async () => {
    const seat = await freeSeat();
    const { allocationId, selectedBookingClassId, selectedFareFamilyId } = await holds(seat);
    const place = {
      ...seat,
      fromStationId: ankara,
      toStationId: istanbul,
      lockForDate: Date.now() + 600_000,
      selectedBookingClassId,
      selectedFareFamilyId,
      selectedCabinClassId: 2,
    };
    const made = await reads(read.booking, '/crs/rail-booking/create-pnr', {
      lang: 'TR',
      allocationId,
      passengers: [
        {
          name: 'Ahmet',
          lastName: 'Yılmaz',
          birthDate: '19900503',
          gender: 'M',
          typeId: 0,
          contact: false,
          phoneCountryCode: '90',
          phoneAreaCode: '532',
          phoneNumber: '1234567',
          email: 'ahmet@example.com',
          countryId: 1,
          identityNumber: '10000000146',
          loyaltyNumber: '',
          gdpr: false,
          passengerMultiLegSeatSelections: [[place]],
        },
      ],
      preReservation: false,
    });
    const found = await reads(read.booking, '/crs/rail-booking/get-reservation', {
      pnr: made.locator,
      lastName: 'YILMAZ',
    });
    expect([made.passengers[0]?.birthDate, found.locator, found.totalPrice]).toEqual([
      '1990-05-03',
      made.locator,
      made.totalPrice,
    ]);
  });

  test('one that reads boards joins two stations by the number of a train, and asks for its seats by its id', async () => {
    const date = isoIn(7);
    const path = '/tms/train/load-trains-by-station-and-date';
    const here = await reads(read.board, path, { stationId: ankara, date });
    const there = await reads(read.board, path, { stationId: eskisehir, date });
    const arrives = new Map(there.map((row) => [row.trainNumber, row.tsArrivalTime]));
    const through = here.filter(
      ({ trainNumber, tsDepartureTime }) => (arrives.get(trainNumber) ?? '') > tsDepartureTime,
    );
    expect(through.length).toBeGreaterThan(5);
    expect(here.some((row) => row.stationInfo === 'departure_station')).toBe(true);
    const { seatMaps } = await mapOf(through[0]?.trainId ?? 0, ankara, eskisehir, {});
    expect(seatMaps.some(({ cabinClass }) => cabinClass?.name === 'EKONOMİ')).toBe(true);
    expect(Math.max(...seatMaps.map(({ minPrice }) => minPrice.priceAmount))).toBeGreaterThan(0);
  });

  test('one that loads the stations finds each with what may be reached from it', async () => {
    const answer = await shop.ask(`/datas/station-pairs-INTERNET.json${asked}`, { headers });
    const stations = read.stationsWithPairs.parse(await answer.json());
    expect(stations.find(({ id }) => id === ankara)?.pairs).toContain(istanbul);
  });

  test.each([
    ['a day that is over', -30],
    ['a day that is not on sale yet', 900],
  ])('one that asks for %s prints the sentence of 604', async (_, days) => {
    const answer = await sends('/tms/train/train-availability', {
      searchRoutes: [wayOf(ankara, istanbul, days)],
      passengerTypeCounts: [{ passengerTypeId: '0', count: '1' }],
      searchReservation: false,
    });
    expect(answer.status).toBe(400);
    expect(read.refusal.parse(await answer.json()).code).toBe(604);
  });

  test('one in a browser may send every header it sends, and read a refusal', async () => {
    const origin = 'https://client.example';
    const path = '/tms/train/train-availability';
    const wanted =
      'authorization, content-type, unit-id, priority, user-agent, user-authorization, x-tms-xsrf-token';
    const first = await shop.ask(path, {
      method: 'OPTIONS',
      headers: { origin, 'access-control-request-method': 'POST', 'access-control-request-headers': wanted },
    });
    const allowed = (first.headers.get('access-control-allow-headers') ?? '').split(', ');
    expect(wanted.split(', ').filter((name) => !allowed.includes(name))).toEqual([]);
    const refused = await shop.askJson(path, {}, { origin });
    expect([refused.status, refused.headers.get('access-control-allow-origin')]).toEqual([400, origin]);
  });
});
