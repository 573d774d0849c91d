import type { OpenHours, RentalOffice } from '#domain/rental/rental-office.ts';

const wholeDay: OpenHours = { opens: 0, closes: 24 * 60 - 1 };
const longDay: OpenHours = { opens: 7 * 60, closes: 23 * 60 };
const workingDay: OpenHours = { opens: 9 * 60, closes: 18 * 60 };

const everyDay = (hours: OpenHours): RentalOffice['week'] => Array.from({ length: 7 }, () => hours);
const butSundays = (hours: OpenHours): RentalOffice['week'] => [...everyDay(hours).slice(0, 6), null];

/** An office where there is no car, one whose supplier is slow to answer, and one whose supplier never does. */
export const testOffices = { empty: 'kars', slow: 'karaman', silent: 'erzincan' } as const;

/** Offices of the simulated supplier, each beside a station. */
export const rentalOffices: readonly RentalOffice[] = [
  {
    id: 'ankara',
    stationId: 98,
    name: 'Ankara Garı',
    address: 'Hipodrom Caddesi 3, Altındağ, Ankara',
    phone: '+90 312 555 01 06',
    week: everyDay(wholeDay),
  },
  {
    id: 'eskisehir',
    stationId: 93,
    name: 'Eskişehir Garı',
    address: 'İstasyon Caddesi 12, Tepebaşı, Eskişehir',
    phone: '+90 222 555 01 26',
    week: everyDay(longDay),
  },
  {
    id: 'istanbul-sogutlucesme',
    stationId: 1325,
    name: 'İstanbul Söğütlüçeşme',
    address: 'Taşköprü Caddesi 8, Kadıköy, İstanbul',
    phone: '+90 216 555 01 34',
    week: everyDay(wholeDay),
  },
  {
    id: 'istanbul-pendik',
    stationId: 48,
    name: 'İstanbul Pendik',
    address: 'Gazipaşa Caddesi 21, Pendik, İstanbul',
    phone: '+90 216 555 02 34',
    week: everyDay(longDay),
  },
  {
    id: 'konya',
    stationId: 796,
    name: 'Konya Garı',
    address: 'Alay Caddesi 5, Meram, Konya',
    phone: '+90 332 555 01 42',
    week: everyDay(longDay),
  },
  {
    id: 'sivas',
    stationId: 566,
    name: 'Sivas Garı',
    address: 'İstasyon Caddesi 44, Merkez, Sivas',
    phone: '+90 346 555 01 58',
    week: butSundays(workingDay),
  },
  {
    id: 'adana',
    stationId: 753,
    name: 'Adana Garı',
    address: 'Uğur Mumcu Meydanı 1, Seyhan, Adana',
    phone: '+90 322 555 01 01',
    week: butSundays(longDay),
  },
  {
    id: 'izmir',
    stationId: 312,
    name: 'İzmir Basmane Garı',
    address: 'Dokuz Eylül Meydanı 2, Konak, İzmir',
    phone: '+90 232 555 01 35',
    week: everyDay(wholeDay),
  },
  {
    id: 'kayseri',
    stationId: 182,
    name: 'Kayseri Garı',
    address: 'Osman Kavuncu Bulvarı 17, Kocasinan, Kayseri',
    phone: '+90 352 555 01 38',
    week: butSundays(workingDay),
  },
  {
    id: testOffices.empty,
    stationId: 532,
    name: 'Kars Garı',
    address: 'İstasyon Mahallesi 9, Merkez, Kars',
    phone: '+90 474 555 01 36',
    week: butSundays(workingDay),
  },
  {
    id: testOffices.slow,
    stationId: 791,
    name: 'Karaman Garı',
    address: 'İstasyon Caddesi 3, Merkez, Karaman',
    phone: '+90 338 555 01 70',
    week: everyDay(longDay),
  },
  {
    id: testOffices.silent,
    stationId: 1152,
    name: 'Erzincan Garı',
    address: 'Gar Meydanı 1, Merkez, Erzincan',
    phone: '+90 446 555 01 24',
    week: everyDay(longDay),
  },
];
