import { expect, test } from 'vitest';
import { alarmChance, alarmNotices } from '#domain/seat/seat-alarm.ts';

test('one alarm tells five times, and gives a quarter of an hour each time', () => {
  expect([alarmNotices, alarmChance]).toEqual([5, 900_000]);
});
