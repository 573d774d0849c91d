import { describe, expect, test } from 'vitest';
import {
  type SearchStation,
  stationIndexOf,
  stationNamed,
  stationsLike,
} from '#domain/journey/station-search.ts';
import { isSlipOf } from '#domain/values/slip.ts';
import { seedStations } from '../../support/search-stations.ts';

const index = stationIndexOf(seedStations);

const namesLike = (input: string, among: ReadonlySet<number> | null = null) =>
  stationsLike(index, input, among).map(({ station }) => station.name);

const söğütlüçeşme = 'İSTANBUL(SÖĞÜTLÜÇEŞME)';
const istanbul = [
  'İSTANBUL(PENDİK)',
  söğütlüçeşme,
  'İSTANBUL(BOSTANCI)',
  'İSTANBUL(HALKALI)',
  'İSTANBUL(BAKIRKÖY)',
];
const airport = 'ADNANMENDERES HAVAALANI';

describe('[R-01] what is typed finds the station that is meant', () => {
  test.each([
    ['İSTANBUL', istanbul[0]],
    ['istanbul', istanbul[0]],
    ['ISTANBUL', istanbul[0]],
    ['ıstanbul', istanbul[0]],
    ['ist', istanbul[0]],
    ['IST', istanbul[0]],
    ['34', istanbul[0]],
    ['söğütlüçeşme', söğütlüçeşme],
    ['SÖĞÜTLÜÇEŞME', söğütlüçeşme],
    ['sogutlucesme', söğütlüçeşme],
    ['sogutlu cesme', söğütlüçeşme],
    ['Söğütlü-Çeşme', söğütlüçeşme],
    ['istanbul söğüt', söğütlüçeşme],
    ['kadıköy', söğütlüçeşme],
    ['KADIKOY', söğütlüçeşme],
    ['haydarpaşa', söğütlüçeşme],
    ['fenerbahce', söğütlüçeşme],
    ['pendik', 'İSTANBUL(PENDİK)'],
    ['pendik istanbul', 'İSTANBUL(PENDİK)'],
    ['sabiha gökçen', 'İSTANBUL(PENDİK)'],
    ['SAW', 'İSTANBUL(PENDİK)'],
    ['bos', 'İSTANBUL(BOSTANCI)'],
    ['halkalı', 'İSTANBUL(HALKALI)'],
    ['bakirkoy', 'İSTANBUL(BAKIRKÖY)'],
    ['استانبول', istanbul[0]],
    ['إستانبول', istanbul[0]],
    ['ank', 'ANKARA GAR'],
    ['Ankara Garı', 'ANKARA GAR'],
    ['ankara tren istasyonu', 'ANKARA GAR'],
    ['06', 'ANKARA GAR'],
    ['۰۶', 'ANKARA GAR'],
    ['آنکارا', 'ANKARA GAR'],
    ['انكارا', 'ANKARA GAR'],
    ['ایستگاه آنکارا', 'ANKARA GAR'],
    ['eryaman', 'ERYAMAN YHT'],
    ['etimesgut', 'ERYAMAN YHT'],
    ['sincan', 'SİNCAN'],
    ['polatlı yht', 'POLATLI YHT'],
    ['POLATLIYHT', 'POLATLI YHT'],
    ['esk', 'ESKİŞEHİR'],
    ['eskişehir', 'ESKİŞEHİR'],
    ['Eskisehir', 'ESKİŞEHİR'],
    ['اسکی‌شهیر', 'ESKİŞEHİR'],
    ['اسکی شهیر', 'ESKİŞEHİR'],
    ['izmir', 'İZMİR (BASMANE)'],
    ['IZMIR', 'İZMİR (BASMANE)'],
    ['basmane', 'İZMİR (BASMANE)'],
    ['ازمیر', 'İZMİR (BASMANE)'],
    ['adnan menderes', airport],
    ['adb', airport],
    ['izmir havalimanı', airport],
    ['efes', 'SELÇUK'],
    ['izmit', 'İZMİT YHT'],
    ['kocaeli', 'İZMİT YHT'],
    ['konya', 'KONYA'],
    ['konya gar', 'KONYA'],
    ['قونية', 'KONYA'],
    ['42', 'KONYA'],
    ['afyon', 'AFYON A.ÇETİNKAYA'],
    ['a çetinkaya', 'AFYON A.ÇETİNKAYA'],
    ['sivas', 'SİVAS'],
    ['سیواس', 'SİVAS'],
    ['van', 'TATVAN GAR'],
    ['وان', 'TATVAN GAR'],
    ['pamukkale', 'DENİZLİ'],
    ['kapadokya', 'KAYSERİ'],
    ['antep', 'GAZİANTEP'],
    ['sakarya', 'ARİFİYE'],
    ['mersin', 'YENİCE'],
    ['hâvza', 'HAVZA'],
    ['  Kars  ', 'KARS'],
  ])('%s leads to %s', (input, name) => {
    expect(namesLike(input)[0]).toBe(name);
  });

  test.each([
    ['ankra', 'ANKARA GAR'],
    ['anakra', 'ANKARA GAR'],
    ['ankaraa', 'ANKARA GAR'],
    ['abkara', 'ANKARA GAR'],
    ['nkara', 'ANKARA GAR'],
    ['eskişehr', 'ESKİŞEHİR'],
    ['ekişehir', 'ESKİŞEHİR'],
    ['eskihşeir', 'ESKİŞEHİR'],
    ['eskişhr', 'ESKİŞEHİR'],
    ['sgütlüçeşm', söğütlüçeşme],
    ['esksehr', 'ESKİŞEHİR'],
    ['knaa', null],
    ['istambul', istanbul[0]],
    ['sögütlüceşem', söğütlüçeşme],
    ['konay', 'KONYA'],
    ['kdıköy', söğütlüçeşme],
    ['آنکاار', 'ANKARA GAR'],
    ['kno', null],
  ])('with a slip or two, %s leads to %s', (input, name) => {
    expect(namesLike(input)[0] ?? null).toBe(name);
  });

  test('a city brings all its stations, the likeliest first', () => {
    expect(namesLike('istanbul')).toEqual([
      ...istanbul,
      'ÇATALCA',
      'ISPARTAKULE',
      'KABAKÇA',
      'KURFALLI',
      'SİNEKLİ',
    ]);
  });

  test('a word that several places share brings them all', () => {
    expect(new Set(namesLike('marmaray'))).toEqual(new Set([...istanbul, 'GEBZE']));
    expect(new Set(namesLike('airport'))).toEqual(
      new Set(['ANKARA GAR', 'HAVALİMANI DURAĞI', 'İSTANBUL(HALKALI)', 'İSTANBUL(PENDİK)', airport]),
    );
  });

  test('nothing typed brings the stations most trains call at', () => {
    expect(namesLike('').slice(0, 3)).toEqual(['ANKARA GAR', 'ESKİŞEHİR', 'ERYAMAN YHT']);
    expect(namesLike(' tren ').slice(0, 1)).toEqual(['ANKARA GAR']);
  });

  test.each(['xyzw', '????!', 'Paris', '*', '(', 'a'.repeat(5000)])(
    '%s leads nowhere it does not name',
    (input) => {
      const names = new Set(seedStations.map(({ name }) => name));
      expect(namesLike(input).filter((name) => !names.has(name))).toEqual([]);
    },
  );

  test.each(['xyzw', 'Paris', 'a'.repeat(5000)])('%s names no station', (input) => {
    expect([namesLike(input), stationNamed(index, input)]).toEqual([[], null]);
  });

  test('only stations that may be reached are offered', () => {
    const reached = new Set(seedStations.filter(({ city }) => city === 'KONYA').map(({ id }) => id));
    expect(namesLike('ank', reached)).toEqual([]);
    expect(namesLike('', reached).slice(0, 2)).toEqual(['KONYA', 'SELÇUKLU YHT (KONYA)']);
  });
});

