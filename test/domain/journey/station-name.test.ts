import { expect, test } from 'vitest';
import { plainNameOf } from '#domain/journey/station-name.ts';
import { stationNameIn } from '#domain/journey/station-name-in.ts';
import { stationNamed } from '#domain/journey/station-search.ts';
import { persianNameOf } from '#domain/person/persian-name.ts';
import { seedBook, seedStations } from '../../support/search-stations.ts';

test.each([
  ['İSTANBUL(SÖĞÜTLÜÇEŞME)', 'İstanbul (Söğütlüçeşme)'],
  ['ISPARTAKULE', 'Ispartakule'],
  ['ANKARA GAR', 'Ankara Gar'],
  ['SELÇUKLU YHT (KONYA)', 'Selçuklu YHT (Konya)'],
  ['KIRKİKİEVLER HT', 'Kırkikievler HT'],
  ['AFYON A.ÇETİNKAYA', 'Afyon A. Çetinkaya'],
  ['BAYINDIR MYO', 'Bayındır MYO'],
  ['TOKI DURAĞI', 'Toki Durağı'],
  ['KM. 251+485', 'Km. 251+485'],
  ['Kelebek', 'Kelebek'],
  ['', ''],
])('the name %j is read as %j', (name, plain) => {
  expect(plainNameOf(name)).toBe(plain);
});

test('every province with a station has its Persian name', () => {
  const cities = [...new Set(seedStations.map(({ city }) => city))];
  expect(cities.length).toBeGreaterThan(45);
  expect(cities.filter((city) => !/^[\u0600-\u06ff\u200c ]+$/u.test(persianNameOf(city) ?? ''))).toEqual([]);
});

test('what lies abroad has none', () => {
  expect(persianNameOf('')).toBeNull();
});

test('where fast and main-line trains call most, a station has a Persian name', () => {
  const busy = seedStations.slice(0, 60).map((station) => stationNameIn(station, 'fa'));
  expect(busy.filter((name) => !/\p{Script=Arabic}/u.test(name))).toEqual([]);
});

test('what a station is called in Persian leads to it', () => {
  const lost = seedStations.filter((station) => {
    const name = stationNameIn(station, 'fa');
    return stationNamed(seedBook.index, name)?.id !== station.id;
  });
  expect(lost.map((station) => stationNameIn(station, 'fa'))).toEqual([]);
});
