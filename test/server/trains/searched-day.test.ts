import { describe, expect, test } from 'vitest';
import {
  ankara,
  eskisehir,
  istanbul,
  konya,
  longBefore,
  mondayNumber,
  morning,
  night,
  nowhere,
  takenIn,
} from '#test/support/railway/trial-railway.ts';
import { monday, searched, sought, writtenAvailability } from '../../support/railway/written-availability.ts';

const full = takenIn(morning, mondayNumber, [0, 3]);

describe('[C-06] a day that is searched', () => {
  test('the first stop of a run has a large negative stay, and a night train names the day it began', () => {
    const { answer } = writtenAvailability([sought(ankara, istanbul)]);
    const trains = (answer.trainLegs[0]?.trainAvailabilities ?? []).map(({ trains: [train], dayChanged }) => [
      train?.trainNumber,
      train?.segments[0]?.stopDuration,
      train?.skipsDay,
      dayChanged,
    ]);
    expect(trains).toEqual([
      ['81001-07122026', 360 - 1440, false, false],
      ['81003-07122026', 720 - 1440, false, false],
      ['22001-07122026', 1320 - 1440, true, true],
    ]);
  });

  test('a night train found after midnight still carries the date of its origin', () => {
    const { answer } = writtenAvailability([sought(eskisehir, istanbul)]);
    expect(answer.trainLegs[0]?.trainAvailabilities.map(({ trains }) => trains[0]?.trainNumber)).toEqual([
      '22001-06122026',
      '81001-07122026',
      '81003-07122026',
    ]);
  });

  test('a sold-out train is still listed, without a price', () => {
    const [journey] =
      writtenAvailability([sought(ankara, istanbul)], full).answer.trainLegs[0]?.trainAvailabilities ?? [];
    const [train] = journey?.trains ?? [];
    expect([journey?.minPrice, train?.minPrice.priceAmount, train?.onSale]).toEqual([0, 0, true]);
    expect(train?.cabinClassAvailabilities).toEqual([]);
    expect(
      train?.availableFareInfo[0]?.cabinClasses.map(
        ({ availabilityCount, minPrice, minPriceCurrency, bookingClassAvailabilities: [booking] }) => [
          availabilityCount,
          minPrice,
          minPriceCurrency,
          booking?.price,
          booking?.availability,
        ],
      ),
    ).toEqual([
      [0, null, null, 975, 0],
      [0, null, null, 650, 0],
      [0, null, null, 650, 0],
    ]);
  });

  test('a bed costs its ride and its service', () => {
    const { answer } = writtenAvailability([sought(ankara, istanbul)]);
    const train = answer.trainLegs[0]?.trainAvailabilities[2]?.trains[0];
    const [bed] = train?.cars[1]?.availabilities ?? [];
    expect(bed?.additionalServices?.map((paid) => [paid.additionalService.name, paid.priceAmount])).toEqual([
      ['YATAK', 2010],
    ]);
    const [pricing] = bed?.pricingList ?? [];
    expect([
      pricing?.fareBasis.price.priceAmount,
      pricing?.crudePrice.priceAmount,
      pricing?.baseTransportationCost.priceAmount,
    ]).toEqual([1265, 3275, 1265]);
  });

  test('a change of trains is a connection of two trains, each with its own stations and the sum of their prices', () => {
    const { answer } = writtenAvailability([sought(konya, istanbul)]);
    const journeys = answer.trainLegs[0]?.trainAvailabilities ?? [];
    expect(
      journeys.map(({ trains, connection, minPrice }) => [
        trains.map(({ number, departureStationId, arrivalStationId }) => [
          number,
          departureStationId,
          arrivalStationId,
        ]),
        connection,
        minPrice,
      ]),
    ).toEqual([
      [
        [
          ['81301', konya, eskisehir],
          ['81003', eskisehir, istanbul],
        ],
        true,
        250 + 425,
      ],
    ]);
  });

  test('a train that is full in pieces is told once as it is and once with a change of seats', () => {
    const taken = [
      ...takenIn(morning, mondayNumber, [0, 1], (seat) => !seat.startsWith('1')),
      ...takenIn(morning, mondayNumber, [1, 3], (seat) => seat.startsWith('1')),
    ];
    const { answer } = writtenAvailability([sought(ankara, istanbul)], taken);
    expect(
      answer.trainLegs[0]?.trainAvailabilities.map(({ trains, connection }) => [
        connection,
        trains.map(({ number, departureStationId, arrivalStationId, cabinClassAvailabilities }) => [
          number,
          departureStationId,
          arrivalStationId,
          cabinClassAvailabilities.map(({ cabinClass, availabilityCount }) => [
            cabinClass.code,
            availabilityCount,
          ]),
        ]),
      ]),
    ).toEqual([
      [false, [['81001', ankara, istanbul, []]]],
      [
        true,
        [
          [
            '81001',
            ankara,
            eskisehir,
            [
              ['C', 4],
              ['Y1', 11],
              ['DSB', 1],
            ],
          ],
          [
            '81001',
            eskisehir,
            istanbul,
            [
              ['C', 8],
              ['Y1', 9],
              ['DSB', 1],
            ],
          ],
        ],
      ],
      [
        false,
        [
          [
            '81003',
            ankara,
            istanbul,
            [
              ['C', 12],
              ['Y1', 20],
              ['DSB', 2],
            ],
          ],
        ],
      ],
      [
        false,
        [
          [
            '22001',
            ankara,
            istanbul,
            [
              ['Y1', 20],
              ['DSB', 2],
              ['B', 20],
            ],
          ],
        ],
      ],
    ]);
  });

  test('there and back are two legs, and a way without a train is empty beside one that has some', () => {
    const { answer } = writtenAvailability([sought(ankara, istanbul), sought(istanbul, ankara)]);
    expect([answer.legCount, answer.trainLegs.map(({ resultCount }) => resultCount)]).toEqual([2, [3, 0]]);
  });

  test('a train whose sale has not opened is listed, not on sale, with nothing free', () => {
    const friday = monday + 4 * 86_400_000;
    const now = friday - 40 * 86_400_000;
    const { answer } = writtenAvailability([sought(ankara, istanbul, { begin: friday })], [], now);
    const touristic = answer.trainLegs[0]?.trainAvailabilities.find(
      ({ trains }) => trains[0]?.type === 'TURISTIK_TREN',
    )?.trains[0];
    expect([touristic?.onSale, touristic?.cabinClassAvailabilities]).toEqual([false, []]);
  });

  test('types on the black list are left out', () => {
    const friday = monday + 4 * 86_400_000;
    const numbers = (without: readonly string[]) =>
      writtenAvailability([
        sought(ankara, istanbul, { begin: friday, without: new Set(without) }),
      ]).answer.trainLegs[0]?.trainAvailabilities.map(({ trains }) => trains[0]?.number);
    expect(numbers([])).toEqual(['81001', '81003', '11502', '22001']);
    expect(numbers(['TURISTIK_TREN'])).toEqual(['81001', '81003', '22001']);
    expect(numbers(['TURISTIK_TREN', 'YHT', 'YHT'])).toEqual(['22001']);
  });

  test('a train that has left is not listed', () => {
    const now = monday + 400 * 60_000;
    expect(
      writtenAvailability([sought(ankara, istanbul)], [], now).answer.trainLegs[0]?.trainAvailabilities.map(
        ({ trains }) => trains[0]?.number,
      ),
    ).toEqual(['81003', '22001']);
  });

  test.each([
    ['no-train-found', sought(istanbul, konya)],
    ['no-train-found', sought(ankara, nowhere)],
    ['station-unknown', sought(ankara, 77)],
    ['stations-alike', sought(ankara, ankara)],
    ['day-not-on-sale', sought(ankara, istanbul, { begin: longBefore - 2 * 86_400_000 })],
    ['day-not-on-sale', sought(ankara, istanbul, { begin: longBefore + 90 * 86_400_000 })],
  ])('[E-06] is refused as %s', (refusal, way) => {
    expect(searched([way])).toEqual({ ok: false, refusal, message: null });
  });

  test('the night train over midnight is free where nobody sits', () => {
    const taken = takenIn(night, mondayNumber, [0, 1]);
    const { answer } = writtenAvailability(
      [sought(eskisehir, istanbul, { begin: monday + 86_400_000 })],
      taken,
    );
    expect(
      answer.trainLegs[0]?.trainAvailabilities[0]?.trains[0]?.cabinClassAvailabilities.map(
        ({ availabilityCount }) => availabilityCount,
      ),
    ).toEqual([20, 2, 20]);
  });
});
