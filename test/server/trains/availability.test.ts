import { describe, expect, test } from 'vitest';
import { safeEncode } from 'zod/mini';
import { availabilityAnswer } from '#contract/journeys/train-availability.ts';
import { runIdOf } from '#domain/values/run-id.ts';
import { availabilityShape } from '#test/support/railway/availability-shape.ts';
import { misshapen, readShaped } from '#test/support/railway/shape.ts';
import {
  ankara,
  coachOn,
  eskisehir,
  istanbul,
  konya,
  mondayNumber,
  morning,
  noon,
  takenIn,
} from '#test/support/railway/trial-railway.ts';
import { monday, sought, writtenAvailability } from '../../support/railway/written-availability.ts';

const full = takenIn(morning, mondayNumber, [0, 3]);

describe('[C-06] the answer of availability', () => {
  test.each([
    ['free', []],
    ['sold out', [...full, ...takenIn(noon, mondayNumber, [0, 3])]],
    ['full in the middle', takenIn(noon, mondayNumber, [1, 2])],
  ])('[F-03] has the shape public clients read when trains are %s', (_, taken) => {
    const { text } = writtenAvailability([sought(ankara, istanbul), sought(konya, istanbul)], taken);
    expect(misshapen(readShaped(text), availabilityShape)).toEqual([]);
  });

  test('the text says what its schema would write', () => {
    const { text, answer } = writtenAvailability([sought(ankara, istanbul), sought(konya, istanbul)], full);
    const written = safeEncode(availabilityAnswer, answer);
    expect(written.success && written.data).toEqual(JSON.parse(text));
  });

  test('tells a train with its segments, coaches, fares and whole run', () => {
    const [journey] =
      writtenAvailability([sought(eskisehir, istanbul, { begin: monday + 5 * 3_600_000 })]).answer
        .trainLegs[0]?.trainAvailabilities ?? [];
    const [train] = journey?.trains ?? [];
    const runId = runIdOf(morning.index, mondayNumber);
    expect({ ...journey, trains: journey?.trains.length }).toEqual({
      trains: 1,
      totalTripTime: 165 * 60_000,
      minPrice: 425,
      connection: false,
      dayChanged: false,
    });
    const {
      segments = [],
      cars = [],
      availableFareInfo: fares = [],
      cabinClassAvailabilities = [],
      ...rest
    } = train ?? {};
    expect(rest).toEqual({
      id: runId,
      number: '81001',
      name: '81001 ANKARA - İSTANBUL',
      commercialName: 'DENEME',
      type: 'YHT',
      line: null,
      reversed: false,
      scheduleId: 301,
      departureStationId: eskisehir,
      arrivalStationId: istanbul,
      minPrice: {
        type: null,
        priceAmount: 425,
        priceCurrency: 'TRY',
        originalAmount: 0,
        originalCurrency: null,
        exchangeRate: 0,
      },
      reservationLockTime: 1440,
      reservable: true,
      bookingClassCapacities: [
        { id: runId * 16, trainId: runId, bookingClassId: 4, capacity: 12 },
        { id: runId * 16 + 1, trainId: runId, bookingClassId: 1, capacity: 20 },
        { id: runId * 16 + 2, trainId: runId, bookingClassId: 23, capacity: 2 },
      ],
      trainSegments: [
        [ankara, eskisehir, 360, 450],
        [eskisehir, 1135, 455, 545],
        [1135, istanbul, 547, 620],
      ].map(([from = 0, to = 0, departs = 0, arrives = 0]) => ({
        departureStationId: from,
        arrivalStationId: to,
        departureTime: monday + departs * 60_000,
        arrivalTime: monday + arrives * 60_000,
      })),
      totalDistance: 425,
      onSale: true,
      trainDate: Date.UTC(2026, 11, 7),
      trainNumber: '81001-07122026',
      skipsDay: false,
    });
    expect(
      segments.map(({ departureTime, arrivalTime, duration, stopDuration, distance, segment }) => [
        departureTime,
        arrivalTime,
        duration,
        stopDuration,
        distance,
        segment.name,
        segment.departureStation.id,
        segment.arrivalStation.id,
      ]),
    ).toEqual([
      [monday + 455 * 60_000, monday + 545 * 60_000, 90, 5, 237.5, 'ESKİŞEHİR-İZMİT YHT', eskisehir, 1135],
      [
        monday + 547 * 60_000,
        monday + 620 * 60_000,
        73,
        2,
        187.5,
        'İZMİT YHT-İSTANBUL(SÖĞÜTLÜÇEŞME)',
        1135,
        istanbul,
      ],
    ]);
    expect(
      cars.map(({ id, name, availabilities }) => [
        id,
        name,
        availabilities.map(({ trainCarId, cabinClass, availability, pricingList, additionalServices }) => [
          trainCarId,
          cabinClass?.code ?? null,
          availability,
          pricingList.map(({ bookingClass, fareBasis, basePrice, crudePrice }) => [
            bookingClass.name,
            fareBasis.factor,
            fareBasis.price.priceAmount,
            basePrice.priceAmount,
            crudePrice.priceAmount,
          ]),
          additionalServices,
        ]),
      ]),
    ).toEqual([
      [
        coachOn(morning, mondayNumber, 0),
        '1',
        [[coachOn(morning, mondayNumber, 0), 'C', 12, [['BUSİNESS STANDART', 1.5, 638, 425, 638]], []]],
      ],
      [
        coachOn(morning, mondayNumber, 1),
        '2',
        [
          [coachOn(morning, mondayNumber, 1), 'Y1', 20, [['EKONOMİ STANDART', 1, 425, 425, 425]], []],
          [coachOn(morning, mondayNumber, 1), 'DSB', 2, [['ENGELLİ STANDART', 1, 425, 425, 425]], []],
        ],
      ],
      [coachOn(morning, mondayNumber, 2), '3', [[coachOn(morning, mondayNumber, 2), null, 0, [], null]]],
    ]);
    expect(
      fares.map(({ fareFamily, cabinClasses }) => [
        fareFamily,
        cabinClasses.map(({ cabinClass, availabilityCount, minPrice, minPriceCurrency }) => [
          cabinClass.name,
          availabilityCount,
          minPrice,
          minPriceCurrency,
        ]),
      ]),
    ).toEqual([
      [
        { id: 1, name: 'STANDART' },
        [
          ['BUSİNESS', 12, 638, 'TRY'],
          ['EKONOMİ', 20, 425, 'TRY'],
          ['TEKERLEKLİ SANDALYE', 2, 425, 'TRY'],
        ],
      ],
    ]);
    expect(
      cabinClassAvailabilities.map(({ cabinClass, availabilityCount }) => [cabinClass.id, availabilityCount]),
    ).toEqual([
      [1, 12],
      [2, 20],
      [12, 2],
    ]);
  });
});
