import { expect, test } from 'vitest';
import type { CabinOffer, Journey, JourneyLeg } from '#domain/journey/journey.ts';
import { classesToAwait } from '#domain/seat/alarm-wish.ts';
import { alarmAddress, alarmEndAddress } from '#domain/seat/seat-alarm.ts';

const cabin = (cabinClass: CabinOffer['cabinClass'], general: number, bound = 0): CabinOffer => ({
  cabinClass,
  price: 10_000,
  general,
  wheelchair: 0,
  bound,
});

const leg = (cabins: readonly CabinOffer[], more: Partial<JourneyLeg> = {}): JourneyLeg => ({
  runId: 7,
  number: '81001',
  name: '81001 YHT',
  commercialName: 'YHT',
  type: 'YHT',
  from: 98,
  to: 93,
  departure: 1_000,
  arrival: 2_000,
  stops: [],
  isReservable: true,
  isOnSale: true,
  saleOpensAt: 0,
  cabins,
  ...more,
});

const journey = (...legs: readonly JourneyLeg[]): Journey => ({ kind: 'direct', legs });

const awaited = (found: Journey, passengers = 1) =>
  classesToAwait(found, passengers).map(({ cabinClass }) => cabinClass);

test('an alarm is offered for classes without room for all who travel, and where no wheelchair place is free', () => {
  const cabins = [cabin('Y1', 2), cabin('C', 0), cabin('L', 0, 1), cabin('DSB', 0)];
  expect([awaited(journey(leg(cabins))), awaited(journey(leg(cabins)), 3)]).toEqual([
    ['C', 'DSB'],
    ['L', 'Y1', 'C', 'DSB'],
  ]);
});

test('one free wheelchair place is enough, however many travel along', () => {
  const cabins = [cabin('Y1', 9), { ...cabin('DSB', 0), wheelchair: 1 }];
  expect(awaited(journey(leg(cabins)), 3)).toEqual([]);
});

test('none is offered for a journey in several trains, nor before the sale opens', () => {
  const full = leg([cabin('C', 0)]);
  expect([
    awaited(journey(full, full)),
    awaited(journey({ ...full, isOnSale: false })),
    awaited(journey()),
  ]).toEqual([[], [], []]);
});

test('the page of alarms is led to with the run and the trip, and by a letter with its code', () => {
  const wish = { from: 98, to: 93, outward: '2026-12-01', back: null, passengers: 2, lapChildren: 0 };
  expect([alarmAddress(7, wish), alarmEndAddress('abc')]).toEqual([
    '/bos-yer-alarmi?sefer=7&kalkis=98&varis=93&gidis=2026-12-01&yolcu=2',
    '/bos-yer-alarmi?iptal=abc',
  ]);
});
