import { describe, expect, test } from 'vitest';
import { stationNamed, stationsLike } from '#domain/journey/station-search.ts';
import { parseTripDraft, tripLimitsOf } from '#domain/journey/trip-input.ts';
import { tripProblems } from '#domain/journey/trip-rules.ts';
import { cityEndOf, cityOfEnd, wholeCitiesOf } from '#domain/journey/whole-city.ts';
import { seedBook, seedStations } from '../../support/search-stations.ts';

const istanbul = cityEndOf(34);
const [pendik, ankara, çatalca] = [48, 98, 995];

test('of the whole network İstanbul alone is a city whose stations are told apart behind its name', () => {
  const cities = wholeCitiesOf(
    seedStations,
    (city) => seedStations.find(({ cityId }) => cityId === city)?.city ?? '',
  );
  expect([...cities]).toEqual([[istanbul, [48, 1325, 1323, 992, 1328]]]);
});

test('a station that bears the name alone stands for its city', () => {
  const named = [
    { id: 1, name: 'SİVAS', cityId: 58 },
    { id: 2, name: 'SİVAS(ADATEPE)', cityId: 58 },
    { id: 3, name: 'SİVAS (DOĞU)', cityId: 58 },
  ];
  expect([...wholeCitiesOf(named, () => 'SİVAS')]).toEqual([]);
  expect([...wholeCitiesOf(named.slice(1), () => 'SİVAS')]).toEqual([[cityEndOf(58), [2, 3]]]);
});

test('no station has the number of a city', () => {
  expect([cityOfEnd(pendik), cityOfEnd(1_000_000), cityOfEnd(istanbul)]).toEqual([null, null, 34]);
});

describe('[R-01] a city as a whole', () => {
  test.each(['istanbul', 'İSTANBUL', 'استانبول', 'Constantinople'])('is what %s means', (entered) => {
    expect(stationNamed(seedBook.index, entered)?.id).toBe(istanbul);
    expect(
      stationsLike(seedBook.index, entered)
        .slice(0, 2)
        .map(({ station }) => station.id),
    ).toEqual([istanbul, pendik]);
  });

  test('is called by its name in the language of the reader', () => {
    expect((['tr', 'en', 'fa'] as const).map((language) => seedBook.nameOf(istanbul, language))).toEqual([
      'İstanbul',
      'İstanbul',
      'استانبول',
    ]);
  });

  test('is sold to and from wherever one of its stations is, but not within itself', () => {
    expect(seedBook.reachedFrom(ankara).has(istanbul)).toBe(true);
    expect(seedBook.leadingTo(ankara).has(istanbul)).toBe(true);
    expect(seedBook.reachedFrom(istanbul).has(ankara)).toBe(true);
    expect(seedBook.reachedFrom(istanbul).has(pendik)).toBe(false);
    expect(seedBook.reachedFrom(pendik).has(istanbul)).toBe(false);
    expect(seedBook.reachedFrom(çatalca).has(ankara)).toBe(false);
  });

  test('is read out of an address and stands the rules of a search', () => {
    const query = new URLSearchParams({ kalkis: String(istanbul), varis: '98', gidis: '21.12.2026' });
    const draft = parseTripDraft(query, seedBook);
    expect(draft.from).toBe(istanbul);
    expect(tripProblems(draft, tripLimitsOf(seedBook, '2026-12-20'))).toEqual([]);
  });
});
