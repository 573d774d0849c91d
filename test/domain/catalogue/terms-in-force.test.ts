import { describe, expect, test } from 'vitest';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import type { CatalogueKind } from '#domain/catalogue/catalogue-kind.ts';
import { type PackageProduct, packageProducts } from '#domain/catalogue/package-product.ts';
import { noRules } from '#domain/catalogue/package-rules.ts';
import { ordinaryTerms } from '#domain/catalogue/sale-terms.ts';
import { type PublishedHistory, termsInForce } from '#domain/catalogue/terms-in-force.ts';
import { type Tariff, tariffs } from '#domain/fare/tariffs.ts';

const day = '2026-12-01';
const youth: Tariff = {
  id: 2,
  code: 'youth',
  fromMonths: 156,
  underMonths: 324,
  isForCitizensOnly: false,
  occupies: 'seat',
  discount: 150,
};

const entry = (
  kind: CatalogueKind,
  fields: CatalogueFields | null,
  from = '2026-11-01',
  id = 1,
): PublishedHistory => ({ id, kind, published: [{ fields, from }] });

const internet = (maxPax: number): CatalogueFields => ({ code: 'INTERNET', name: 'İnternet', maxPax });
const flex = (surcharge: number): CatalogueFields => ({ code: 'FLEX', name: 'Esnek', surcharge });

const typeOf = ({ code, fromMonths, underMonths, isForCitizensOnly, discount, occupies }: Tariff) => ({
  code,
  name: code,
  fromMonths,
  underMonths,
  citizens: isForCitizensOnly ? 'citizens' : 'everybody',
  discount,
  occupies,
});

const thirtyDays: PackageProduct = {
  id: 1,
  code: 'YHT-30-GUN',
  kind: 'subscription',
  name: 'YHT 30 Gün',
  counts: 'DAY',
  holds: 30,
  days: 30,
  roundTrips: 30,
  trainTypes: ['YHT'],
  cabinClasses: ['Y1'],
  family: 'STANDART',
  price: 540_000,
  rules: noRules,
};

const productOf = ({ code, name, price, days, holds, cabinClasses }: PackageProduct) => ({
  code,
  name,
  price,
  days,
  trips: holds,
  cabinClasses,
});