describe('[R-01] what was typed and not picked', () => {
  test.each([
    ['Ankara', 'ANKARA GAR'],
    ['ankara gar', 'ANKARA GAR'],
    ['İstanbul (Söğütlüçeşme)', söğütlüçeşme],
    ['polatlı', 'POLATLI'],
    ['Polatlı YHT', 'POLATLI YHT'],
    ['eskisehr', 'ESKİŞEHİR'],
    ['haydarpaşa', söğütlüçeşme],
    ['آنکارا', 'ANKARA GAR'],
  ])('%s names %s', (input, name) => {
    expect(stationNamed(index, input)?.name).toBe(name);
  });

  test.each(['istanbul', 'marmaray', 'k', '', '  ', 'gar', 'airport'])(
    '%j names several, and so none',
    (input) => {
      expect(stationNamed(index, input)).toBeNull();
    },
  );

  test('two stations of one name are never taken for each other', () => {
    const one = seedStations.find(({ name }) => name === 'YENİKÖY');
    if (one === undefined) throw new Error('The network has no YENİKÖY.');
    const twice = stationIndexOf([...seedStations, { ...one, id: 9_999_999 }]);
    expect(stationNamed(twice, 'yeniköy')).toBeNull();
  });
});

test.each([
  ['anka', 'anka', false],
  ['ankx', 'anka', true],
  ['anak', 'anka', true],
  ['ank', 'anka', false],
  ['aanka', 'anka', true],
  ['nkar', 'ankara', true],
  ['ankara', 'ank', false],
  ['ankara', 'ankar', true],
  ['axkaxa', 'ankara', false],
])('%s is one slip away from the beginning of %s: %s', (input, word, is) => {
  expect(isSlipOf(input, word)).toBe(is);
});

const timeOf = (work: () => unknown): number => {
  const began = performance.now();
  work();
  return performance.now() - began;
};

/** The machine may be busy with anything else: what it takes is compared with what reading the names once takes then. */
test('600 stations are looked through in 0.6 of the time in which their names are read once: 2 milliseconds', () => {
  const [first] = seedStations;
  if (first === undefined) throw new Error('The network has no station.');
  const more = Array.from(
    { length: 600 - seedStations.length },
    (_, at): SearchStation => ({ ...first, id: 8_000_000 + at, name: `DURAK ${at}` }),
  );
  const stations = [...seedStations, ...more];
  const whole = stationIndexOf(stations);
  const shares = ['e', 'istanbul', 'sogutlu cesme', 'eskisehr', 'qwertyui'].map((input) => {
    const turns = Array.from({ length: 60 }, () => ({
      reading: timeOf(() => stationIndexOf(stations)),
      looking: timeOf(() => stationsLike(whole, input)),
    }));
    const quickest = (of: 'looking' | 'reading') => Math.min(...turns.map((turn) => turn[of]));
    return quickest('looking') / quickest('reading');
  });
  expect(shares.filter((share) => share >= 0.6)).toEqual([]);
});
