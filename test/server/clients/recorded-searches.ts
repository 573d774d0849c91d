/** A day of travel as clients write its search: day, month and year, each as a number. */
export type Written = (day: number, month: number, year: number) => string;

const padded = (count: number): string => String(count).padStart(2, '0');

type Recorded = {
  /** Which clients send it, in words. */
  readonly by: string;
  /** Beside the stations, what stands in the way that is searched. */
  readonly way: object;
  readonly more: { readonly searchType?: string; readonly blTrainTypes?: readonly string[] };
  readonly date: Written;
  /** Of the search: from the midnight of the day in Türkiye, or three hours later. */
  readonly from: 'midnight' | 'three';
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
};

const names = { departureStationName: 'ANKARA GAR', arrivalStationName: 'İSTANBUL(SÖĞÜTLÜÇEŞME)' };
const asked = '?environment=dev&userId=1';
const unit = { 'unit-id': '3895' };
const domestic = { searchType: 'DOMESTIC' };

const atMidnight: Written = (day, month, year) => `${padded(day)}-${padded(month)}-${year} 00:00:00`;
/** The evening before, reckoned as a number: on the first of a month it is the day nought. */
const dayLessOne: Written = (day, month, year) => `${day - 1}-${month}-${year} 21:00:00`;
const eveningBefore: Written = (day, month, year) => {
  const before = new Date(Date.UTC(year, month - 1, day - 1));
  return `${padded(before.getUTCDate())}-${padded(before.getUTCMonth() + 1)}-${before.getUTCFullYear()} 21:00:00`;
};

const ordinary = {
  way: names,
  more: {},
  date: atMidnight,
  from: 'three',
  query: asked,
  headers: unit,
} as const;

/** How the public clients of the operator ask for a day, as their sources and a few captured bodies have it. */
export const recordedSearches: readonly Recorded[] = [
  {
    ...ordinary,
    by: 'a browser: the evening before in UTC, its kind, and no tourist trains',
    date: eveningBefore,
    from: 'midnight',
    more: { ...domestic, blTrainTypes: ['TURISTIK_TREN'] },
  },
  {
    ...ordinary,
    by: 'a browser that leaves out what is nought',
    date: (day, month, year) => eveningBefore(day, month, year).replaceAll(/\b0(?=\d-)/g, ''),
    from: 'midnight',
  },
  {
    ...ordinary,
    by: 'a page that takes one from the day',
    date: dayLessOne,
    from: 'midnight',
    more: { blTrainTypes: [] },
  },
  {
    ...ordinary,
    by: 'a bot: the day at nought hours',
    more: { ...domestic, blTrainTypes: ['TURISTIK_TREN'] },
  },
  { ...ordinary, by: 'a bot that names no station', way: {} },
  {
    ...ordinary,
    by: 'a bot that names the first station alone',
    way: { departureStationName: names.departureStationName },
  },
  { ...ordinary, by: 'a bot that says no kind and no list', more: {} },
  { ...ordinary, by: 'a bot that wants no fast train', more: { blTrainTypes: ['YHT'] } },
  { ...ordinary, by: 'a bot whose list is empty', more: { blTrainTypes: [] } },
  {
    ...ordinary,
    by: 'a bot whose list says a kind twice',
    more: { blTrainTypes: ['TURISTIK_TREN', 'TURISTIK_TREN'] },
  },
  { ...ordinary, by: 'a bot that says production', query: '?environment=prod&userId=1' },
  { ...ordinary, by: 'a bot that says nothing in its address', query: '' },
  { ...ordinary, by: 'a bot without a unit', headers: {} },
  {
    ...ordinary,
    by: 'a bot of the autumn of 2026',
    headers: {
      ...unit,
      'x-tms-xsrf-token': 'x',
      'captcha-session': 'y',
      'channel-code': 'WEB',
      channelid: '3',
      'device-id': 'z',
      'application-name': 'TCDDWeb',
    },
  },
];
