import { describe, expect, test } from 'vitest';
import type { CatalogueFields } from '#domain/catalogue/catalogue-entry.ts';
import { catalogueDefaults, catalogueFields } from '#domain/catalogue/catalogue-fields.ts';
import { catalogueKindNamed, catalogueKinds } from '#domain/catalogue/catalogue-kind.ts';
import { catalogueProblems } from '#domain/catalogue/catalogue-problems.ts';

const sleeper: CatalogueFields = {
  code: 'B',
  name: 'YATAKLI',
  bookingClassModels: [{ code: 'B1', name: 'Yataklı', share: 1000 }],
  additionalServices: ['SPML'],
};

const month: CatalogueFields = {
  code: 'AY',
  name: 'Aylık',
  price: 120_000,
  days: 30,
  trips: 60,
  cabinClasses: ['Y1', 'C'],
};

const judged: CatalogueFields = {
  type: 'BOARDING_COUNT',
  trainTypes: ['YHT', 'AH'],
  enabled: 'no',
  purchaseSalesChannelIds: ['3'],
  ageLimit: 26,
  fromStationId: 98,
  toStationId: 1325,
  allowIntermediateStations: 'no',
  distanceLimit: 300,
  validDaysOfWeek: ['MONDAY'],
  weeklyTicketLimit: 10,
  ticketLimitPerDayPerDirection: 1,
  salesChannelIds: ['2'],
  freeAdditionalServiceIds: ['SPML'],
  discountRates: [{ passengerType: 'youth', discount: 100 }],
};

const coach: CatalogueFields = { code: 'YHT', name: 'Hızlı', cabinClasses: ['Y1'], plan: ['1A 1B', '2A 2B'] };

describe('[C-11] the kinds of the catalogue', () => {
  test('a kind is known by its path, and no other path is one', () => {
    expect(catalogueKinds.map(catalogueKindNamed)).toEqual(catalogueKinds);
    expect(catalogueKindNamed('stations')).toBeNull();
  });

  test('[F-06] a new subscription counts days, is on sale and is good between its stations', () => {
    expect(catalogueKinds.map(catalogueDefaults)).toEqual(
      catalogueKinds.map((kind) =>
        kind === 'subscriptions'
          ? { type: 'DAY_COUNT', enabled: 'yes', allowIntermediateStations: 'yes' }
          : {},
      ),
    );
  });

  test('no kind has two fields of one name', () => {
    const names = catalogueKinds.map((kind) => catalogueFields[kind].map(({ name }) => name));
    expect(names.map((each) => new Set(each).size)).toEqual(names.map((each) => each.length));
  });
});

const isStation = (station: number) => station === 98 || station === 1325;

