import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { extras } from '#domain/booking/extras.ts';
import fa from '#locales/fa.json' with { type: 'json' };
import tr from '#locales/tr.json' with { type: 'json' };
import { openTestShop, type TestShop } from '#test/support/open-test-shop.ts';

const services = z.array(z.looseObject({ code: z.string(), name: z.string() }));

let shop: TestShop;

beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.end());

const listed = async (path: string, language = 'tr') => {
  const answer = await shop.ask(path, { headers: { 'accept-language': language } });
  expect(answer.status).toBe(200);
  const rows: readonly Record<string, unknown>[] = await answer.json();
  return rows;
};

const rowOf = (rows: readonly Record<string, unknown>[], id: number) => rows.find((row) => row.id === id);

test.each([
  ['/mc/countries', 245],
  ['/mc/nationalities', 2],
  ['/mc/cities', 81],
  ['/mc/cities/6/districts', 26],
  ['/mc/blood-types', 8],
  ['/mc/professions', 28],
  ['/mc/educations', 8],
  ['/mc/tax-administrations', 81],
  ['/mc/announcements', 2],
  ['/mc/neighbourhoods/600', 4],
  ['/tms/items', 9],
  ['/tms/special-service-request', 6],
  ['/tms/stations', 568],
  ['/tms/station-pairs-INTERNET', 568],
  ['/tms/cabin-classes', 8],
  ['/tms/booking-classes', 8],
])('[C-02] %s gives %i rows, each with an id of its own', async (path, count) => {
  const rows = await listed(path);
  expect(rows).toHaveLength(count);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(count);
});

test('[F-13] [C-02] a cabin class has the booking class it is sold in and what is had beside the ride', async () => {
  const [rows, persian] = [
    await listed('/tms/cabin-classes'),
    await listed('/datas/cabin-classes.json', 'fa'),
  ];
  const economy = rowOf(rows, 2);
  expect(economy?.bookingClassModels).toEqual([
    {
      id: 1,
      code: 'B',
      name: 'EKONOMİ STANDART',
      cabinClass: {
        id: 2,
        code: null,
        name: null,
        additionalServices: null,
        bookingClassModels: null,
        showAvailabilityOnQuery: false,
      },
      fareFamily: { id: 1, name: 'STANDART' },
    },
  ]);
  const codesOf = (row: Record<string, unknown>) =>
    z.parse(services, row.additionalServices).map(({ code }) => code);
  expect(rows.map(codesOf)).toEqual(rows.map(() => extras.map(({ code }) => code)));
  expect(z.parse(services, economy?.additionalServices).at(-1)).toEqual({
    id: 6,
    additionalServiceTypeId: 1,
    name: tr['reference.special-service.meal.name'],
    description: tr['reference.special-service.meal.description'],
    code: 'SPML',
    active: true,
    freeForPermi: false,
    actAsGroup: false,
    basePrice: [
      {
        id: 6,
        additionalServiceId: 6,
        type: 'FARE',
        priceAmount: 150,
        priceCurrency: 'TRY',
        startDate: '2026-01-15',
        endDate: '2027-12-31',
      },
    ],
    pricingPeriods: null,
  });
  expect(z.parse(services, rowOf(persian, 2)?.additionalServices).at(-1)?.name).toBe(
    fa['reference.special-service.meal.name'],
  );
});

test('[C-02] every district belongs to a province, and its neighbourhoods to it', async () => {
  const districts = await listed('/mc/districts');
  const cities = new Set((await listed('/mc/cities')).map(({ id }) => id));
  expect(districts.filter(({ cityId }) => !cities.has(cityId))).toEqual([]);
  expect(await listed(`/mc/neighbourhoods/${Number(districts[0]?.id)}`)).toEqual(
    ['CUMHURİYET', 'İSTASYON', 'MERKEZ', 'YENİ'].map((name, at) => ({
      id: Number(districts[0]?.id) * 10 + at,
      name,
      districtId: districts[0]?.id,
    })),
  );
});

test.each([
  '/mc/cities/82/districts',
  '/mc/cities/x/districts',
  '/mc/neighbourhoods/1',
  '/mc/neighbourhoods/-1',
])('[C-02] %s is not there and says so', async (path) => {
  const answer = await shop.ask(path);
  expect([answer.status, (await answer.json()).type]).toEqual([400, 'place-unknown']);
});

