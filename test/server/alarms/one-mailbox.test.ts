import { expect, test } from 'vitest';
import { alarmChance } from '#domain/seat/seat-alarm.ts';
import { day } from '#domain/values/durations.ts';
import { moveClock } from '#test/support/members.ts';
import { askAlarm, fullClassOfThisFile, notifyNow, readNotified } from '../../support/sold/full-class.ts';

const { shop, full } = fullClassOfThisFile();

const ask = (name: string) => askAlarm(shop(), full(), `${name}@example.com`);

const notified = async () => {
  await notifyNow(shop());
  return readNotified(shop());
};

test('a mailbox is told ten times a day, whatever stands behind a plus in its address; others are told on', async () => {
  for (let nth = 0; nth < 10; nth += 1) expect((await ask(`a+${nth}`)).status).toBe(200);
  expect((await ask('A+ten')).status).toBe(429);
  expect((await ask('b')).status).toBe(200);
  await full().free(11);
  const first = await notified();
  expect([first.length, first.filter((name) => name === 'b')]).toEqual([11, ['b']]);
  await full().fill();
  await notified();
  await moveClock(shop(), alarmChance);
  await full().free(11);
  expect((await notified()).slice(11)).toEqual(['b']);
  await full().fill();
  await notified();
  await moveClock(shop(), day);
  await full().free(11);
  expect((await notified()).slice(12)).toHaveLength(11);
});
