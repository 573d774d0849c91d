import { expect, test } from 'vitest';
import { isOfficeOpen, type RentalOffice } from '#domain/rental/rental-office.ts';
import { problemsOfRentalWish, type RentalWish, rentalDaysOf } from '#domain/rental/rental-wish.ts';
import { day, hour } from '#domain/values/durations.ts';

const hours = { opens: 8 * 60, closes: 20 * 60 };

/** Shut on Sundays. */
const ankara: RentalOffice = {
  id: 'ankara',
  stationId: 98,
  name: 'Ankara Garı',
  address: 'Celal Bayar Bulvarı 1',
  phone: '+90 312 000 00 00',
  week: [hours, hours, hours, hours, hours, hours, null],
};
const konya: RentalOffice = { ...ankara, id: 'konya', stationId: 796 };
const offices = [ankara, konya];

const at = (clock: string): number => Date.parse(`${clock}:00+03:00`);
const now = at('2026-11-23T11:00');

const wish: RentalWish = {
  pickUpOffice: 'ankara',
  dropOffOffice: 'konya',
  pickUpAt: at('2026-12-01T10:00'),
  dropOffAt: at('2026-12-04T10:00'),
};

const wrongIn = (changed: Partial<RentalWish>) =>
  problemsOfRentalWish({ ...wish, ...changed }, offices, now).map(
    ({ field, problem }) => `${field}: ${problem}`,
  );

test.each([
  ['2026-11-30T07:59', false],
  ['2026-11-30T08:00', true],
  ['2026-11-30T20:00', true],
  ['2026-11-30T20:01', false],
  ['2026-12-05T12:00', true],
  ['2026-12-06T12:00', false],
  ['2026-12-07T00:00', false],
])('[F-08] an office that is shut on Sundays stands open at %s: %s', (clock, isOpen) => {
  expect(isOfficeOpen(ankara, at(clock))).toBe(isOpen);
});

test.each<[string, Partial<RentalWish>, readonly string[]]>([
  ['as it should be', {}, []],
  ['brought back where it was fetched', { dropOffOffice: 'ankara' }, []],
  ['fetched at an office there is none of', { pickUpOffice: '' }, ['pickUpOffice: place-needed']],
  ['brought back to none', { dropOffOffice: 'kars' }, ['dropOffOffice: place-needed']],
  ['fetched in two hours', { pickUpAt: now + 2 * hour, dropOffAt: now + 3 * hour }, []],
  ['fetched earlier', { pickUpAt: now + 2 * hour - 1, dropOffAt: now + 3 * hour }, ['pickUpAt: time-past']],
  [
    'fetched more than a year from now',
    { pickUpAt: now + 366 * day, dropOffAt: now + 367 * day },
    ['pickUpAt: time-too-far'],
  ],
  ['fetched at night', { pickUpAt: at('2026-12-01T06:00') }, ['pickUpAt: office-closed']],
  ['brought back on a Sunday', { dropOffAt: at('2026-12-06T10:00') }, ['dropOffAt: office-closed']],
  ['brought back before it is fetched', { dropOffAt: wish.pickUpAt - 1 }, ['dropOffAt: before-pick-up']],
  ['brought back within the hour', { dropOffAt: wish.pickUpAt + hour - 1 }, ['dropOffAt: before-pick-up']],
  ['kept for an hour', { dropOffAt: wish.pickUpAt + hour }, []],
  ['kept for 30 days', { dropOffAt: wish.pickUpAt + 30 * day }, []],
  ['kept for longer', { dropOffAt: wish.pickUpAt + 30 * day + 1 }, ['dropOffAt: too-long']],
])('[F-08] a car %s', (_, changed, problems) => {
  expect(wrongIn(changed)).toEqual(problems);
});

test('[F-08] each day that is begun counts whole', () => {
  const kept = [hour, day, day + 1, 3 * day, 30 * day].map((time) =>
    rentalDaysOf({ pickUpAt: now, dropOffAt: now + time }),
  );
  expect(kept).toEqual([1, 1, 2, 3, 30]);
});