describe('[F-13] what is wrong with the fields of an entry', () => {
  test.each([
    ['cabin-classes', sleeper],
    ['cabin-classes', { code: 'B', name: 'YATAKLI' }],
    ['subscriptions', month],
    ['subscriptions', { ...month, saleFrom: '2026-12-01', saleUntil: null }],
    ['subscriptions', { ...month, ...judged }],
    ['seat-map', coach],
    ['sales-channel', { code: 'INTERNET', name: 'İnternet', maxPax: 50 }],
    ['sales-channel', { code: 'INTERNET', name: 'İnternet', maxPax: 50, reservedShare: 1_000 }],
    ['fare-families', { code: 'FLEX', name: 'Flex', surcharge: 0 }],
  ] as const)('nothing: %s %j', (kind, fields) => {
    expect(catalogueProblems(kind, fields)).toEqual([]);
  });

  test.each([
    ['code', undefined, 'needed'],
    ['name', '', 'needed'],
    ['name', ' \u200b ', 'needed'],
    ['code', '  ', 'needed'],
    ['name', 'x'.repeat(61), 'too-long'],
    ['name', 3, 'wrong'],
    ['price', 1.5, 'wrong'],
    ['price', '12', 'wrong'],
    ['price', -1, 'out-of-range'],
    ['days', 367, 'out-of-range'],
    ['trips', 0, 'out-of-range'],
    ['cabinClasses', [], 'needed'],
    ['cabinClasses', ['Y1', 'Y1'], 'wrong'],
    ['cabinClasses', ['first'], 'wrong'],
    ['cabinClasses', 'Y1', 'wrong'],
    ['saleFrom', '2026-02-29', 'wrong'],
    ['saleUntil', '1.12.2026', 'wrong'],
    ['type', 'WEEK_COUNT', 'wrong'],
    ['enabled', 'perhaps', 'wrong'],
    ['ageLimit', 0, 'out-of-range'],
    ['distanceLimit', '300', 'wrong'],
    ['weeklyTicketLimit', 101, 'out-of-range'],
    ['ticketLimitPerDayPerDirection', 21, 'out-of-range'],
    ['freeAdditionalServiceIds', ['TAXI'], 'wrong'],
    ['discountRates', 'youth', 'wrong'],
    ['salesChannelIds', ['4'], 'wrong'],
    ['purchaseSalesChannelIds', ['3', '3'], 'wrong'],
    ['fromStationId', 0, 'out-of-range'],
    ['toStationId', '98', 'wrong'],
    ['allowIntermediateStations', 'never', 'wrong'],
    ['trainTypes', ['TRAM'], 'wrong'],
    ['validDaysOfWeek', ['FUNDAY'], 'wrong'],
    ['colour', 'red', 'unknown'],
    ['constructor', 'x', 'unknown'],
  ] as const)('of a subscription, %s as %j is %s', (field, value, trouble) => {
    const { [field]: _, ...others } = month;
    const fields: CatalogueFields = value === undefined ? others : { ...others, [field]: value };
    expect(catalogueProblems('subscriptions', fields)).toEqual([{ field, trouble }]);
  });

  test.each([
    [{ fromStationId: 98, toStationId: 1325 }, []],
    [{ fromStationId: 999_999 }, [{ field: 'fromStationId', trouble: 'no-station' }]],
    [
      { fromStationId: 97, toStationId: 0 },
      [
        { field: 'toStationId', trouble: 'out-of-range' },
        { field: 'fromStationId', trouble: 'no-station' },
      ],
    ],
    [{ fromStationId: '98', toStationId: null }, [{ field: 'fromStationId', trouble: 'wrong' }]],
  ])('a subscription of %j, where trains stop at 98 and 1325 alone', (ends, problems) => {
    expect(catalogueProblems('subscriptions', { ...month, ...ends }, null, isStation)).toEqual(problems);
  });

  test.each([
    ['citizens', 'nobody', 'wrong'],
    ['citizens', null, 'needed'],
    ['discount', 1001, 'out-of-range'],
    ['occupies', 'roof', 'wrong'],
    ['occupies', 'lap', 'fixed'],
  ] as const)('of a passenger type, %s as %j is %s', (field, value, trouble) => {
    const child = { code: 'child', name: 'Çocuk', fromMonths: 0, underMonths: 156, discount: 500 };
    const fields = { ...child, citizens: 'everybody', occupies: 'seat', [field]: value };
    expect(catalogueProblems('passenger-types', fields)).toEqual([{ field, trouble }]);
  });

  test.each([
    [24, 24, [{ field: 'underMonths', trouble: 'not-above', other: 'fromMonths' }]],
    [24, 12, [{ field: 'underMonths', trouble: 'not-above', other: 'fromMonths' }]],
    [24, 25, []],
    [216, 0, []],
  ] as const)(
    '[F-13] from %i months and under %i somebody travels, or it is told',
    (from, under, problems) => {
      const fields = { code: 'baby', name: 'Bebek', fromMonths: from, underMonths: under, discount: 500 };
      const whole = { ...fields, citizens: 'everybody', occupies: 'seat' };
      expect(catalogueProblems('passenger-types', whole)).toEqual(problems);
    },
  );

  test.each([
    ['2026-12-02', '2026-12-01', [{ field: 'saleUntil', trouble: 'before', other: 'saleFrom' }]],
    ['2026-12-01', '2026-12-01', []],
    ['2026-12-02', null, []],
  ] as const)('[F-06] a sale from %s until %s has a day, or it is told', (saleFrom, saleUntil, problems) => {
    expect(catalogueProblems('subscriptions', { ...month, saleFrom, saleUntil })).toEqual(problems);
  });

  test('the code of what is published stays; that of a draft may change', () => {
    const renamed = { ...month, code: 'AYLIK' };
    const problems = [month, renamed, null].map((published) =>
      catalogueProblems('subscriptions', renamed, published),
    );
    expect(problems).toEqual([[{ field: 'code', trouble: 'sold-by' }], [], []]);
  });

  test.each([
    [Array.from({ length: 61 }, () => '1A'), 'out-of-range'],
    [['1'.repeat(41)], 'too-long'],
    [[{ row: 1 }], 'wrong'],
  ] as const)('a plan that no coach has is refused', (plan, trouble) => {
    expect(catalogueProblems('seat-map', { ...coach, plan })).toEqual([{ field: 'plan', trouble }]);
  });

  test('a row is told by its number and its column', () => {
    const bookingClassModels = [
      { code: 'B1', name: 'Yataklı', share: 1000 },
      { code: '', name: 'Yataklı', share: 1001, colour: 'red' },
    ];
    expect(catalogueProblems('cabin-classes', { ...sleeper, bookingClassModels })).toEqual([
      { field: 'bookingClassModels', trouble: 'needed', row: 1, column: 'code' },
      { field: 'bookingClassModels', trouble: 'out-of-range', row: 1, column: 'share' },
      { field: 'bookingClassModels', trouble: 'unknown', row: 1, column: 'colour' },
    ]);
  });

  test.each([
    ['B1', 'wrong'],
    [['B1'], 'wrong'],
    [Array.from({ length: 21 }, () => ({ code: 'B1', name: 'Yataklı', share: 1 })), 'out-of-range'],
  ] as const)(
    'a list that is none, or too long a one, is refused as a whole',
    (bookingClassModels, trouble) => {
      const fields: CatalogueFields = { ...sleeper, bookingClassModels };
      expect(catalogueProblems('cabin-classes', fields)).toEqual([{ field: 'bookingClassModels', trouble }]);
    },
  );
});