test.each([
  ['tr', 'Türkiye', 'Öğretmen', 'Engelsiz tuvalet'],
  ['en', 'Türkiye', 'Teacher', 'Accessible toilet'],
  ['fa', 'ترکیه', 'معلم', 'سرویس بهداشتی ویژهٔ معلولان'],
])('[C-02] what people read is told in %s', async (language, country, profession, item) => {
  const lists = [
    await listed('/mc/countries', language),
    await listed('/mc/professions', language),
    await listed('/tms/items', language),
  ];
  expect(lists.map((rows, at) => rowOf(rows, [1, 23, 3][at] ?? 0)?.name)).toEqual([
    country,
    profession,
    item,
  ]);
});

test('[C-02] a station is told as the operator tells it, and is found by the filters clients use', async () => {
  const rows = await listed('/datas/stations.json?environment=dev&userId=1');
  const station = rowOf(rows, 93) ?? {};
  expect(
    ['stationNumber', 'name', 'cityId', 'latitude', 'longitude', 'showOnQuery', 'active'].map(
      (key) => station[key],
    ),
  ).toEqual(['2435', 'ESKİŞEHİR', 26, 39.77889, 30.50083, true, true]);
  expect(rows.filter(({ showOnQuery, active }) => showOnQuery && active)).toHaveLength(475);
});

test('[C-02] station pairs carry the province, its clock, the kinds of train and all that may be reached', async () => {
  const rows = await listed('/datas/station-pairs-INTERNET.json?environment=prod&userId=7');
  const { pairs, district, ...ankara } = rowOf(rows, 98) ?? {};
  expect(Array.isArray(pairs) && [48, 93, 98, 532, 796, 1325].map((id) => pairs.includes(id))).toEqual([
    true,
    true,
    false,
    true,
    true,
    true,
  ]);
  expect(district).toEqual({
    id: 600,
    name: 'MERKEZ',
    city: {
      id: 6,
      name: 'ANKARA',
      country: { id: 1, name: 'Türkiye', code: 'TR' },
      latitude: 39.9334,
      longitude: 32.8597,
      timezone: 'Europe/Istanbul',
    },
    latitude: 39.9334,
    longitude: 32.8597,
  });
  expect(ankara).toEqual({
    id: 98,
    unitId: 98,
    areaCode: 6,
    name: 'ANKARA GAR',
    stationCode: '2503',
    stationStatus: { id: 7, name: null, detail: null },
    stationType: { id: 2, name: null, detail: null },
    passengerDrop: true,
    ticketSaleActive: true,
    longitude: 32.84302,
    latitude: 39.93542,
    altitude: 0,
    international: false,
    domestic: true,
    salesChannels: null,
    stationTrainTypes: ['YHT', 'AH', 'BOLGESEL', 'TURISTIK_TREN'],
    IATACode: null,
  });
});

test('[K-06] classes carry the names and numbers of the wire', async () => {
  const rows = await listed('/datas/booking-classes.json');
  expect(rows.map(({ id, code, name, cabinClass }) => [id, code, name, Object(cabinClass).code])).toEqual([
    [7, 'G', 'YATAKLI STANDART', 'B'],
    [22, 'K', 'LOCA STANDART', 'L'],
    [1, 'B', 'EKONOMİ STANDART', 'Y1'],
    [4, 'E', 'BUSİNESS STANDART', 'C'],
    [13, 'H', 'ÖRTÜLÜ KUŞET STANDART', 'D'],
    [23, 'X', 'ENGELLİ STANDART', 'DSB'],
    [24, 'N', 'NUMARASIZ STANDART', 'N'],
    [25, 'O', 'OTOBÜS STANDART', 'OS'],
  ]);
});

test.each(['stations', 'station-pairs-INTERNET', 'booking-classes'])(
  '[C-02] %s is one text at each of its addresses, kept by readers and open to other origins',
  async (name) => {
    const origin = { origin: 'https://reader.example' };
    const answers = await Promise.all(
      [`/datas/${name}.json?userId=1`, `/cdn/datas/${name}.json`, `/tms/${name}`].map((path) =>
        shop.ask(path, { headers: origin }),
      ),
    );
    const texts = await Promise.all(answers.map((answer) => answer.text()));
    expect(new Set(texts).size).toBe(1);
    expect(answers.map(({ headers }) => headers.get('cache-control'))).toEqual(
      answers.map(() => 'public, max-age=300'),
    );
    expect(answers.map(({ headers }) => headers.get('access-control-allow-origin'))).toEqual(
      answers.map(() => 'https://reader.example'),
    );
    const etag = answers[0]?.headers.get('etag') ?? '';
    const again = await shop.ask(`/datas/${name}.json`, { headers: { 'if-none-match': etag } });
    expect([again.status, await again.text()]).toEqual([304, '']);
  },
);