describe('what was published says on what terms is sold', () => {
  test('a catalogue that has said nothing leaves the rules of the shop', () => {
    expect(termsInForce([], day)).toEqual(ordinaryTerms);
  });

  test('entries that say what the shop’s own rules say change nothing', () => {
    const published = [
      entry('sales-channel', internet(11)),
      entry('fare-families', { code: 'STANDART', name: 'Standart', surcharge: 0 }),
      entry('fare-families', flex(200), '2026-11-01', 2),
      ...tariffs.map((tariff, id) => entry('passenger-types', typeOf(tariff), '2026-11-01', id)),
      ...packageProducts.map((product) =>
        entry('subscriptions', productOf(product), '2026-11-01', product.id),
      ),
    ];
    expect(termsInForce(published, day)).toEqual(ordinaryTerms);
  });

  test('a version whose day has not come leaves the one before it in force until that day', () => {
    const channel: PublishedHistory = {
      id: 1,
      kind: 'sales-channel',
      published: [
        { fields: internet(9), from: '2026-11-01' },
        { fields: internet(4), from: '2026-12-02' },
      ],
    };
    const most = (on: string) => termsInForce([channel], on).mostPassengers;
    expect([most('2026-10-31'), most(day), most('2026-12-02'), most('2027-01-01')]).toEqual([11, 9, 4, 4]);
  });

  test('[S-14] the channel says which share may be reserved; where it says nothing it is three tenths', () => {
    const channels = [
      { ...internet(9), reservedShare: 0 },
      { ...internet(9), reservedShare: 125 },
      internet(9),
      { code: 'GISE', name: 'Gişe', maxPax: 2, reservedShare: 1 },
    ];
    const shares = channels.map(
      (fields) => termsInForce([entry('sales-channel', fields)], day).reservedShare,
    );
    expect(shares).toEqual([0, 125, 300, 300]);
  });

  test('a family that was deleted is not sold, and another channel limits nobody here', () => {
    const terms = termsInForce(
      [
        entry('fare-families', { code: 'STANDART', name: 'Standart', surcharge: 0 }),
        {
          id: 2,
          kind: 'fare-families',
          published: [
            { fields: flex(200), from: '2026-11-01' },
            { fields: null, from: day },
          ],
        },
        entry('sales-channel', { code: 'GISE', name: 'Gişe', maxPax: 2 }),
      ],
      day,
    );
    expect([[...terms.surcharges], terms.mostPassengers]).toEqual([[['STANDART', 0]], 11]);
  });

  test('a passenger type has the ages and the discount it was published with, and a strange one is not sold', () => {
    const { tariffs: sold } = termsInForce(
      [
        entry('passenger-types', { ...typeOf(youth), discount: 300, underMonths: 312 }),
        entry('passenger-types', { code: 'pilot', name: 'Pilot', discount: 900 }, '2026-11-01', 2),
      ],
      day,
    );
    const meant = { ...youth, discount: 300, underMonths: 312 };
    expect(sold).toEqual(tariffs.map((tariff) => (tariff.code === 'youth' ? meant : tariff)));
  });

  test.each([
    [['WCHR'], ['WCHR']],
    [[], []],
    [null, []],
  ])(
    'a class that is published with the extras %j is sold with them and no others',
    (additionalServices, sold) => {
      const { cabinClasses } = termsInForce(
        [entry('cabin-classes', { code: 'Y1', name: 'EKONOMİ', additionalServices })],
        day,
      );
      expect([cabinClasses.get('Y1'), cabinClasses.get('C')]).toEqual([sold, null]);
    },
  );

  test('a subscription is sold within its days only, and a new one has a number of its own', () => {
    const winter = { code: 'KIS', name: 'Kış', price: 100_000, days: 10, trips: 7, cabinClasses: ['Y1'] };
    const sold = (fields: CatalogueFields) =>
      termsInForce([entry('subscriptions', fields, '2026-11-01', 40)], day).packages;
    expect(sold({ ...winter, saleFrom: '2026-12-02' })).toEqual(packageProducts);
    expect(sold({ ...winter, saleUntil: '2026-11-30' })).toEqual(packageProducts);
    expect(sold({ ...winter, saleFrom: day, saleUntil: day })).toEqual([
      ...packageProducts,
      {
        id: 1040,
        code: 'KIS',
        kind: 'subscription',
        name: 'Kış',
        counts: 'DAY',
        holds: 7,
        days: 10,
        roundTrips: 4,
        trainTypes: ['YHT'],
        cabinClasses: ['Y1'],
        family: 'STANDART',
        price: 100_000,
        rules: noRules,
      },
    ]);
  });

  test('[F-06] it is not sold where it is not enabled; through which channels it is sold is told', () => {
    const card = productOf(thirtyDays);
    const sold = (fields: CatalogueFields) =>
      termsInForce([entry('subscriptions', { ...card, ...fields })], day).packages.map(({ id, rules }) => [
        id,
        ...rules.channels,
      ]);
    expect([
      sold({ enabled: 'no' }),
      sold({ enabled: 'yes' }),
      sold({ purchaseSalesChannelIds: ['2', '3'] }),
      sold({ enabled: null, purchaseSalesChannelIds: null }),
    ]).toEqual([
      [[2], [3]],
      [[1], [2], [3]],
      [[1, '2', '3'], [2], [3]],
      [[1], [2], [3]],
    ]);
  });

  test('[F-06] what is counted, the trains and for whom it is are as they were published', () => {
    const published = {
      type: 'BOARDING_COUNT',
      trainTypes: ['BOLGESEL', 'AH'],
      ageLimit: 26,
      fromStationId: 98,
      toStationId: 1325,
      allowIntermediateStations: 'no',
      distanceLimit: 300,
      validDaysOfWeek: ['SUNDAY', 'MONDAY'],
    };
    const [sold] = termsInForce(
      [entry('subscriptions', { ...productOf(thirtyDays), ...published })],
      day,
    ).packages;
    expect(sold).toEqual({
      ...thirtyDays,
      counts: 'BOARDING',
      trainTypes: ['AH', 'BOLGESEL'],
      rules: {
        oldest: 26,
        from: 98,
        to: 1325,
        between: 'both-ends-only',
        farthest: 300,
        weekdays: ['MONDAY', 'SUNDAY'],
        channels: [],
      },
    });
  });
});
